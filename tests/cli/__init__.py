"""What the terminal promises."""
