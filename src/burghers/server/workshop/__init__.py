"""The workshop on the server: printings on the bench, and those that accounts keep."""
