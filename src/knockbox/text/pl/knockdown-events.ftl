# Co się dzieje w pojedynku, jedno zdanie na zdarzenie. $name to wojownik, który działa, $rival to ten drugi.
# Imiona stoją zawsze w mianowniku, a czasowniki w czasie teraźniejszym, bo wtedy nie zależą od rodzaju.

## Przygotowanie gry

event-arena-drawn = Wylosowano żeton areny { $arena }.
event-skill-set-drawn = Wylosowano żeton zestawu umiejętności { $skill-set }.
event-fighter-drawn = { $player } losuje żeton: { $fighter }.
event-fighter-picked = { $player } gra jako { $fighter }.
event-skill-dealt = { $skill ->
    [none] { $name } dostaje { $count ->
        [one] umiejętność
        [few] { $count } umiejętności
       *[many] { $count } umiejętności
    }.
   *[other] { $name } dostaje { $count ->
        [one] umiejętność
       *[other] umiejętności
    } { $skill }.
}
event-skill-kept = { $skill ->
    [none] { $name } zatrzymuje jedną umiejętność.
   *[other] { $name } zatrzymuje umiejętność { $skill }.
}
event-skill-passed = { $skill ->
    [none] { $name } oddaje rywalowi { $count ->
        [one] umiejętność
        [few] { $count } umiejętności
       *[many] { $count } umiejętności
    }.
   *[other] { $name } oddaje rywalowi { $count ->
        [one] umiejętność
       *[other] umiejętności
    } { $skill }.
}
event-skill-laid = { $name } kładzie odkrytą umiejętność { $skill }.
event-skill-turned = { $name } odkrywa umiejętność { $skill }.
event-skill-used = { $name } korzysta z umiejętności { $skill }.
event-first-player-decided = Zaczyna { $name }.
event-deck-shuffled = Talia zostaje potasowana: { $size } { $size ->
    [one] karta
    [few] karty
   *[many] kart
}.

## Karty

event-row-dealt = { $count ->
    [one] Do rzędu trafia
   *[other] Do rzędu trafiają
} { $card }.
event-row-swept = { $name ->
    [none] Z rzędu znika { $card }.
   *[other] { $name } odrzuca z rzędu kartę { $card }.
}
event-card-drafted = { $name } bierze z rzędu { $count ->
    [one] kartę
   *[other] karty
} { $card }.
event-card-taken = { $name } bierze na rękę kartę { $card }.
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
event-turn-started = Tura { $turn }: gra { $name }.
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
event-special-performed = { $name } wykonuje atak specjalny { $attack }.
event-reaction-used = { $name } reaguje: { $attack }.
event-attack-cancelled = Atak { $attack } zostaje anulowany.
event-combo-started = { $name } rozpoczyna Kombo.
event-combo-ended = { $name } kończy Kombo.
event-effect-blocked = { $name } blokuje efekt.
event-wounds-spared = { $name } blokuje i { $heavy ->
    [0] { $light ->
        [0] nie ignoruje żadnej rany
        [one] ignoruje { $light } lekką ranę
        [few] ignoruje { $light } lekkie rany
       *[many] ignoruje { $light } lekkich ran
    }
    [one] ignoruje { $heavy } ciężką ranę
    [few] ignoruje { $heavy } ciężkie rany
   *[many] ignoruje { $heavy } ciężkich ran
}{ $heavy ->
    [0] { "" }
   *[other] { $light ->
        [0] { "" }
        [one] { " " }i { $light } lekką
        [few] { " " }i { $light } lekkie
       *[many] { " " }i { $light } lekkich
    }
}.
event-wounded = { $name } otrzymuje { $amount } { $kind ->
    [heavy] { $amount ->
        [one] ciężką ranę
        [few] ciężkie rany
       *[many] ciężkich ran
    }
   *[light] { $amount ->
        [one] lekką ranę
        [few] lekkie rany
       *[many] lekkich ran
    }
}{ $rule ->
    [KD-TG-CAND-3] { "" } w ciemności
    [KD-NEM-CORR-3] { "" } w korytarzu
   *[other] { "" }
}.
event-healed = { $name } pozbywa się { $amount } { $kind ->
    [heavy] { $amount ->
        [one] ciężkiej rany
       *[other] ciężkich ran
    }
   *[light] { $amount ->
        [one] lekkiej rany
       *[other] lekkich ran
    }
}.
event-worsened = { $name }: { $amount ->
    [one] { $amount } lekka rana zamienia się w ciężką
    [few] { $amount } lekkie rany zamieniają się w ciężkie
   *[many] { $amount } lekkich ran zamienia się w ciężkie
}.
event-wounds-shifted = { $rival } przejmuje od rywala { $amount } { $amount ->
    [one] { $kind ->
        [light] lekką
       *[heavy] ciężką
    } ranę
    [few] { $kind ->
        [light] lekkie
       *[heavy] ciężkie
    } rany
   *[many] { $kind ->
        [light] lekkich
       *[heavy] ciężkich
    } ran
}.
event-mode-chosen = { $name } wybiera część efektu: { $mode }.
event-token-used = { $name } używa żetonu: { $token-name }.
event-token-gathered = { $name } zbiera { $token } z pola { $space }.
event-token-given = { $bearer } dostaje na planszę { $token }.
event-token-removed = { $bearer } zdejmuje z planszy { $token }.
event-token-placed = { $name } kładzie { $token } na polu { $space }.
event-token-sprung = { $rival } uruchamia { $token } na polu { $space }.
event-token-lifted = { $name } odzyskuje { $token } z pola { $space }.

## Testy nokautu

event-test-called = { $name } zarządza test nokautu.
event-dice-rolled = { $name } rzuca kośćmi: { $die }.
event-test-passed = { $name } zdaje test nokautu.
event-test-failed = { $name } nie zdaje testu nokautu.

## Zakończenia

event-round-won = { $name } wygrywa rundę { $round }.
event-victory-taken = { $name } ma { $victories } { $victories ->
    [one] zwycięstwo
    [few] zwycięstwa
   *[many] zwycięstw
}.
event-table-cleared = Wszystkie rany i karty z ręki zostają odrzucone.
event-resigned = { $name } poddaje pojedynek.
event-timed-out = { $name } przekracza czas ({ $times } z 3).
event-match-won = { $name } wygrywa pojedynek!

## Świece

event-candles-shuffled = { $count ->
    [one] Wtasowano { $count } kartę świecy do talii.
    [few] Wtasowano { $count } karty świec do talii.
   *[many] Wtasowano { $count } kart świec do talii.
}
event-candle-drawn = { $space ->
    [0] Pojawia się karta świecy: pierwsze świece stają na skrajnych polach.
   *[other] Pojawia się karta świecy: świece stoją o { $space } { $space ->
        [one] pole
        [few] pola
       *[many] pól
    } od końców areny.
}
event-candles-moved = { $name } przesuwa świece: { $space ->
    [0] stoją na skrajnych polach.
   *[other] stoją o { $space } { $space ->
        [one] pole
        [few] pola
       *[many] pól
    } od końców areny.
}
