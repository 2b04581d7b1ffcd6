# Czasowniki, warunki i momenty Knockdown. Wartość czasownika to tryb rozkazujący; `.infinitive` stoi po „możesz”;
# atrybut o nazwie momentu to zdanie, które samo mówi, kiedy obowiązuje.

## Rzeczy liczone (biernik)

effect-wounds = { $number } { $kind ->
    [light] { $number ->
        [one] Obrażenie lekkie
        [few] Obrażenia lekkie
       *[many] Obrażeń lekkich
    }
   *[heavy] { $number ->
        [one] Obrażenie ciężkie
        [few] Obrażenia ciężkie
       *[many] Obrażeń ciężkich
    }
}
effect-more-wounds = o { effect-wounds } więcej
effect-fewer-wounds = o { effect-wounds } mniej
effect-cards = { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}
effect-spaces = { $number } { $number ->
    [one] pole
    [few] pola
   *[many] pól
}
effect-per = { $step ->
    [1] { $counted ->
        [light] każde Obrażenie lekkie
        [heavy] każde Obrażenie ciężkie
        [cards] każdą kartę
       *[wounds] każde Obrażenie
    }
    [few] każde { $step } { $counted ->
        [light] Obrażenia lekkie
        [heavy] Obrażenia ciężkie
        [cards] karty
       *[wounds] Obrażenia
    }
   *[many] każde { $step } { $counted ->
        [light] Obrażeń lekkich
        [heavy] Obrażeń ciężkich
        [cards] kart
       *[wounds] Obrażeń
    }
}
effect-amount = { $number } { $counted ->
    [light] { $number ->
        [one] Obrażenie lekkie
        [few] Obrażenia lekkie
       *[many] Obrażeń lekkich
    }
    [heavy] { $number ->
        [one] Obrażenie ciężkie
        [few] Obrażenia ciężkie
       *[many] Obrażeń ciężkich
    }
    [cards] { $number ->
        [one] kartę na ręce
        [few] karty na ręce
       *[many] kart na ręce
    }
   *[wounds] { $number ->
        [one] Obrażenie
        [few] Obrażenia
       *[many] Obrażeń
    }
}
effect-many = { $counted ->
    [light] Obrażeń lekkich
    [heavy] Obrażeń ciężkich
    [cards] kart na ręce
   *[wounds] Obrażeń
}

## Zakończenia zdań

effect-for-each = za { effect-per }{ $who ->
    [you] { $counted ->
        [cards] { " na swojej ręce" }
       *[other] { " na swojej planszy" }
    }
   *[opponent] { $counted ->
        [cards] { " na ręce przeciwnika" }
       *[other] { " na planszy przeciwnika" }
    }
}
effect-worsened = { $number } { $number ->
    [one] Obrażenie lekkie przeciwnika na ciężkie
    [few] Obrażenia lekkie przeciwnika na ciężkie
   *[many] Obrażeń lekkich przeciwnika na ciężkie
}
effect-reach = { $range ->
    [none] { "" }
   *[other] { " " }(zasięg { $range })
}
effect-with-symbol = { $symbol ->
    [fist] { " z symbolem pięści" }
    [foot] { " z symbolem stopy" }
    [block] { " z symbolem bloku" }
    [dash] { " z symbolem Zrywu" }
   *[none] { "" }
}
effect-chosen-cards = { $number } { $number ->
    [one] wybraną przez ciebie kartę
    [few] wybrane przez ciebie karty
   *[many] wybranych przez ciebie kart
}

## Obrażenia

effect-wound = { $who ->
    [you] otrzymaj { effect-wounds }
   *[other] zadaj { effect-wounds }
}
    .infinitive = { $who ->
    [you] otrzymać { effect-wounds }
   *[other] zadać { effect-wounds }
}
effect-wound-per = zadaj { effect-wounds } { effect-for-each }
    .infinitive = zadać { effect-wounds } { effect-for-each }
effect-wound-per-borne = zadaj { effect-wounds } za { $token-each } na { $who ->
    [you] swojej planszy
   *[opponent] planszy przeciwnika
}
    .infinitive = zadać { effect-wounds } za { $token-each } na { $who ->
    [you] swojej planszy
   *[opponent] planszy przeciwnika
}
effect-wound-per-laid = zadaj { effect-wounds } za { $token-each } na Arenie
    .infinitive = zadać { effect-wounds } za { $token-each } na Arenie
effect-heal = wylecz { effect-wounds }
    .infinitive = wyleczyć { effect-wounds }
effect-shift = przełóż { effect-wounds } ze swojej planszy na planszę przeciwnika
    .infinitive = przełożyć { effect-wounds } ze swojej planszy na planszę przeciwnika
