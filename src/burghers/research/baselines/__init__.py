"""Baselines to measure oneself against, each as short as it can be: read them, copy them, do better."""
