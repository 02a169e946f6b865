"""Making tables, finding them, sitting down and getting up."""
