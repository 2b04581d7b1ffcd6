# Karty, kostki ran i żetony Knockdown: co jest na nich narysowane i co się o nich mówi.

## Narysowane

cards-symbol-fist = pięść
cards-symbol-foot = stopa
cards-symbol-block = blok
cards-symbol-dash = zryw
cards-symbol-any = dowolny symbol
cards-type-strike = Cios
cards-type-ability = Zdolność
cards-type-reaction = Reakcja
cards-skill = Umiejętność
cards-ko = K.O.
cards-initiative = inicjatywa
cards-face-down = zakryta
cards-candle = Świeca
cards-candle-text = Pierwsza zapala świecę na obu końcach toru. Każda następna przesuwa obie świece o 1 pole w stronę środka.

## Wypowiedziane

cards-said-name = { $name }.
cards-said-type = { $type }, { $range }.
cards-said-symbols = { $count ->
    [one] Symbol: { $symbols }.
   *[other] Symbole: { $symbols }.
}
cards-said-cost = Koszt: { $cost }.
cards-said-free = Nic nie kosztuje.
cards-said-wounds = { $wounds }.
cards-said-ko = Z ikoną K.O.
cards-said-skill = Umiejętność, inicjatywa { $initiative }.
cards-said-candle = Karta świecy. { $text }
cards-said-face-down = Zakryta. { $card }
cards-said-back = Rewers karty.
cards-range-any = dowolna odległość
cards-range-projectile = pocisk
cards-range-one = zasięg { $low }
cards-range-span = zasięg od { $low } do { $high }
cards-either = { $first } lub { $next }
cards-both = { $first } i { $next }
cards-light = { $count } { $count ->
    [one] lekka rana
    [few] lekkie rany
   *[many] lekkich ran
}
cards-heavy = { $count } { $count ->
    [one] ciężka rana
    [few] ciężkie rany
   *[many] ciężkich ran
}
cards-no-wounds = bez ran
cards-victory-won = Wygrana runda.
cards-victory-open = Runda jeszcze do wygrania.
cards-provenance-rulebook = Z instrukcji.
cards-provenance-completed = Częściowo z instrukcji.
cards-provenance-house = Nasz projekt.
