"""The rules of Colonia, chapter by chapter."""
