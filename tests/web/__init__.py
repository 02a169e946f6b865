"""What can be said of the page without a browser."""
