"""Keys, menus, lines and games at the terminal."""
