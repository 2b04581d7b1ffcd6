# Czasowniki, warunki i momenty Knockdown. Wartość czasownika to tryb rozkazujący; `.infinitive` stoi po „możesz”;
# atrybut o nazwie momentu to zdanie, które samo mówi, kiedy obowiązuje.

## Rzeczy liczone (biernik)

effect-wounds = { $number } { $kind ->
    [light] { $number ->
        [one] lekką ranę
        [few] lekkie rany
       *[many] lekkich ran
    }
   *[heavy] { $number ->
        [one] ciężką ranę
        [few] ciężkie rany
       *[many] ciężkich ran
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
    [1] każdą { $counted ->
        [light] lekką ranę
        [heavy] ciężką ranę
        [cards] kartę
       *[wounds] ranę
    }
    [few] każde { $step } { $counted ->
        [light] lekkie rany
        [heavy] ciężkie rany
        [cards] karty
       *[wounds] rany
    }
   *[many] każde { $step } { $counted ->
        [light] lekkich ran
        [heavy] ciężkich ran
        [cards] kart
       *[wounds] ran
    }
}
effect-amount = { $number } { $counted ->
    [light] { $number ->
        [one] lekką ranę
        [few] lekkie rany
       *[many] lekkich ran
    }
    [heavy] { $number ->
        [one] ciężką ranę
        [few] ciężkie rany
       *[many] ciężkich ran
    }
    [cards] { $number ->
        [one] kartę na ręce
        [few] karty na ręce
       *[many] kart na ręce
    }
   *[wounds] { $number ->
        [one] ranę
        [few] rany
       *[many] ran
    }
}
effect-many = { $counted ->
    [light] lekkich ran
    [heavy] ciężkich ran
    [cards] kart na ręce
   *[wounds] ran
}

## Zakończenia zdań

effect-for-each = za { effect-per }{ $who ->
    [you] { $step ->
        [1] { ", którą masz" }
       *[other] { ", które masz" }
    }{ $counted ->
        [cards] { " na ręce" }
       *[other] { "" }
    }
   *[opponent] { $counted ->
        [cards] { " na ręce rywala" }
       *[other] { " rywala" }
    }
}
effect-worsened = { $number } { $number ->
    [one] lekką ranę rywala na ciężką
    [few] lekkie rany rywala na ciężkie
   *[many] lekkich ran rywala na ciężkie
}
effect-reach = { $range ->
    [none] { "" }
   *[other] { " " }(zasięg { $range })
}
effect-with-symbol = { $symbol ->
    [fist] { " z symbolem pięści" }
    [foot] { " z symbolem stopy" }
    [block] { " z symbolem bloku" }
    [dash] { " z symbolem zrywu" }
   *[none] { "" }
}
effect-chosen-cards = { $number } { $number ->
    [one] wybraną przez ciebie kartę
    [few] wybrane przez ciebie karty
   *[many] wybranych przez ciebie kart
}

## Rany

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
   *[opponent] planszy rywala
}
    .infinitive = zadać { effect-wounds } za { $token-each } na { $who ->
    [you] swojej planszy
   *[opponent] planszy rywala
}
effect-wound-per-laid = zadaj { effect-wounds } za { $token-each } na arenie
    .infinitive = zadać { effect-wounds } za { $token-each } na arenie
effect-heal = wylecz { effect-wounds }
    .infinitive = wyleczyć { effect-wounds }
effect-shift = przełóż { effect-wounds } ze swojej planszy na planszę rywala
    .infinitive = przełożyć { effect-wounds } ze swojej planszy na planszę rywala
effect-worsen = zamień { effect-worsened }
    .infinitive = zamienić { effect-worsened }
effect-strike = wykonaj Cios zadający { effect-wounds }{ effect-reach }
    .infinitive = wykonać Cios zadający { effect-wounds }{ effect-reach }

## Figurki

effect-push = odepchnij rywala o { effect-spaces }
    .infinitive = odepchnąć rywala o { effect-spaces }
effect-pull = przyciągnij rywala o { effect-spaces }
    .infinitive = przyciągnąć rywala o { effect-spaces }
