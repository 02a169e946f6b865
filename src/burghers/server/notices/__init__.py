"""Telling people who are away that they are asked: by e-mail and by a call to an address of theirs."""
