# Las partes fijas de una sala o una criatura.

dungeon-cards-rooms = Salas vacías
dungeon-cards-creatures = Criaturas
dungeon-cards-sum = nivel de peligro { $sum }
dungeon-cards-time = { $time } { $time ->
    [one] ficha
   *[other] fichas
} de tiempo
dungeon-cards-chests = { $chests } { $chests ->
    [one] cofre
   *[other] cofres
}
dungeon-cards-level = desde la mazmorra { $level }
dungeon-cards-silence = icono de silencio
