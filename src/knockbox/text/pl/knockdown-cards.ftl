# Stałe części karty, planszy Zawodnika i Umiejętności.

card-attacks = Karty Ataku
card-skills = Umiejętności
card-specials = Ataki Specjalne
card-tokens = Żetony
card-type-strike = Uderzenie
card-type-ability = Zdolność
card-type-reaction = Reakcja
card-symbol-fist = pięść
card-symbol-foot = stopa
card-symbol-block = blok
card-symbol-dash = Zryw
card-symbol-any = niewiadoma
card-symbol-or = { $first }/{ $next }
card-cost = koszt: { $cost }
card-range = zasięg { $range }
card-projectile = zasięg pocisku
card-any-distance = dowolna odległość
card-pool = { $light ->
    [0] { $heavy ->
        [0] bez Obrażeń
        [one] { $heavy } ciężkie
        [few] { $heavy } ciężkie
       *[many] { $heavy } ciężkich
    }
   *[other] { $light } { $light ->
        [one] lekkie
        [few] lekkie
       *[many] lekkich
    }{ $heavy ->
        [0] { "" }
        [one] , { $heavy } ciężkie
        [few] , { $heavy } ciężkie
       *[many] , { $heavy } ciężkich
    }
}
card-ko = K.O.
card-initiative = Inicjatywa { $initiative }
card-copies = { $copies } { $copies ->
    [one] egzemplarz
    [few] egzemplarze
   *[many] egzemplarzy
}
card-provenance-rulebook = z instrukcji
card-provenance-completed = częściowo z instrukcji
card-provenance-house = nasz projekt
card-fighters = Zawodnicy
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
card-dangerous = Niebezpieczne Krawędzie: { $spaces }
card-strike-of-skill = Uderzenie z Umiejętności
card-corridors = wejścia do Korytarzy Technicznych: { $entrances }
card-corridor = { $space } ({ $kind ->
    [light] 1 Obrażenie lekkie
   *[heavy] 1 Obrażenie ciężkie
})
card-candles = { $count ->
    [one] { $count } karta Świecy
    [few] { $count } karty Świecy
   *[many] { $count } kart Świecy
} w talii
card-breaks-line = przerywa linię pocisków
card-entrance = wejście do korytarza dla właściciela, bez Obrażenia
