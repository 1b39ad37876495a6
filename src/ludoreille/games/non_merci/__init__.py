"""Non Merci: take the card, or pay a token to pass it on."""
