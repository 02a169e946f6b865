"""The games in the forms of other people's programs."""
