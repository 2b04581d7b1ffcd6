# Stół Knockdown: pytanie, obszary, wielkie chwile i skróty klawiszowe.

## Obszary

duel-stage = Arena: { $arena }
duel-prompt = Pytanie
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
duel-back = Nieznana karta
duel-skills = Umiejętności
duel-specials = Ataki Specjalne: { $name }
duel-sheet = { $name }: Obrażenia lekkie: { $light }, ciężkie: { $heavy }, { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
} na ręce, wygrane rundy: { $won }
duel-nobody = Jeszcze bez Zawodnika
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
duel-unfold-own = Pokaż swoje Umiejętności i Ataki Specjalne
duel-fold = Zwiń planszę
duel-deck = W talii: { $deck }, odrzucone: { $discards }. Przejrzyj odrzucone
duel-deck-left = { $deck ->
    [0] W talii nie ma już kart
    [one] W talii została { $deck } karta
    [few] W talii zostały { $deck } karty
   *[many] W talii zostało { $deck } kart
}{ $candles ->
    [0] .
    [one] , w tym jedna Świeca.
    [few] , w tym { $candles } Świece.
   *[many] , w tym { $candles } Świec.
}
duel-discards = { $count ->
    [0] Nic nie odrzucono
    [one] Jedna odrzucona karta
    [few] { $count } odrzucone karty
   *[many] { $count } odrzuconych kart
}

## Elementy i ich stan

duel-thing-open = { $label } Dostępne.
duel-thing-picked = { $label } Wybrane.
duel-thing-closed = { $label } Teraz niedostępne.
duel-face-down = Zakryta, widoczna tylko dla ciebie: { $skill }
duel-skill-hidden = Jedna Umiejętność jest zakryta.
duel-special-reaches = { $label } W zasięgu.
duel-special-far = { $label } Poza zasięgiem.
duel-space-open = Pole { $space }: { $marks }. Dostępne.
duel-space-picked = Pole { $space }: { $marks }. Wybrane.
duel-space-closed = Pole { $space }: { $marks }. Teraz niedostępne.
duel-space-idle = Pole { $space }: { $marks }.
duel-space-free = wolne
duel-space-you = tu jesteś
duel-space-dangerous = Niebezpieczna Krawędź
duel-space-entrance = korytarz, { $wound ->
    [heavy] kosztuje Obrażenie ciężkie
   *[light] kosztuje Obrażenie lekkie
}
duel-space-candle = Świeca
duel-space-dark = ciemność
duel-space-reached = w zasięgu
duel-token-of = { $token } ({ $name })
duel-change-light = { $sign }{ $count } { $count ->
    [one] lekkie
    [few] lekkie
   *[many] lekkich
}
duel-change-heavy = { $sign }{ $count } { $count ->
    [one] ciężkie
    [few] ciężkie
   *[many] ciężkich
}
duel-odds-short = K.O. { $odds }%
duel-odds-meaning = Szansa na K.O., jeśli test zacznie się teraz

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
duel-put-down = Anuluj
duel-undo = Cofnij
duel-all = Wszystkie odpowiedzi
duel-closed = Teraz niemożliwe
duel-then = Wtedy:
duel-then-unhindered = Jeśli nikt temu nie zapobiegnie:
duel-then-unsure = O ile wiadomo:
duel-more = { $count ->
    [one] Jeszcze nie wszystko: wybierz resztę.
    [few] Jeszcze nie wszystko: wybierz resztę. Są { $count } sposoby.
   *[many] Jeszcze nie wszystko: wybierz resztę. Jest { $count } sposobów.
}
duel-split = Kliknij Obrażenia, które ignoruje twój blok
duel-cube-heavy = Obrażenie ciężkie.
duel-cube-light = Obrażenie lekkie.

## Wybór na początku

duel-moment-fighters = Wybierz Zawodnika
duel-moment-skills = Wybór Umiejętności
duel-moment-opening = Początkowy dobór
duel-moment-test = Test Knockdownu
duel-repertoire = Wskaż Zawodnika, aby zobaczyć jego ataki.
duel-repertoire-tap = Dotknij Zawodnika, aby zobaczyć jego ataki.
duel-fighter = { $name }, { $title }. Ataki Specjalne: { $specials }.
duel-kept = Tę zatrzymujesz.
duel-sealing = { $name } wybiera w tajemnicy.
duel-sealed = { $name } ma już wybór za sobą. Pozostaje tajny, dopóki nie wybiorą obie strony.
duel-takes = bierze z Rzędu
duel-is-first = zaczyna
duel-is-second = w drugiej kolejności

## Wielkie chwile

duel-ko = K.O.
duel-odds-who = { $name } może zarządzić Test Knockdownu. Broni się { $rival }.
duel-odds = { $odds }% szans na K.O.: trzy kości przeciw { $wounds ->
    [one] jednemu Obrażeniu
   *[other] { $wounds } Obrażeniom
}.
duel-odds-none = Tego testu nie rozstrzygają kości.
duel-dice-who = { $name }: trzy kości przeciw { $wounds ->
    [one] jednemu Obrażeniu
   *[other] { $wounds } Obrażeniom
}
duel-dice-odds = Szansa na K.O.: { $odds }%
duel-dice-sum = { $sum } przeciw { $wounds }
duel-dice-passed = Wciąż na nogach
duel-initiative = Inicjatywa
duel-first = Zaczyna { $name }
duel-round-start = Runda { $round }
duel-round-won = { $name } wygrywa rundę
duel-match-won = { $name } wygrywa rozgrywkę

## Klawisze

duel-key-along = Do sąsiedniego elementu
duel-key-between = Obszar wyżej lub niżej
duel-key-enter = Wybierz to, co jest zaznaczone; naciśnij ponownie, aby potwierdzić
duel-key-number = Wybierz odpowiedź o tym numerze
duel-key-escape = Anuluj wybór
duel-key-answers = Lista wszystkich odpowiedzi
duel-key-why = Dlaczego nie? O tym, co jest zaznaczone, albo o wszystkim
duel-key-undo = Cofnij, dopóki niczego nie ujawniono
duel-key-prompt = Przejdź do pytania
duel-key-stage = Przejdź do Areny
duel-key-row = Przejdź do Rzędu
duel-key-hand = Przejdź do ręki
duel-key-fighter = Przejdź do swojego Zawodnika
duel-key-opponent = Przejdź do przeciwnika

## Pomoc do pytań

duel-help-take_action = Ruch: wybierz podświetlone pole. Atak: wybierz kartę z Rzędu. Combo: wybierz podświetlony Atak Specjalny na swojej planszy.
duel-help-continue_combo = Wykonaj Atak Specjalny albo Zryw: wybierz kartę z symbolem Zrywu, potem pole.
duel-help-pay_cost = Wybierz z ręki karty, których symbole pokryją koszt.
duel-help-declare_block = Wybierz kartę z symbolem bloku, potem to, co ma zatrzymać.
duel-help-use_reaction = Wybierz Reakcję na swojej planszy albo nie reaguj.
duel-help-nothing = Nie masz tu czego użyć.
duel-help-draft_one = Bez efektu: karta trafia na rękę.
duel-help-draft_two = Wybierz dwie karty. Bez efektu: trafiają na rękę.
duel-help-keep_first = Działają tylko odkryte Umiejętności. Inicjatywa decyduje, kto zaczyna.
duel-help-lay_skill = Druga pozostaje zakryta, aż przegrasz rundę. Zaczyna wyższa Inicjatywa.
