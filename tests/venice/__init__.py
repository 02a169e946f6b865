"""The Columns of Venice, rule by rule."""
