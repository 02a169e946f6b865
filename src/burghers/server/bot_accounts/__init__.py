"""Programs that sit at tables over the network: accounts of their own, opened by tokens, marked as bots."""
