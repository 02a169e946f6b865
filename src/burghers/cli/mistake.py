"""What went wrong at the terminal, said to a person."""


class Mistake(Exception):
    """Something that cannot be done as asked; the message is for the person who asked."""