effect-worsen = zamień { effect-worsened }
    .infinitive = zamienić { effect-worsened }
effect-strike = wykonaj Uderzenie zadające { effect-wounds }{ effect-reach }
    .infinitive = wykonać Uderzenie zadające { effect-wounds }{ effect-reach }

## Figurki

effect-push = odepchnij przeciwnika o { effect-spaces }
    .infinitive = odepchnąć przeciwnika o { effect-spaces }
effect-pull = przyciągnij przeciwnika o { effect-spaces }
    .infinitive = przyciągnąć przeciwnika o { effect-spaces }
effect-advance = przesuń się o { effect-spaces } w stronę przeciwnika
    .infinitive = przesunąć się o { effect-spaces } w stronę przeciwnika
effect-retreat = odsuń się o { effect-spaces } od przeciwnika
    .infinitive = odsunąć się o { effect-spaces } od przeciwnika
effect-step = przesuń się o najwyżej { effect-spaces }
    .infinitive = przesunąć się o najwyżej { effect-spaces }
effect-blink = wykonaj Skok o { effect-spaces }
    .infinitive = wykonać Skok o { effect-spaces }
effect-blink-up-to = wykonaj Skok o najwyżej { effect-spaces }
    .infinitive = wykonać Skok o najwyżej { effect-spaces }
effect-yank = przesuń przeciwnika Skokiem na pole sąsiadujące z twoim
    .infinitive = przesunąć przeciwnika Skokiem na pole sąsiadujące z twoim
effect-swap = zamień się z przeciwnikiem miejscami
    .infinitive = zamienić się z przeciwnikiem miejscami
effect-hop = przejdź korytarzem do innego wejścia, nie otrzymując Obrażenia
    .infinitive = przejść korytarzem do innego wejścia, nie otrzymując Obrażenia

## Karty

effect-draw = dobierz { effect-cards }
    .infinitive = dobrać { effect-cards }
effect-take = weź na rękę 1 kartę z Rzędu
    .infinitive = wziąć na rękę 1 kartę z Rzędu
effect-sweep = odrzuć 1 kartę z Rzędu
    .infinitive = odrzucić 1 kartę z Rzędu
effect-you-discard = odrzuć { effect-cards }
    .infinitive = odrzucić { effect-cards }
effect-opponent-discards = przeciwnik odrzuca { effect-cards }
    .infinitive = sprawić, że przeciwnik odrzuci { effect-cards }
effect-opponent-discards-random = przeciwnik odrzuca losowo { effect-cards }
    .infinitive = sprawić, że przeciwnik odrzuci losowo { effect-cards }
effect-opponent-discards-chosen = przeciwnik odrzuca { effect-chosen-cards }
    .infinitive = sprawić, że przeciwnik odrzuci { effect-chosen-cards }
effect-show = przeciwnik pokazuje ci wszystkie karty z ręki
    .infinitive = sprawić, że przeciwnik pokaże ci wszystkie karty z ręki
effect-spend = odrzuć { effect-cards }{ effect-with-symbol }
    .infinitive = odrzucić { effect-cards }{ effect-with-symbol }

## Żetony

effect-place = połóż { $token-object } na wolnym polu w zasięgu { $range }
    .infinitive = położyć { $token-object } na wolnym polu w zasięgu { $range }
effect-place-here = połóż { $token-object } na swoim polu
    .infinitive = położyć { $token-object } na swoim polu
effect-recover = odzyskaj z Areny { $token-own }
    .infinitive = odzyskać z Areny { $token-own }
effect-recover-every = odzyskaj z Areny { $token-all }
    .infinitive = odzyskać z Areny { $token-all }
effect-give = połóż { $token-object } na { $who ->
    [you] swojej planszy
   *[opponent] planszy przeciwnika
}
    .infinitive = położyć { $token-object } na { $who ->
    [you] swojej planszy
   *[opponent] planszy przeciwnika
}
effect-remove = zdejmij { $token-object } { $who ->
    [you] ze swojej planszy
   *[opponent] z planszy przeciwnika
}
    .infinitive = zdjąć { $token-object } { $who ->
    [you] ze swojej planszy
   *[opponent] z planszy przeciwnika
}

## Świece

effect-candles-in = przesuń Świece o 1 pole w stronę środka
    .infinitive = przesunąć Świece o 1 pole w stronę środka
effect-candles-out = odsuń Świece o 1 pole od środka
    .infinitive = odsunąć Świece o 1 pole od środka

## Odpowiedzi i liczenie

effect-cancel-move = anuluj to przesunięcie
    .infinitive = anulować to przesunięcie
effect-cancel-attack = zignoruj całą tę Sekwencję Ataku
    .infinitive = zignorować całą tę Sekwencję Ataku
