"""What is kept between two evenings: settings and games, where the platform keeps such things."""
