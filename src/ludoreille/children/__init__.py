"""Processes beside the game for what may block, crash, hang or keep a core busy."""
