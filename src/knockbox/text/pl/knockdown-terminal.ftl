# Knockdown w terminalu: jego stół, powitanie i znaki.

knockdown-terminal-title = KNOCKDOWN
knockdown-terminal-round = runda { $round }
knockdown-terminal-turn = tura { $turn }
knockdown-terminal-action = (akcja { $number } z 2)
knockdown-terminal-action-short = ({ $number }/2)
knockdown-terminal-distance = odległość { $distance }
knockdown-terminal-danger = groźne
knockdown-terminal-start = start
knockdown-terminal-corridor = korytarz
knockdown-terminal-candle = świeca
knockdown-terminal-dark = mrok
knockdown-terminal-stage = arena: { $arena } · umiejętności: { $skills }
knockdown-terminal-roster = „c NAZWA” pokazuje ataki specjalne i żetony wojownika.
knockdown-terminal-any = dowolna odległość
knockdown-terminal-unhurt = bez ran
knockdown-terminal-wounds = { $light ->
    [one] { $light } lekka
    [few] { $light } lekkie
   *[many] { $light } lekkich
} + { $heavy ->
    [one] { $heavy } ciężka
    [few] { $heavy } ciężkie
   *[many] { $heavy } ciężkich
} = { $total }
knockdown-terminal-wounds-short = { $light }+{ $heavy }={ $total }
knockdown-terminal-face-down = jedna umiejętność zakryta
knockdown-terminal-face-down-own = zakryta
knockdown-terminal-row = Rząd
knockdown-terminal-deck = talia { $deck }{ $candles ->
    [0] { "" }
    [one] { " " }(w niej { $candles } świeca)
    [few] { " " }(w niej { $candles } świece)
   *[many] { " " }(w niej { $candles } świec)
}
knockdown-terminal-deck-short = talia { $deck }{ $candles ->
    [0] { "" }
   *[other] { " " }(♦{ $candles })
}
knockdown-terminal-hands = Karty na ręce (liczą się już tylko symbole)
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
}: gra odpowiada za ciebie.

## W skrócie, na mały ekran

knockdown-terminal-short-wounds = rany: { $cards }
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
knockdown-terminal-welcome-how = Bij rywala, powal go i wygraj dwie rundy. W każdej turze wykonujesz dwie akcje: Ruch, Atak kartą z rzędu (zabierasz ją na rękę) albo Kombo z ataków specjalnych, za które płacisz kartami z ręki.
knockdown-terminal-welcome-danger = Na polu ze znakiem „!” atakujący z sąsiedniego pola dodaje ranę.
knockdown-terminal-welcome-corridors = „∩” to wejście do korytarza: przed każdą ze swoich dwóch akcji możesz przejść z jednego wejścia do innego, wolnego. Wyjście kosztuje ranę oznaczoną na tym polu.
knockdown-terminal-welcome-candles = W talii kryją się karty świec („♦”). Każda przybliża mrok („░”) z obu stron; kto kończy w nim swoją turę, otrzymuje ranę.
knockdown-terminal-opponent = Kto jest twoim rywalem?
knockdown-terminal-opponent-computer = komputer
knockdown-terminal-opponent-person = druga osoba przy tej klawiaturze
knockdown-terminal-arena-again = „c arena” przypomni to w każdej chwili.
knockdown-terminal-won = { $name } wygrywa pojedynek
knockdown-terminal-won-rounds = Wygrane rundy: { $first } { $won }, { $second } { $lost }

## Wieże

knockdown-terminal-test = Szansa na K.O. wynosi { $test ->
    [tower] około { $percent }%, gdy rywal buduje wieżę
   *[dice] { $percent }%
}. Po zdanym teście rywal odrzuca połowę swoich lekkich ran.
knockdown-terminal-tower = { $name }: w ciągu { $seconds } sekund zbuduj jedną wieżę z { $count } { $count ->
    [one] kostki
   *[other] kostek
}, jedna na drugiej. Potem powiedz prawdę.

## Co wpisano

knockdown-terminal-no-card = Nie ma karty, umiejętności, ataku specjalnego, żetonu, wojownika ani areny o nazwie „{ $typed }”.
knockdown-terminal-spoken-of = Ataki specjalne, które o nim mówią: { $specials }
knockdown-terminal-called-danger = krawędź, krawędzie, groźne, niebezpieczne
knockdown-terminal-called-corridors = korytarz, korytarze, wejście
knockdown-terminal-called-candles = świeca, świece, mrok
knockdown-terminal-which-card = Wpisz c i część nazwy, na przykład „c { $example }”.
knockdown-terminal-which-rule = Wpisz r i identyfikator zasady albo słowo, na przykład „r KD-BLOCK-2”.

## Pomoc

knockdown-terminal-help-card = pokaż kartę, umiejętność, atak specjalny, żeton, wojownika albo arenę
knockdown-terminal-help-resign = poddaj pojedynek
knockdown-terminal-help-range = zasięg: jak daleko, w polach, może stać rywal
knockdown-terminal-help-cost = w koszcie: i, albo, dowolny symbol
knockdown-terminal-help-knockout = po tym ataku możesz zarządzić test nokautu
knockdown-terminal-help-light = lekka rana
knockdown-terminal-help-heavy = ciężka rana
knockdown-terminal-help-reached = sięga stąd rywala; atak bez tego znaku tylko zabiera kartę
knockdown-terminal-help-payable = możesz za to zapłacić
knockdown-terminal-help-token = żeton i jego właściciel
knockdown-terminal-help-danger = niebezpieczne: atakujący z sąsiedniego pola dodaje ranę
knockdown-terminal-help-corridor = wejście do korytarza i rana, jaką kosztuje wyjście na tym polu
knockdown-terminal-help-candle = świeca i mrok: kto kończy tam swoją turę, otrzymuje ranę
knockdown-terminal-help-victory = wygrana runda
knockdown-terminal-help-skill = umiejętność odkryta, umiejętność zakryta
knockdown-terminal-help-back = karta, której nie znasz
