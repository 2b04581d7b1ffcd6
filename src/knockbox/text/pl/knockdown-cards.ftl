# Stałe części karty, planszy wojownika i umiejętności.

card-attacks = Karty ataku
card-skills = Umiejętności
card-specials = Ataki specjalne
card-tokens = Żetony
card-type-strike = Cios
card-type-ability = Zdolność
card-type-reaction = Reakcja
card-symbol-fist = pięść
card-symbol-foot = stopa
card-symbol-block = blok
card-symbol-dash = zryw
card-symbol-any = dowolny symbol
card-symbol-or = { $first }/{ $next }
card-cost = koszt: { $cost }
card-range = zasięg { $range }
card-projectile = pocisk
card-any-distance = dowolna odległość
card-pool = { $light ->
    [0] { $heavy ->
        [0] bez ran
        [one] { $heavy } ciężka
        [few] { $heavy } ciężkie
       *[many] { $heavy } ciężkich
    }
   *[other] { $light } { $light ->
        [one] lekka
        [few] lekkie
       *[many] lekkich
    }{ $heavy ->
        [0] { "" }
        [one] , { $heavy } ciężka
        [few] , { $heavy } ciężkie
       *[many] , { $heavy } ciężkich
    }
}
card-ko = K.O.
card-initiative = inicjatywa { $initiative }
card-copies = { $copies } { $copies ->
    [one] egzemplarz
    [few] egzemplarze
   *[many] egzemplarzy
}
card-provenance-rulebook = z instrukcji
card-provenance-completed = częściowo z instrukcji
card-provenance-house = nasz projekt
card-fighters = Wojownicy
card-arena = Arena
card-deck = { $cards } { $cards ->
    [one] karta
    [few] karty
   *[many] kart
}, { $designs } { $designs ->
    [one] wzór
    [few] wzory
   *[many] wzorów
}
card-free = koszt: brak
card-count = { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}
card-spaces = { $spaces } { $spaces ->
    [one] pole
    [few] pola
   *[many] pól
}
card-starts = pola startowe { $left } i { $right } ({ $colour ->
    [orange] pomarańczowe
    [green] zielone
    [red] czerwone
    [blue] niebieskie
    [yellow] żółte
    [purple] fioletowe
   *[grey] szare
})
card-dangerous = niebezpieczne: { $spaces }
card-strike-of-skill = Cios z umiejętności
card-corridors = wejścia do korytarzy: { $entrances }
card-corridor = { $space } ({ $kind ->
    [light] 1 lekka rana
   *[heavy] 1 ciężka rana
})
card-candles = { $count ->
    [one] { $count } karta świecy
    [few] { $count } karty świec
   *[many] { $count } kart świec
} w talii
card-breaks-line = przerywa linię pocisków
card-entrance = wejście do korytarza dla właściciela, bez rany
