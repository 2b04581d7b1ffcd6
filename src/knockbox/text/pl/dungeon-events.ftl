# Co się dzieje w lochu, jedno zdanie na zdarzenie. $name to gracz, który działa; czas teraźniejszy nie zależy od rodzaju.

## Przygotowanie gry

dungeon-event-deck-shuffled = Talia zostaje potasowana: { $size } { $size ->
    [one] karta
    [few] karty
   *[many] kart
}, Czarny Rycerz na spodzie.
dungeon-event-card-dealt = { $cards ->
    [none] { $name } dostaje { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
   *[other] { $name } dostaje { $cards }.
}
dungeon-event-start-card-laid = Karta początkowa pośrodku: { $subject }.
dungeon-event-first-player-decided = Zaczyna { $name }.

## Tura

dungeon-event-turn-started = Tura: { $name }.
dungeon-event-seat-skipped = { $name } nie ma kart i traci kolejkę.
dungeon-event-card-laid = { $name } wykłada { $card } na pole { $place }{ $turn ->
    [turned] , z obrotem
   *[upright] { "" }
}.
dungeon-event-time-placed = { $start } dostaje { $time } { $time ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} czasu.
dungeon-event-talk-flipped = { $side ->
    [silence] Cisza! Od teraz nikomu nie wolno mówić.
   *[talk] Znowu wolno mówić.
}
dungeon-event-creature-beaten = { $start } jest pokonany.
dungeon-event-knight-held = Czarny Rycerz zostaje pochwycony, aż padnie ostatni zamrożony stwór.
dungeon-event-time-passed = { $creatures ->
    [one] { $creatures } stwór oddaje żeton czasu.
    [few] { $creatures } stwory oddają po żetonie czasu.
   *[many] { $creatures } stworów oddaje po żetonie czasu.
}
dungeon-event-card-drawn = { $cards ->
    [none] { $name } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
   *[other] { $name } dobiera { $cards }.
}
dungeon-event-draw-skipped = { $name } nie dobiera i gra dalej z jedną kartą mniej.
dungeon-event-knight-drawn = { $name } dobiera Czarnego Rycerza i musi go od razu wyłożyć.
dungeon-event-card-shown = { $name } pokazuje { $card } i musi wyłożyć tę kartę jako następną.

## Żetony księgi czarów

dungeon-event-token-used = { $name } używa { $token ->
    [fireball] kuli ognia
    [ice] błysku lodu
    [poison] trucizny
   *[silence] kuli ciszy
}.
dungeon-event-creature-burnt = { $start } płonie i znika ze stołu.
dungeon-event-creature-frozen = { $start } zamarza i oddaje swój czas, ale nadal trzeba go pokonać.
dungeon-event-corner-poisoned = { $corner ->
    [none] Róg { $place }
    [nw] Lewy górny róg { $owner } (pole { $place })
    [ne] Prawy górny róg { $owner } (pole { $place })
    [sw] Lewy dolny róg { $owner } (pole { $place })
   *[se] Prawy dolny róg { $owner } (pole { $place })
} jest zatruty: wart 0.
dungeon-event-token-returned = { $token ->
    [fireball] Kula ognia wraca
    [ice] Błysk lodu wraca
    [poison] Trucizna wraca
   *[silence] Kula ciszy wraca
} do puli.
dungeon-event-token-drawn = Grupa losuje { $token ->
    [fireball] kulę ognia
    [ice] błysk lodu
    [poison] truciznę
   *[silence] kulę ciszy
} na następny loch.

## Zakończenia

dungeon-event-last-chance-called = Wszystkie ręce są puste, ale żeton może jeszcze pomóc. Decyduje { $name }.
dungeon-event-giving-up = { $name } chce się poddać.
dungeon-event-card-blamed = { $rule ->
    [KKD-END-2] { $start } na polu { $place } przekracza 5.
    [KKD-END-3] { $start } na polu { $place } nie ma już czasu i nie jest pokonany.
    [KKD-END-4] { $start } na polu { $place } potrzebuje więcej żetonów czasu, niż zostało.
   *[other] { $start } na polu { $place }: tu leży wina.
}
dungeon-event-dungeon-won = Czarny Rycerz jest pokonany: loch wygrany!
dungeon-event-dungeon-lost = { $rule ->
    [KKD-END-2] Rozlega się alarm: loch przegrany.
    [KKD-END-3] Stwór się wymyka: loch przegrany.
    [KKD-END-4] Zapas jest za mały: loch przegrany.
    [KKD-END-5] Czas minął: loch przegrany.
    [KKDR-11] Wszystkie ręce są puste, a loch niezdobyty: przegrana.
    [KKDR-47] Grupa się poddaje: loch przegrany.
   *[other] Loch przegrany.
}
dungeon-event-chests-counted = Najlepszy łańcuch skrzyń daje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
