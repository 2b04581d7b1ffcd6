# The fixed parts of a room or a creature.

dungeon-cards-rooms = Empty rooms
dungeon-cards-creatures = Creatures
dungeon-cards-sum = danger { $sum }
dungeon-cards-time = { $time } time { $time ->
    [one] token
   *[other] tokens
}
dungeon-cards-chests = { $chests } { $chests ->
    [one] chest
   *[other] chests
}
dungeon-cards-level = from dungeon { $level } on
dungeon-cards-silence = silence icon
