# Co się dzieje w rozgrywce, jedno zdanie na zdarzenie. $name to Zawodnik, który działa, $rival to ten drugi.
# Imiona stoją zawsze w mianowniku, a czasowniki w czasie teraźniejszym, bo wtedy nie zależą od rodzaju.

## Przygotowanie gry

event-arena-drawn = Wylosowano żeton Areny { $arena }.
event-skill-set-drawn = Wylosowano żeton zestawu Umiejętności { $skill-set }.
event-fighter-drawn = { $player } losuje żeton: { $fighter }.
event-fighter-picked = { $player } gra jako { $fighter }.
event-skill-dealt = { $skill ->
    [none] { $name } dostaje { $count ->
        [one] Umiejętność
        [few] { $count } Umiejętności
       *[many] { $count } Umiejętności
    }.
   *[other] { $name } dostaje { $count ->
        [one] Umiejętność
       *[other] Umiejętności
    } { $skill }.
}
event-skill-kept = { $skill ->
    [none] { $name } zatrzymuje jedną Umiejętność.
   *[other] { $name } zatrzymuje Umiejętność { $skill }.
}
event-skill-passed = { $skill ->
    [none] { $name } oddaje przeciwnikowi { $count ->
        [one] Umiejętność
        [few] { $count } Umiejętności
       *[many] { $count } Umiejętności
    }.
   *[other] { $name } oddaje przeciwnikowi { $count ->
        [one] Umiejętność
       *[other] Umiejętności
    } { $skill }.
}
event-skill-laid = { $name } kładzie odkrytą Umiejętność { $skill }.
event-skill-turned = { $name } odkrywa Umiejętność { $skill }.
event-skill-used = { $name } korzysta z Umiejętności { $skill }.
event-first-player-decided = Zaczyna { $name }.
event-deck-shuffled = Talia zostaje potasowana: { $size } { $size ->
    [one] karta
    [few] karty
   *[many] kart
}.

## Karty

event-row-dealt = { $count ->
    [one] Do Rzędu trafia
   *[other] Do Rzędu trafiają
} { $card }.
event-row-swept = { $name ->
    [none] Z Rzędu odpada { $card }.
   *[other] { $name } odrzuca z Rzędu kartę { $card }.
}
event-card-drafted = { $name } bierze z Rzędu { $count ->
    [one] kartę
   *[other] karty
} { $card }.
event-card-taken = { $name } dodaje do ręki kartę { $card }.
event-card-drawn = { $card ->
    [none] { $name } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
   *[other] { $name } dobiera { $count ->
        [one] kartę
       *[other] karty
    } { $card }.
}
event-card-discarded = { $name } odrzuca { $count ->
    [one] kartę
   *[other] karty
} { $card }.
event-hand-shown = { $cards ->
    [none] { $name } pokazuje pustą rękę.
   *[other] { $name } pokazuje karty z ręki: { $cards }.
}

## Tury i ruch

event-round-started = Zaczyna się runda { $round }.
event-turn-started = Tura { $turn }: { $name }.
event-step-declared = { $name } rusza na pole { $space }.
event-step-cancelled = Przesunięcie jest anulowane: { $name } zostaje na miejscu.
event-step-lost = { $name } nie może już przejść na pole { $space }: krok przepada.
event-figure-moved = { $rule ->
    [KD-NEM-CORR-2] { $name } przechodzi korytarzem na pole { $space }.
   *[other] { $name } przechodzi na pole { $space }.
}
event-dashed = { $name } wykonuje Zryw kartą { $card }.

## Ataki

