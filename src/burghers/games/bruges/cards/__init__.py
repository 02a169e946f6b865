"""What the persons do: a small vocabulary of sentences, each with its figures."""
