# Ce qui joint les parties d'une phrase, dans tous les jeux.

parts-comma = { $first }, { $rest }
parts-semicolon = { $first } ; { $rest }
parts-sentences = { $first } { $rest }
parts-or = { $first } ou { $rest }

# Une probabilité : « 3 chances sur 10 ».
parts-chances = { $nombre ->
    [one] { $nombre } chance sur { $total }
   *[other] { $nombre } chances sur { $total }
}
parts-chances-none = aucune chance
parts-chances-all = toutes les chances