effect-advance = przesuń się o { effect-spaces } w stronę rywala
    .infinitive = przesunąć się o { effect-spaces } w stronę rywala
effect-retreat = odsuń się o { effect-spaces } od rywala
    .infinitive = odsunąć się o { effect-spaces } od rywala
effect-step = przesuń się o najwyżej { effect-spaces }
    .infinitive = przesunąć się o najwyżej { effect-spaces }
effect-blink = wykonaj Skok o { effect-spaces }
    .infinitive = wykonać Skok o { effect-spaces }
effect-blink-up-to = wykonaj Skok o najwyżej { effect-spaces }
    .infinitive = wykonać Skok o najwyżej { effect-spaces }
effect-yank = przesuń rywala Skokiem na pole sąsiadujące z twoim
    .infinitive = przesunąć rywala Skokiem na pole sąsiadujące z twoim
effect-swap = zamień się z rywalem miejscami
    .infinitive = zamienić się z rywalem miejscami
effect-hop = przejdź korytarzem do innego wejścia, nie otrzymując rany
    .infinitive = przejść korytarzem do innego wejścia, nie otrzymując rany

## Karty

effect-draw = dobierz { effect-cards }
    .infinitive = dobrać { effect-cards }
effect-take = weź na rękę 1 kartę z rzędu
    .infinitive = wziąć na rękę 1 kartę z rzędu
effect-sweep = odrzuć 1 kartę z rzędu
    .infinitive = odrzucić 1 kartę z rzędu
effect-you-discard = odrzuć { effect-cards }
    .infinitive = odrzucić { effect-cards }
effect-opponent-discards = rywal odrzuca { effect-cards }
    .infinitive = sprawić, że rywal odrzuci { effect-cards }
effect-opponent-discards-random = rywal odrzuca losowo { effect-cards }
    .infinitive = sprawić, że rywal odrzuci losowo { effect-cards }
effect-opponent-discards-chosen = rywal odrzuca { effect-chosen-cards }
    .infinitive = sprawić, że rywal odrzuci { effect-chosen-cards }
effect-show = rywal pokazuje ci wszystkie karty z ręki
    .infinitive = sprawić, że rywal pokaże ci wszystkie karty z ręki
effect-spend = odrzuć { effect-cards }{ effect-with-symbol }
    .infinitive = odrzucić { effect-cards }{ effect-with-symbol }

## Żetony

effect-place = połóż { $token-object } na wolnym polu w zasięgu { $range }
    .infinitive = położyć { $token-object } na wolnym polu w zasięgu { $range }
effect-place-here = połóż { $token-object } na swoim polu
    .infinitive = położyć { $token-object } na swoim polu
effect-recover = odzyskaj z areny { $token-own }
    .infinitive = odzyskać z areny { $token-own }
effect-recover-every = odzyskaj z areny { $token-all }
    .infinitive = odzyskać z areny { $token-all }
effect-give = połóż { $token-object } na { $who ->
    [you] swojej planszy
   *[opponent] planszy rywala
}
    .infinitive = położyć { $token-object } na { $who ->
    [you] swojej planszy
   *[opponent] planszy rywala
}
effect-remove = zdejmij { $token-object } { $who ->
    [you] ze swojej planszy
   *[opponent] z planszy rywala
}
    .infinitive = zdjąć { $token-object } { $who ->
    [you] ze swojej planszy
   *[opponent] z planszy rywala
}

## Świece

effect-candles-in = przesuń świece o 1 pole w stronę środka
    .infinitive = przesunąć świece o 1 pole w stronę środka
effect-candles-out = odsuń świece o 1 pole od środka
    .infinitive = odsunąć świece o 1 pole od środka

## Odpowiedzi i liczenie

effect-cancel-move = anuluj to przesunięcie
    .infinitive = anulować to przesunięcie
effect-cancel-attack = zignoruj całą sekwencję tego ataku
    .infinitive = zignorować całą sekwencję tego ataku
effect-add = dodaj { effect-wounds }
    .infinitive = dodać { effect-wounds }
    .your-pool = twoje ataki zadają { effect-more-wounds }
    .opponent-pool = ataki rywala zadają { effect-more-wounds }
