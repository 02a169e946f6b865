"""The workshop: where the figures of a box are typed in, checked, compared, and turned into spreadsheets and back."""
