# Stałe części komnaty i stwora.

dungeon-cards-rooms = Puste komnaty
dungeon-cards-creatures = Stwory
dungeon-cards-sum = zagrożenie { $sum }
dungeon-cards-time = { $time } { $time ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} czasu
dungeon-cards-chests = { $chests } { $chests ->
    [one] skrzynia
    [few] skrzynie
   *[many] skrzyń
}
dungeon-cards-level = od lochu { $level }
dungeon-cards-silence = ikona ciszy