effect-add = dodaj { effect-wounds }
    .infinitive = dodać { effect-wounds }
    .your-pool = twoje ataki zadają { effect-more-wounds }
    .opponent-pool = ataki przeciwnika zadają { effect-more-wounds }
effect-ignore = zignoruj { effect-wounds }
    .infinitive = zignorować { effect-wounds }
    .your-pool = twoje ataki zadają { effect-fewer-wounds }
    .opponent-pool = ataki przeciwnika zadają { effect-fewer-wounds }
    .your-block = twoje bloki ignorują { effect-more-wounds }
effect-count = policz o { effect-cards } więcej
    .infinitive = policzyć o { effect-cards } więcej
    .your-block = twoje bloki liczą o { effect-cards } więcej, niż masz na ręce

## Warunki

condition-at-edge = { $who ->
    [you] stoisz
   *[opponent] przeciwnik stoi
} na polu Niebezpiecznej Krawędzi
condition-distance = { $range ->
    [1] przeciwnik stoi na sąsiednim polu
   *[other] przeciwnik jest w zasięgu { $range }
}
condition-has = { $who ->
    [you] masz
   *[opponent] przeciwnik ma
} co najmniej { effect-amount }
condition-has-at-most = { $number ->
    [0] { $who ->
        [you] nie masz
       *[opponent] przeciwnik nie ma
    } { effect-many }
   *[other] { $who ->
        [you] masz
       *[opponent] przeciwnik ma
    } najwyżej { effect-amount }
}
condition-has-more = { $who ->
    [you] masz
   *[opponent] przeciwnik ma
} więcej { effect-many } niż { $who ->
    [you] przeciwnik
   *[opponent] ty
}
condition-wounded = ten atak zadał co najmniej 1 Obrażenie
condition-wounds-blocked = zablokowano Obrażenia z tego ataku
condition-after-special = w tym Combo wykonano już inny Atak Specjalny
condition-in-play = masz w grze { $token-object }
condition-in-supply = masz w zapasie { $token-object }
condition-bears = { $who ->
    [you] masz na swojej planszy { $token-object }
   *[opponent] przeciwnik ma na swojej planszy { $token-object }
}
condition-stands-on = { $who ->
    [you] stoisz
   *[opponent] przeciwnik stoi
} na polu, na którym masz { $token-object }
condition-near = { $who ->
    [you] stoisz
   *[opponent] przeciwnik stoi
} na polu, na którym masz { $token-object }, lub obok niego
condition-in-corridor = { $who ->
    [you] stoisz
   *[opponent] przeciwnik stoi
} na polu z wejściem do korytarza
condition-beyond-candles = { $who ->
    [you] stoisz
   *[opponent] przeciwnik stoi
} na polu Świecy lub dalej od środka
condition-shows-symbol = ta karta ma symbol { $symbol ->
    [fist] pięści
    [foot] stopy
    [block] bloku
   *[dash] Zrywu
}

## Momenty

moment-round-start = na początku każdej rundy
moment-turn-start = na początku twojej tury
moment-turn-end = na końcu twojej tury
moment-opponent-turn-start = na początku tury przeciwnika
moment-opponent-turn-end = na końcu tury przeciwnika
moment-attack-action = gdy wykonujesz akcję Atak, możesz zamiast wyboru karty z Rzędu zrobić to
moment-your-pool = gdy liczy się Obrażenia z twojego ataku
moment-opponent-pool = gdy liczy się Obrażenia z ataku przeciwnika
moment-your-block = gdy blokujesz Obrażenia
moment-you-blocked = po twoim bloku
moment-you-take = gdy bierzesz kartę z Rzędu
moment-opponent-takes = gdy przeciwnik bierze kartę z Rzędu
moment-you-move = po tym, jak przesuniesz się akcją Ruch
moment-you-dash = po twoim Zrywie
moment-you-hop = po tym, jak przejdziesz korytarzem
moment-opponent-moves = po tym, jak przeciwnik przesunie się akcją Ruch lub Zrywem
moment-you-attacked = po twoim ataku
moment-you-were-attacked = po ataku przeciwnika
moment-you-were-wounded = po tym, jak atak zada ci Obrażenie
moment-combo-end = na końcu twojego Combo
moment-you-passed = po tym, jak zdasz Test Knockdownu
moment-opponent-passed = po tym, jak przeciwnik zda Test Knockdownu
moment-entered = gdy przeciwnik wejdzie na to pole, odzyskaj ten żeton i zrób to
moment-you-entered = gdy wejdziesz na to pole, odzyskaj ten żeton i zrób to
moment-opponent-moving = gdy przeciwnik przesuwa się akcją Ruch lub Zrywem
moment-opponent-attacking = gdy przeciwnik atakuje