event-attack-declared = { $reach ->
    [no] { $name } zagrywa poza zasięgiem: { $attack }.
   *[yes] { $name } atakuje: { $attack }.
}
event-special-performed = { $name } wykonuje Atak Specjalny { $attack }.
event-reaction-used = { $name } reaguje: { $attack }.
event-attack-cancelled = Atak { $attack } zostaje anulowany.
event-combo-started = { $name } rozpoczyna Combo.
event-combo-ended = { $name } kończy Combo.
event-effect-blocked = { $name } blokuje efekt.
event-wounds-spared = { $name } blokuje i { $heavy ->
    [0] { $light ->
        [0] nie ignoruje żadnego Obrażenia
        [one] ignoruje { $light } Obrażenie lekkie
        [few] ignoruje { $light } Obrażenia lekkie
       *[many] ignoruje { $light } Obrażeń lekkich
    }
    [one] ignoruje { $heavy } Obrażenie ciężkie
    [few] ignoruje { $heavy } Obrażenia ciężkie
   *[many] ignoruje { $heavy } Obrażeń ciężkich
}{ $heavy ->
    [0] { "" }
   *[other] { $light ->
        [0] { "" }
        [one] { " " }i { $light } lekkie
        [few] { " " }i { $light } lekkie
       *[many] { " " }i { $light } lekkich
    }
}.
event-wounded = { $name } otrzymuje { $amount } { $kind ->
    [heavy] { $amount ->
        [one] Obrażenie ciężkie
        [few] Obrażenia ciężkie
       *[many] Obrażeń ciężkich
    }
   *[light] { $amount ->
        [one] Obrażenie lekkie
        [few] Obrażenia lekkie
       *[many] Obrażeń lekkich
    }
}{ $rule ->
    [KD-TG-CAND-3] { "" } w ciemności
    [KD-NEM-CORR-3] { "" } w korytarzu
   *[other] { "" }
}.
event-healed = { $name } pozbywa się { $amount } { $kind ->
    [heavy] { $amount ->
        [one] Obrażenia ciężkiego
       *[other] Obrażeń ciężkich
    }
   *[light] { $amount ->
        [one] Obrażenia lekkiego
       *[other] Obrażeń lekkich
    }
}.
event-worsened = { $name }: { $amount ->
    [one] { $amount } Obrażenie lekkie zamienia się w ciężkie
    [few] { $amount } Obrażenia lekkie zamieniają się w ciężkie
   *[many] { $amount } Obrażeń lekkich zamienia się w ciężkie
}.
event-wounds-shifted = { $rival } przejmuje od przeciwnika { $amount } { $kind ->
    [light] { $amount ->
        [one] Obrażenie lekkie
        [few] Obrażenia lekkie
       *[many] Obrażeń lekkich
    }
   *[heavy] { $amount ->
        [one] Obrażenie ciężkie
        [few] Obrażenia ciężkie
       *[many] Obrażeń ciężkich
    }
}.
event-mode-chosen = { $name } wybiera część efektu: { $mode }.
event-token-used = { $name } używa żetonu: { $token-name }.
event-token-gathered = { $name } zbiera { $token } z pola { $space }.
event-token-given = { $bearer } dostaje na planszę { $token }.
event-token-removed = { $bearer } zdejmuje z planszy { $token }.
event-token-placed = { $name } kładzie { $token } na polu { $space }.
event-token-sprung = { $rival } uruchamia { $token } na polu { $space }.
event-token-lifted = { $name } odzyskuje { $token } z pola { $space }.

## Testy Knockdownu

event-test-called = { $name } zarządza Test Knockdownu.
event-dice-rolled = { $name } rzuca kośćmi: { $die }.
event-test-passed = { $name } zdaje Test Knockdownu.
event-test-failed = { $name } nie zdaje Testu Knockdownu.

## Zakończenia

event-round-won = { $name } wygrywa rundę { $round }.
event-victory-taken = { $name } ma { $victories } { $victories ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} Zwycięstwa.
event-table-cleared = Wszystkie Obrażenia i karty z ręki zostają odrzucone.
event-resigned = { $name } poddaje rozgrywkę.
event-timed-out = { $name } przekracza czas ({ $times } z 3).
event-match-won = { $name } wygrywa rozgrywkę!

## Świece

event-candles-shuffled = { $count ->
    [one] Wtasowano { $count } kartę Świecy do talii.
    [few] Wtasowano { $count } karty Świecy do talii.
   *[many] Wtasowano { $count } kart Świecy do talii.
}
event-candle-drawn = { $space ->
    [0] Pojawia się karta Świecy: pierwsze Świece stają na skrajnych polach.
   *[other] Pojawia się karta Świecy: Świece stoją o { $space } { $space ->
        [one] pole
        [few] pola
       *[many] pól
    } od końców Areny.
}
event-candles-moved = { $name } przesuwa Świece: { $space ->
    [0] stoją na skrajnych polach.
   *[other] stoją o { $space } { $space ->
        [one] pole
        [few] pola
       *[many] pól
    } od końców Areny.
}