effect-ignore = zignoruj { effect-wounds }
    .infinitive = zignorować { effect-wounds }
    .your-pool = twoje ataki zadają { effect-fewer-wounds }
    .opponent-pool = ataki rywala zadają { effect-fewer-wounds }
    .your-block = twoje bloki ignorują { effect-more-wounds }
effect-count = policz o { effect-cards } więcej
    .infinitive = policzyć o { effect-cards } więcej
    .your-block = twoje bloki liczą o { effect-cards } więcej, niż masz na ręce

## Warunki

condition-at-edge = { $who ->
    [you] stoisz
   *[opponent] rywal stoi
} na polu krawędzi
condition-distance = { $range ->
    [1] rywal stoi na sąsiednim polu
   *[other] rywal jest w zasięgu { $range }
}
condition-has = { $who ->
    [you] masz
   *[opponent] rywal ma
} co najmniej { effect-amount }
condition-has-at-most = { $number ->
    [0] { $who ->
        [you] nie masz
       *[opponent] rywal nie ma
    } { effect-many }
   *[other] { $who ->
        [you] masz
       *[opponent] rywal ma
    } najwyżej { effect-amount }
}
condition-has-more = { $who ->
    [you] masz
   *[opponent] rywal ma
} więcej { effect-many } niż { $who ->
    [you] rywal
   *[opponent] ty
}
condition-wounded = ten atak zadał co najmniej 1 ranę
condition-wounds-blocked = zablokowano rany z tego ataku
condition-after-special = w tym Kombo wykonano już inny atak specjalny
condition-in-play = masz w grze { $token-object }
condition-in-supply = masz w zapasie { $token-object }
condition-bears = { $who ->
    [you] masz na swojej planszy { $token-object }
   *[opponent] rywal ma na swojej planszy { $token-object }
}
condition-stands-on = { $who ->
    [you] stoisz
   *[opponent] rywal stoi
} na polu, na którym masz { $token-object }
condition-near = { $who ->
    [you] stoisz
   *[opponent] rywal stoi
} na polu, na którym masz { $token-object }, lub obok niego
condition-in-corridor = { $who ->
    [you] stoisz
   *[opponent] rywal stoi
} na wejściu do korytarza
condition-beyond-candles = { $who ->
    [you] stoisz
   *[opponent] rywal stoi
} na polu świecy lub dalej od środka
condition-shows-symbol = ta karta ma symbol { $symbol ->
    [fist] pięści
    [foot] stopy
    [block] bloku
   *[dash] zrywu
}

## Momenty

moment-round-start = na początku każdej rundy
moment-turn-start = na początku twojej tury
moment-turn-end = na końcu twojej tury
moment-opponent-turn-start = na początku tury rywala
moment-opponent-turn-end = na końcu tury rywala
moment-attack-action = gdy wykonujesz akcję Atak, zamiast wybierać kartę z rzędu, możesz zrobić to
moment-your-pool = gdy liczy się rany z twojego ataku
moment-opponent-pool = gdy liczy się rany z ataku rywala
moment-your-block = gdy blokujesz rany
moment-you-blocked = po twoim bloku
moment-you-take = gdy bierzesz kartę z rzędu
moment-opponent-takes = gdy rywal bierze kartę z rzędu
moment-you-move = po tym, jak przesuniesz się akcją Ruch
moment-you-dash = po twoim Zrywie
moment-you-hop = po tym, jak przejdziesz korytarzem
moment-opponent-moves = po tym, jak rywal przesunie się akcją Ruch lub Zrywem
moment-you-attacked = po twoim ataku
moment-you-were-attacked = po ataku rywala
moment-you-were-wounded = po tym, jak atak cię zrani
moment-combo-end = na końcu twojego Kombo
moment-you-passed = po tym, jak zdasz test nokautu
moment-opponent-passed = po tym, jak rywal zda test nokautu
moment-entered = gdy rywal wejdzie na to pole, odzyskaj ten żeton i zrób to
moment-you-entered = gdy wejdziesz na to pole, odzyskaj ten żeton i zrób to
moment-opponent-moving = gdy rywal przesuwa się akcją Ruch lub Zrywem
moment-opponent-attacking = gdy rywal atakuje
