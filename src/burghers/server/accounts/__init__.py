"""People who want to find their tables again on another device; nobody needs an account to play."""
