# Knockdown w terminalu: stół, powitanie i symbole.

knockdown-terminal-title = KNOCKDOWN
knockdown-terminal-round = runda { $round }
knockdown-terminal-turn = tura { $turn }
knockdown-terminal-action = (akcja { $number } z 2)
knockdown-terminal-action-short = ({ $number }/2)
knockdown-terminal-distance = odległość { $distance }
knockdown-terminal-danger = groźne
knockdown-terminal-start = start
knockdown-terminal-corridor = korytarz
knockdown-terminal-candle = Świeca
knockdown-terminal-dark = mrok
knockdown-terminal-stage = Arena: { $arena } · Umiejętności: { $skills }
knockdown-terminal-roster = „c NAZWA” pokazuje Ataki Specjalne i żetony Zawodnika.
knockdown-terminal-any = dowolna odległość
knockdown-terminal-unhurt = bez Obrażeń
knockdown-terminal-wounds = { $light ->
    [one] { $light } lekkie
    [few] { $light } lekkie
   *[many] { $light } lekkich
} + { $heavy ->
    [one] { $heavy } ciężkie
    [few] { $heavy } ciężkie
   *[many] { $heavy } ciężkich
} = { $total }
knockdown-terminal-wounds-short = { $light }+{ $heavy }={ $total }
knockdown-terminal-face-down = jedna Umiejętność zakryta
knockdown-terminal-face-down-own = zakryta
knockdown-terminal-row = Rząd
knockdown-terminal-deck = talia { $deck }{ $candles ->
    [0] { "" }
    [one] { " " }(w niej { $candles } Świeca)
    [few] { " " }(w niej { $candles } Świece)
   *[many] { " " }(w niej { $candles } Świec)
}
knockdown-terminal-deck-short = talia { $deck }{ $candles ->
    [0] { "" }
   *[other] { " " }(♦{ $candles })
}
knockdown-terminal-hands = Karty na ręce (liczą się tylko ich symbole)
knockdown-terminal-backs = { $count ->
    [one] { $count } nieznana
    [few] { $count } nieznane
   *[many] { $count } nieznanych
}
knockdown-terminal-empty-hand = brak kart
knockdown-terminal-too-late = { $seconds ->
    [one] Minęła { $seconds } sekunda
    [few] Minęły { $seconds } sekundy
   *[many] Minęło { $seconds } sekund
}: gra wybiera za ciebie odpowiedź domyślną.

## Krótkie formy na mały ekran

knockdown-terminal-short-wounds = Obrażenia: { $cards }
knockdown-terminal-short-effect = efekt: { $cards }
knockdown-terminal-short-both = jedno i drugie: { $cards }
knockdown-terminal-short-move = Ruch na { $space }
knockdown-terminal-short-hop = Korytarz na { $space }
knockdown-terminal-short-attack = Atak: { $card }
knockdown-terminal-short-dash = Zryw na { $space }: { $cards }

## Początek i koniec

knockdown-terminal-you = Ty
knockdown-terminal-bot = komputer ({ $kind })
knockdown-terminal-welcome-people = { $first } kontra { $second }
knockdown-terminal-welcome-how = Atakuj przeciwnika, powal go i wygraj dwie rundy. W każdej turze wykonujesz dwie akcje: Ruch, Atak kartą z Rzędu (zabierasz ją na rękę) albo Combo z Ataków Specjalnych, za które płacisz kartami z ręki.
knockdown-terminal-welcome-danger = Na polu ze znakiem „!” atakujący z sąsiedniego pola dodaje Obrażenie.
knockdown-terminal-welcome-corridors = „∩” to wejście do korytarza: przed każdą z dwóch akcji możesz przejść z jednego wejścia do innego, wolnego. Wyjście kosztuje Obrażenie podane przy tym polu.
knockdown-terminal-welcome-candles = W talii kryją się karty Świecy („♦”). Każda przybliża mrok („░”) z obu stron; Zawodnik, który kończy w nim turę, otrzymuje Obrażenie.
knockdown-terminal-opponent = Kto jest twoim przeciwnikiem?
knockdown-terminal-opponent-computer = komputer
knockdown-terminal-opponent-person = druga osoba przy tej klawiaturze
knockdown-terminal-arena-again = „c arena” pokazuje to ponownie w każdej chwili.
knockdown-terminal-won = { $name } wygrywa rozgrywkę
knockdown-terminal-won-rounds = Wygrane rundy: { $first } { $won }, { $second } { $lost }

## Wieże

knockdown-terminal-test = Szansa na K.O. wynosi { $test ->
    [tower] około { $percent }%, gdy przeciwnik buduje wieżę
   *[dice] { $percent }%
}. Po zdanym teście przeciwnik odrzuca połowę swoich Obrażeń lekkich.
knockdown-terminal-tower = { $name }: w ciągu { $seconds } sekund zbuduj jedną wieżę z { $count } { $count ->
    [one] kostki
   *[other] kostek
}, jedna na drugiej. Potem powiedz prawdę.

## Odpowiedzi na wpisany tekst

knockdown-terminal-no-card = Nie ma karty, Umiejętności, Ataku Specjalnego, żetonu, Zawodnika ani Areny o nazwie „{ $typed }”.
knockdown-terminal-spoken-of = Ataki Specjalne, w których się pojawia: { $specials }
knockdown-terminal-called-danger = krawędź, krawędzie, groźne, niebezpieczne
knockdown-terminal-called-corridors = korytarz, korytarze, wejście
knockdown-terminal-called-candles = świeca, świece, mrok
knockdown-terminal-which-card = Wpisz c i część nazwy, na przykład „c { $example }”.
knockdown-terminal-which-rule = Wpisz r i identyfikator zasady albo słowo, na przykład „r KD-BLOCK-2”.

## Pomoc

knockdown-terminal-help-card = pokaż kartę, Umiejętność, Atak Specjalny, żeton, Zawodnika albo Arenę
knockdown-terminal-help-resign = poddaj rozgrywkę
knockdown-terminal-help-range = zasięg: jak daleko, w polach, może stać przeciwnik
knockdown-terminal-help-cost = w koszcie: i, albo, niewiadoma (dowolny symbol)
knockdown-terminal-help-knockout = po tym ataku możesz zarządzić Test Knockdownu
knockdown-terminal-help-light = Obrażenie lekkie
knockdown-terminal-help-heavy = Obrażenie ciężkie
knockdown-terminal-help-reached = sięga przeciwnika; atak bez tego znaku tylko zabiera kartę
knockdown-terminal-help-payable = możesz za to zapłacić
knockdown-terminal-help-token = żeton i jego właściciel
knockdown-terminal-help-danger = niebezpieczne: atakujący z sąsiedniego pola dodaje Obrażenie
knockdown-terminal-help-corridor = wejście do korytarza i Obrażenie za wyjście na tym polu
knockdown-terminal-help-candle = Świeca i mrok: zakończenie tam tury kosztuje Obrażenie
knockdown-terminal-help-victory = wygrana runda
knockdown-terminal-help-skill = Umiejętność odkryta, Umiejętność zakryta
knockdown-terminal-help-back = nieznana karta
