# Przed lochem i po nim: wybór drużyny, mapa przygody, wynik.

## Na stronie głównej

hall-enter-single = Wejdź do lochu
hall-enter-adventure = Rozpocznij przygodę
hall-enter-daily = Dzisiejszy loch
hall-you = Ty
hall-alone = W pojedynkę
hall-with-here = { $count ->
    [one] ktoś obok
    [few] { $count } osoby obok
   *[many] { $count } osób obok
}
hall-with-link = { $count ->
    [one] ktoś online
    [few] { $count } osoby online
   *[many] { $count } osób online
}
hall-with-bot = { $count ->
    [one] bot
    [few] { $count } boty
   *[many] { $count } botów
}
hall-who = Kto idzie z tobą?
hall-here = Tutaj
hall-here-text = przy tym ekranie
hall-link = Przez link
hall-link-text = na swoich telefonach
hall-bot = Boty
hall-bot-text = też rozmawiają
hall-level = Poziom botów
hall-less = Odejmij: { $what }
hall-more = Dodaj: { $what }
hall-count = { $what }: { $count }

hall-quest = Tryb
hall-quest-single = Jeden loch
hall-quest-single-text = Znajdźcie Czarnego Rycerza i pokonajcie go.
hall-quest-adventure = Przygoda
hall-quest-adventure-text = Cztery kolejne lochy, coraz trudniejsze, z czarami do zdobycia po drodze.
hall-quest-daily = Loch dnia
hall-quest-daily-text = Te same karty dla wszystkich do północy (UTC). Porównajcie wyniki.
hall-hourglass = Klepsydra
hall-hourglass-short = Czas: { $time }
hall-hourglass-own = Inny…
hall-chests = Polowanie na skrzynie
hall-chests-text = Po wygranej punktuje najlepszy łańcuch skrzyń.
hall-new-daily = Loch dnia
hall-new-daily-text = Dziś wszyscy mają to samo rozdanie. Żaden gracz nie dokłada losowości i każdy może je poznać z góry.

## Moje stoły

hall-mine-alone = W pojedynkę
hall-mine-bot = W drużynie: { $name } ({ $level })
hall-mine-here = Z kimś obok
hall-mine-link = Z kimś online
hall-mine-open = Z wolnym miejscem
hall-mine-somebody = Z innymi
hall-mine-many = { $count ->
    [one] Ty i jedna inna osoba
    [few] Ty i { $count } inne osoby
   *[many] Ty i { $count } innych osób
}
hall-mine-name = W drużynie: { $name }

## Mapa przygody

hall-map = Przygoda
hall-map-dungeon = Loch { $level }
hall-map-won = { $tries ->
    [0] już za wami
    [one] wygrany za pierwszym razem
   *[other] wygrany za { $tries }. razem
}
hall-map-here = { $tries ->
    [0] tu jesteście
    [one] tu jesteście, po jednej porażce
   *[other] tu jesteście, po { $tries } porażkach
}
hall-map-next = { $tries ->
    [0] następny
    [one] następny, po jednej porażce
   *[other] następny, po { $tries } porażkach
}
hall-map-ahead = jeszcze przed wami
hall-map-tokens = Wasze czary:
hall-map-no-tokens = Na razie bez czarów: każdy wygrany loch daje jeden.
hall-map-points = { $points ->
    [one] Jak dotąd jeden punkt za skrzynie
    [few] Jak dotąd { $points } punkty za skrzynie
   *[many] Jak dotąd { $points } punktów za skrzynie
}
hall-map-finished = Wszystkie cztery lochy wygrane. Powstaną o was pieśni, okropnie fałszowane.

## Po końcu

hall-outcome-won = Loch wygrany!
hall-outcome-lost = Loch przegrany
hall-outcome-finished = Przygoda wygrana!
hall-points = { $points ->
    [0] Brak punktów za skrzynie
    [one] Jeden punkt za skrzynie
    [few] { $points } punkty za skrzynie
   *[many] { $points } punktów za skrzynie
}
hall-again-next = Dalej, do lochu { $level }
hall-again-retry = Jeszcze raz loch { $level }
hall-again-restart = Z powrotem do lochu { $level }
hall-again-adventure = Nowa przygoda
hall-again-try = Spróbuj jeszcze raz
hall-again-play = Zagraj jeszcze raz
hall-otherwise = Inna drużyna albo inne opcje
hall-wished = { $count ->
    [one] { $name } chce grać dalej.
   *[other] { $name } chcą grać dalej.
}

## Wynik dnia jako tekst do wysłania

hall-share = Twój wynik do wysłania
hall-share-send = Wyślij…
hall-share-tries = Próby liczą się na tym urządzeniu od chwili, gdy widać karty.
hall-share-title = Knock, Knock! Dungeon! – { $date }
hall-share-won = { $attempt ->
    [0] 🏆 Wygrana
    [1] 🏆 Wygrana w pierwszej próbie
   *[other] 🏆 Wygrana w próbie { $attempt }
}
hall-share-lost = { $attempt ->
    [0] 💥 Porażka
    [1] 💥 Porażka w pierwszej próbie
   *[other] 💥 Porażka w próbie { $attempt }
}
hall-share-cards = { $count ->
    [one] jedna wyłożona karta
    [few] { $count } wyłożone karty
   *[many] { $count } wyłożonych kart
}
hall-share-people = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
hall-share-bots = { $count ->
    [one] jeden bot
    [few] { $count } boty
   *[many] { $count } botów
}
hall-share-chests = { $points ->
    [0] brak punktów za skrzynie
    [one] jeden punkt za skrzynie
    [few] { $points } punkty za skrzynie
   *[many] { $points } punktów za skrzynie
}
hall-share-time = { $minutes ->
    [one] jedna minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
hall-share-no-time = bez zegara
