"""The table server: people, tables, what is kept on disk, and live play. It knows games only by the catalogue."""
