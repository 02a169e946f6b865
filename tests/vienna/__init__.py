"""Tests of Vienna, a module per chapter of its rule book."""
