"""Taiwan Snackbar: add to the order, pass it on, or eat it all and pray."""
