"""The page in a real browser: Debian's Chromium against a real server."""
