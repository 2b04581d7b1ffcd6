# Karty, kostki Obrażeń i żetony Knockdown: podpisy i opisy dla czytników ekranu.

## Podpisy

cards-symbol-fist = pięść
cards-symbol-foot = stopa
cards-symbol-block = blok
cards-symbol-dash = Zryw
cards-symbol-any = niewiadoma
cards-type-strike = Uderzenie
cards-type-ability = Zdolność
cards-type-reaction = Reakcja
cards-skill = Umiejętność
cards-ko = K.O.
cards-initiative = Inicjatywa
cards-face-down = zakryta
cards-candle = Świeca
cards-candle-text = Pierwsza zapala Świecę na obu końcach toru Świec. Każda następna przesuwa obie Świece o 1 pole w stronę środka.

## Dla czytników ekranu

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
cards-said-skill = Umiejętność, Inicjatywa { $initiative }.
cards-said-candle = Karta Świecy. { $text }
cards-said-face-down = Zakryta. { $card }
cards-said-back = Rewers karty.
cards-range-any = dowolna odległość
cards-range-projectile = zasięg pocisku
cards-range-one = zasięg { $low }
cards-range-span = zasięg od { $low } do { $high }
cards-either = { $first } lub { $next }
cards-both = { $first } i { $next }
cards-light = { $count } { $count ->
    [one] Obrażenie lekkie
    [few] Obrażenia lekkie
   *[many] Obrażeń lekkich
}
cards-heavy = { $count } { $count ->
    [one] Obrażenie ciężkie
    [few] Obrażenia ciężkie
   *[many] Obrażeń ciężkich
}
cards-no-wounds = bez Obrażeń
cards-victory-won = Wygrana runda.
cards-victory-open = Runda jeszcze do wygrania.
cards-provenance-rulebook = Z instrukcji.
cards-provenance-completed = Częściowo z instrukcji.
cards-provenance-house = Nasz projekt.
