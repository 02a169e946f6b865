"""What is kept on disk: the log of every table, seats, keys, chat, accounts and messages to be sent."""
