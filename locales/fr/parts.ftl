# Ce qui joint les parties d'une phrase, dans tous les jeux.

parts-comma = { $first }, { $rest }
parts-semicolon = { $first } ; { $rest }
parts-sentences = { $first } { $rest }
parts-or = { $first } ou { $rest }
