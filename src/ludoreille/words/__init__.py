"""From message ids to French sentences."""
