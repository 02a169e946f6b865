"""Tests of Colonia, a module per chapter of its rule book."""
