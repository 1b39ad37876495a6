"""Push: draw, build up to three columns, stop in time, take one."""
