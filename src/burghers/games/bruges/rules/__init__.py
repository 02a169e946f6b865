"""The rule book as steps, a chapter per file."""
