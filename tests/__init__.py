"""The tests; a folder here shows what a folder of the house promises."""
