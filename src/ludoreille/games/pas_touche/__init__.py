"""Pas Touche: two dice name a card; touch it first, with your own hand, unless your cards forbid it."""
