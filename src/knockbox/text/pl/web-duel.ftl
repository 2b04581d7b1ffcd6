# Stół Knockdown: o co się pyta, co gdzie leży, wielkie chwile i klawisze.

## Gdzie się jest

duel-stage = Arena: { $arena }
duel-prompt = O co się pyta
duel-row = { $count ->
    [one] Rząd: jedna karta; w talii: { $deck }
    [few] Rząd: { $count } karty; w talii: { $deck }
   *[many] Rząd: { $count } kart; w talii: { $deck }
}
duel-hand = { $count ->
    [0] Twoja ręka: pusta
    [one] Twoja ręka: jedna karta
    [few] Twoja ręka: { $count } karty
   *[many] Twoja ręka: { $count } kart
}
duel-row-caption = Rząd
duel-hand-caption = Ręka
duel-hand-empty = Twoja ręka jest pusta. Tu trafiają karty, którymi atakujesz.
duel-other-hand = { $count ->
    [0] Ręka: pusta
   *[other] { $backs ->
        [0] Ręka: { $count }, wszystkie znane
       *[other] Ręka: { $count }, w tym nieznane: { $backs }
    }
}
duel-back = Karta, której nikt nie widział
duel-skills = Umiejętności
duel-specials = Ataki specjalne: { $name }
duel-sheet = { $name }: rany lekkie: { $light }, ciężkie: { $heavy }, { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
} na ręce, wygrane rundy: { $won }
duel-nobody = Jeszcze bez wojownika
duel-you = Ty
duel-thinks = wybiera
duel-won = { $won ->
    [0] Żadnej wygranej rundy
    [one] Jedna wygrana runda
    [few] { $won } wygrane rundy
   *[many] { $won } wygranych rund
}
duel-unfold = { $cards ->
    [0] Pusta ręka: pokaż planszę
    [one] Jedna karta na ręce: pokaż planszę
    [few] { $cards } karty na ręce: pokaż planszę
   *[many] { $cards } kart na ręce: pokaż planszę
}
duel-unfold-own = Pokaż swoje umiejętności i ataki specjalne
duel-fold = Zwiń planszę
duel-deck = W talii: { $deck }, odrzucone: { $discards }. Przejrzyj odrzucone
duel-deck-left = { $deck ->
    [0] W talii nie ma już kart
    [one] W talii została { $deck } karta
    [few] W talii zostały { $deck } karty
   *[many] W talii zostało { $deck } kart
}{ $candles ->
    [0] .
    [one] , w tym jedna świeca.
    [few] , w tym { $candles } świece.
   *[many] , w tym { $candles } świec.
}
duel-discards = { $count ->
    [0] Nic nie odrzucono
    [one] Jedna odrzucona karta
    [few] { $count } odrzucone karty
   *[many] { $count } odrzuconych kart
}

## Rzeczy i ich stan

duel-thing-open = { $label } Można wybrać.
duel-thing-picked = { $label } Wybrano.
duel-thing-closed = { $label } Teraz nie można wybrać.
duel-face-down = Zakryta, widzisz ją tylko ty: { $skill }
duel-skill-hidden = Jedna umiejętność leży zakryta.
duel-special-reaches = { $label } Sięga stąd.
duel-special-far = { $label } Stąd nie sięga.
duel-space-open = Pole { $space }: { $marks }. Można wybrać.
duel-space-picked = Pole { $space }: { $marks }. Wybrano.
duel-space-closed = Pole { $space }: { $marks }. Teraz nie można wybrać.
duel-space-idle = Pole { $space }: { $marks }.
duel-space-free = wolne
duel-space-you = tu stoisz ty
duel-space-dangerous = niebezpieczna krawędź
duel-space-entrance = korytarz, { $wound ->
    [heavy] kosztuje ciężką ranę
   *[light] kosztuje lekką ranę
}
duel-space-candle = świeca
duel-space-dark = ciemność
duel-space-reached = w zasięgu
duel-token-of = { $token } ({ $name })
duel-change-light = { $sign }{ $count } { $count ->
    [one] lekka
    [few] lekkie
   *[many] lekkich
}
duel-change-heavy = { $sign }{ $count } { $count ->
    [one] ciężka
    [few] ciężkie
   *[many] ciężkich
}
duel-odds-short = K.O. { $odds }%
duel-odds-meaning = Szansa na nokaut, gdyby test odbył się teraz

## Pytanie

