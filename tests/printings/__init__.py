"""What printings claim of the rule books."""
