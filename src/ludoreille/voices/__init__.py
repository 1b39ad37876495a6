"""Ways of being heard."""
