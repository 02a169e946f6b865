"""Tests of Bruges, a module per chapter of its rule book."""