duel-waits = { $count ->
    [one] { $name } wybiera…
   *[other] { $name } wybierają…
}
duel-referee = Sędzia rozstrzyga…
duel-sent = Chwileczkę…
duel-action = Runda { $round } · Akcja { $number }
duel-paying = Zapłata za: { $attack }
duel-attacks = { $name } atakuje
duel-under-attack = { $name } atakuje: { $attack }
duel-under-way = { $name } wykonuje ruch
duel-lead = { $first } → { $then }
duel-put-down = Odłóż
duel-undo = Cofnij
duel-all = Wszystkie odpowiedzi
duel-closed = Teraz niemożliwe
duel-then = Wtedy:
duel-then-unhindered = Jeśli nikt temu nie zapobiegnie:
duel-then-unsure = O ile wiadomo:
duel-more = { $count ->
    [one] To jeszcze nie wszystko: wybierz resztę.
    [few] To jeszcze nie wszystko: wybierz resztę. Są { $count } sposoby.
   *[many] To jeszcze nie wszystko: wybierz resztę. Jest { $count } sposobów.
}
duel-split = Kliknij rany, które twój blok ignoruje
duel-cube-heavy = Ciężka rana.
duel-cube-light = Lekka rana.

## Wybór na początku

duel-moment-fighters = Wybierz wojownika
duel-moment-skills = Wybór umiejętności
duel-moment-opening = Początkowy dobór
duel-moment-test = Test nokautu
duel-repertoire = Wskaż wojownika, aby zobaczyć, co potrafi.
duel-repertoire-tap = Dotknij wojownika, aby zobaczyć, co potrafi.
duel-fighter = { $name }, { $title }. Ataki specjalne: { $specials }.
duel-kept = Tę zatrzymujesz.
duel-sealing = { $name } wybiera w tajemnicy.
duel-sealed = { $name } ma już wybór za sobą. Pozostanie tajny, dopóki nie wybiorą oboje.
duel-takes = bierze z rzędu
duel-is-first = zaczyna
duel-is-second = w drugiej kolejności

## Wielkie chwile

duel-ko = K.O.
duel-odds-who = { $name } może zarządzić test. Broni się { $rival }.
duel-odds = { $odds }% szans na nokaut: trzy kości przeciw { $wounds ->
    [one] jednej ranie
   *[other] { $wounds } ranom
}.
duel-odds-none = Test nie odbywa się na kościach.
duel-dice-who = { $name }: trzy kości przeciw { $wounds ->
    [one] jednej ranie
   *[other] { $wounds } ranom
}
duel-dice-odds = Szansa na nokaut: { $odds }%
duel-dice-sum = { $sum } przeciw { $wounds }
duel-dice-passed = Wciąż na nogach
duel-initiative = Inicjatywa
duel-first = Zaczyna { $name }
duel-round-start = Runda { $round }
duel-round-won = { $name } wygrywa rundę
duel-match-won = { $name } wygrywa pojedynek

## Klawisze

duel-key-along = Do rzeczy obok
duel-key-between = Do obszaru wyżej lub niżej
duel-key-enter = Wybierz to, co ma fokus; jeszcze raz, by potwierdzić
duel-key-number = Odpowiedz tak, jak mówi przycisk o tym numerze
duel-key-escape = Odłóż to, co wybrano
duel-key-answers = Wszystkie odpowiedzi na liście
duel-key-why = Dlaczego nie? O tym, co ma fokus, albo o wszystkim
duel-key-undo = Cofnij, póki niczego nie ujawniono
duel-key-prompt = Do pytania
duel-key-stage = Do sceny
duel-key-row = Do rzędu
duel-key-hand = Do twoich kart
duel-key-fighter = Do twojego wojownika
duel-key-opponent = Do rywala

## Co robić

duel-help-take_action = Ruch: podświetlone pole. Atak: karta z rzędu. Kombo: podświetlony atak specjalny z planszy.
duel-help-continue_combo = Wykonaj atak specjalny albo Zryw: karta z symbolem zrywu, potem pole.
duel-help-pay_cost = Wybierz z ręki karty, których symbole pokryją koszt.
duel-help-declare_block = Wybierz kartę z symbolem bloku, potem powiedz, co ma zatrzymać.
duel-help-use_reaction = Wybierz Reakcję ze swojej planszy albo pozwól, by to się stało.
duel-help-nothing = Nie masz teraz nic, czego można by tu użyć.
duel-help-draft_one = Nic się nie rozstrzyga: karta tylko trafia na rękę.
duel-help-draft_two = Wybierz dwie karty: nic się nie rozstrzyga, tylko trafiają na rękę.
duel-help-keep_first = Działają tylko odkryte umiejętności. Inicjatywa decyduje, kto zaczyna.
duel-help-lay_skill = Druga czeka zakryta, aż przegrasz rundę. Zaczyna osoba z wyższą inicjatywą.
