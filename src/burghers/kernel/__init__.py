"""The kernel: what every game is made of. No rules, no input or output, nothing but the standard library."""
