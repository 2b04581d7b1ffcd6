# Każde pytanie w lochu, każda odpowiedź, działanie dodatkowe, zdanie i gest. Miejsca liczy się od karty początkowej.

## Karty: tytuł stoi osobno, a w zdaniu podmiot (mianownik), dopełnienie (biernik) i właściciel (dopełniacz)

dungeon-card-corners = { $nw } { $ne } / { $sw } { $se }
dungeon-card-corners-of-level = { dungeon-card-corners } z lochu { $level }
dungeon-card-title = { $name ->
    [none] { $sort ->
        [joker] Joker
       *[room] Komnata { $corners }
    }{ $chests ->
        [0] { "" }
        [one] { "" } ({ $chests } skrzynia)
        [few] { "" } ({ $chests } skrzynie)
       *[many] { "" } ({ $chests } skrzyń)
    }
   *[other] { $sort ->
        [joker] { $name } (joker)
       *[other] { $name }
    }
}
dungeon-card-subject = { $sort ->
    [joker] joker
    [knight] Czarny Rycerz
    [creature] stwór „{ $name }”
   *[room] { $name ->
        [none] komnata { $corners }{ $chests ->
            [0] { "" }
            [one] { "" } ({ $chests } skrzynia)
            [few] { "" } ({ $chests } skrzynie)
           *[many] { "" } ({ $chests } skrzyń)
        }
       *[other] komnata „{ $name }”
    }
}
dungeon-card-object = { $sort ->
    [joker] jokera
    [knight] Czarnego Rycerza
    [creature] stwora „{ $name }”
   *[room] { $name ->
        [none] komnatę { $corners }{ $chests ->
            [0] { "" }
            [one] { "" } ({ $chests } skrzynia)
            [few] { "" } ({ $chests } skrzynie)
           *[many] { "" } ({ $chests } skrzyń)
        }
       *[other] komnatę „{ $name }”
    }
}
dungeon-card-owner = { $sort ->
    [joker] jokera
    [knight] Czarnego Rycerza
    [creature] stwora „{ $name }”
   *[room] { $name ->
        [none] komnaty { $corners }{ $chests ->
            [0] { "" }
            [one] { "" } ({ $chests } skrzynia)
            [few] { "" } ({ $chests } skrzynie)
           *[many] { "" } ({ $chests } skrzyń)
        }
       *[other] komnaty „{ $name }”
    }
}
dungeon-copies = { $name } (×{ $count })
dungeon-and = { $first } i { $next }
dungeon-player = gracz { $number }

## Miejsca, patrząc od karty początkowej

dungeon-way-left = { $steps } w lewo
dungeon-way-right = { $steps } w prawo
dungeon-way-up = { $steps } w górę
dungeon-way-down = { $steps } w dół
dungeon-way-start = START

## Żetony księgi czarów

dungeon-token-fireball = kula ognia
dungeon-token-ice = błysk lodu
dungeon-token-poison = trucizna
dungeon-token-silence = kula ciszy

## Pytania i odpowiedzi

dungeon-question-choose-card = Którą kartę wykładasz?
dungeon-question-choose-cell = Gdzie wykładasz kartę?
dungeon-question-last-chance = Wszystkie ręce są puste. Używasz żetonu czy się poddajesz?
dungeon-choice-card = Wyłóż { $card }
dungeon-choice-lay = Wyłóż na pole { $where }{ $turn ->
    [turned] , z obrotem
   *[upright] { "" }
}
dungeon-deed-lay = Wyłóż { $card } na pole { $where }{ $turn ->
    [turned] , z obrotem
   *[upright] { "" }
}
dungeon-choice-pass = Spasuj

## Działania dodatkowe

dungeon-choice-fireball = Spal kulą ognia { $card ->
    [none] stwora
   *[other] { $card }
} na polu { $place }
dungeon-choice-ice = Zamroź błyskiem lodu { $card ->
    [none] stwora
   *[other] { $card }
} na polu { $place }
dungeon-choice-poison = Zatruj { $corner ->
    [none] róg { $place }
    [nw] lewy górny róg { $owner } (pole { $place })
    [ne] prawy górny róg { $owner } (pole { $place })
    [sw] lewy dolny róg { $owner } (pole { $place })
   *[se] prawy dolny róg { $owner } (pole { $place })
}
dungeon-choice-silence-ball = Użyj kuli ciszy
dungeon-choice-show = Pokaż innym { $card }
dungeon-choice-put-back = Odłóż kartę na rękę i wybierz inną
dungeon-choice-give-up = { $question ->
    [last-chance] Poddaj się
   *[other] Zgódź się na poddanie
}
dungeon-choice-time-up = Ogłoś koniec czasu

## Zdania

dungeon-choice-say = Powiedz: { $words }
dungeon-heard = { $name }: { $words }
dungeon-choice-have-joker = Mam jokera.
dungeon-choice-can-fix = Mogę pokonać { $card ->
    [none] stwora na polu { $place }
   *[other] { $card }
}.
dungeon-choice-leave-to-me = Zostawcie mi { $card ->
    [none] stwora na polu { $place }
   *[other] { $card }
}.
dungeon-choice-spare = Nie zakrywajcie { $corner ->
    [none] rogu { $place }
    [nw] lewego górnego rogu { $owner } (pole { $place })
    [ne] prawego górnego rogu { $owner } (pole { $place })
    [sw] lewego dolnego rogu { $owner } (pole { $place })
   *[se] prawego dolnego rogu { $owner } (pole { $place })
}.
dungeon-choice-help = Czy ktoś pokona { $card ->
    [none] stwora na polu { $place }
   *[other] { $card }
}?
dungeon-choice-stuck = Żadna z moich kart nie pomoże.
dungeon-choice-zeros = { $zeros ->
    [none] Nie mam zer.
    [falling] Mam zera na lewe górne i prawe dolne rogi.
    [rising] Mam zera na prawe górne i lewe dolne rogi.
   *[both] Mam zera na każdy róg.
}

## Gesty

dungeon-choice-point-card = Wskaż { $card ->
    [none] kartę na polu { $place }
   *[other] { $card } na polu { $place }
}
dungeon-choice-point-cell = Wskaż wolne pole { $where }
dungeon-choice-point-player = Wskaż gracza: { $player }
dungeon-choice-nod = Kiwnij głową
dungeon-choice-shake = Pokręć głową
dungeon-seen-point-card = { $name } wskazuje { $card ->
    [none] kartę na polu { $place }
   *[other] { $card } na polu { $place }
}.
dungeon-seen-point-cell = { $name } wskazuje wolne pole { $place }.
dungeon-seen-point-player = { $name } wskazuje gracza: { $player }.
dungeon-seen-nod = { $name } kiwa głową.
dungeon-seen-shake = { $name } kręci głową.
