"""Where bots think: what they are asked, the process that answers, and the thread that looks after it."""
