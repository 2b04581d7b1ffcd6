# Gra w terminalu: wszystko dookoła stołu.

terminal-title = KNOCKDOWN
terminal-round = runda { $round }
terminal-turn = tura { $turn }
terminal-action = (akcja { $number } z 2)
terminal-action-short = ({ $number }/2)
terminal-distance = odległość { $distance }
terminal-danger = groźne
terminal-start = start
terminal-corridor = korytarz
terminal-candle = świeca
terminal-dark = mrok
terminal-stage = arena: { $arena } · umiejętności: { $skills }
terminal-roster = „c NAZWA” pokazuje ataki specjalne i żetony wojownika.
terminal-any = dowolna odległość
terminal-unhurt = bez ran
terminal-wounds = { $light ->
    [one] { $light } lekka
    [few] { $light } lekkie
   *[many] { $light } lekkich
} + { $heavy ->
    [one] { $heavy } ciężka
    [few] { $heavy } ciężkie
   *[many] { $heavy } ciężkich
} = { $total }
terminal-wounds-short = { $light }+{ $heavy }={ $total }
terminal-face-down = jedna umiejętność zakryta
terminal-face-down-own = zakryta
terminal-row = Rząd
terminal-deck = talia { $deck }{ $candles ->
    [0] { "" }
    [one] { " " }(w niej { $candles } świeca)
    [few] { " " }(w niej { $candles } świece)
   *[many] { " " }(w niej { $candles } świec)
}
terminal-deck-short = talia { $deck }{ $candles ->
    [0] { "" }
   *[other] { " " }(♦{ $candles })
}
terminal-hands = Karty na ręce (liczą się już tylko symbole)
terminal-backs = { $count ->
    [one] { $count } nieznana
    [few] { $count } nieznane
   *[many] { $count } nieznanych
}
terminal-empty-hand = brak kart
terminal-log = Dziennik
terminal-more = … i jeszcze { $count }, zob. „l”
terminal-keys = nr: odpowiedź · ? czemu nie · c KARTA · r ZASADA · l dziennik · h pomoc · s zapisz i wyjdź
terminal-too-late = { $seconds ->
    [one] Minęła { $seconds } sekunda
    [few] Minęły { $seconds } sekundy
   *[many] Minęło { $seconds } sekund
}: gra odpowiada za ciebie.
terminal-prompt = Twoja odpowiedź

## W skrócie, na mały ekran

terminal-next = … jeszcze { $count }: n
terminal-short-wounds = rany: { $cards }
terminal-short-effect = efekt: { $cards }
terminal-short-both = jedno i drugie: { $cards }
terminal-short-move = Ruch na { $space }
terminal-short-hop = Korytarz na { $space }
terminal-short-attack = Atak: { $card }
terminal-short-dash = Zryw na { $space }: { $cards }

## Początek i koniec

terminal-you = Ty
terminal-welcome-people = { $first } kontra { $second }
terminal-welcome-how = Bij rywala, powal go i wygraj dwie rundy. W każdej turze wykonujesz dwie akcje: Ruch, Atak kartą z rzędu (zabierasz ją na rękę) albo Kombo z ataków specjalnych, za które płacisz kartami z ręki.
terminal-welcome-danger = Na polu ze znakiem „!” atakujący z sąsiedniego pola dodaje ranę.
terminal-welcome-corridors = „∩” to wejście do korytarza: przed każdą ze swoich dwóch akcji możesz przejść z jednego wejścia do innego, wolnego. Wyjście kosztuje ranę oznaczoną na tym polu.
terminal-welcome-candles = W talii kryją się karty świec („♦”). Każda przybliża mrok („░”) z obu stron; kto kończy w nim swoją turę, otrzymuje ranę.
terminal-welcome-type = Odpowiadaj numerem albo wpisz to, co widzisz. „?” mówi, dlaczego czegoś nie można zrobić, a „h” objaśnia znaki.
terminal-opponent = Kto jest twoim rywalem?
terminal-opponent-greedy = komputer (greedy)
terminal-opponent-random = nowicjusz (random)
terminal-opponent-person = druga osoba przy tej klawiaturze
terminal-begin = Naciśnij Enter, aby zacząć.
terminal-resumed = Pojedynek trwa dalej po odpowiedzi nr { $inputs }.
terminal-arena-again = „c arena” przypomni to w każdej chwili.
terminal-torn = Ostatni wiersz zapisu jest niepełny i został pominięty.
terminal-won = { $name } wygrywa pojedynek
terminal-won-rounds = Wygrane rundy: { $first } { $won }, { $second } { $lost }
terminal-replay = Obejrzyj jeszcze raz: { $command }
terminal-verify = Sprawdź zapis: { $command }
terminal-saved = Pojedynek jest zapisany. Dalszy ciąg: { $command }

## Dwie osoby, jedna klawiatura

terminal-curtain = Przy klawiaturze siada teraz { $name }
terminal-curtain-look-away = Następny ekran może zobaczyć tylko { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.

## Wieże

terminal-test = Im więcej ran ma rywal, tym większa szansa na K.O.: przy 11 równo połowa. Po zdanym teście odrzuca połowę swoich lekkich ran.
terminal-tower = { $name }: w dziesięć sekund zbuduj jedną wieżę z { $count } { $count ->
    [one] kostki
   *[other] kostek
}, jedna na drugiej. Potem powiedz prawdę.

## Co wpisano

terminal-forced = { $name } ma tylko jedną możliwość: { $answer }
terminal-nothing-typed = Wpisz numer od 1 do { $count } albo h, aby zobaczyć pomoc.
terminal-not-understood = „{ $typed }” nie jest tu odpowiedzią. Wpisz numer od 1 do { $count }, odpowiedź taką jak „{ $example }” albo h, aby zobaczyć pomoc.
terminal-not-a-number = Nie ma odpowiedzi { $typed }: wybierz od 1 do { $count }.
terminal-refused = „{ $choice }” nie jest teraz możliwe:
terminal-ambiguous = „{ $typed }” pasuje do kilku odpowiedzi: { $answers }
terminal-all-open = Tu nic nie jest zabronione: wszystko, czego można spróbować, jest na liście.
terminal-closed = Teraz niemożliwe:
terminal-no-card = Nie ma karty, umiejętności, ataku specjalnego, żetonu, wojownika ani areny o nazwie „{ $typed }”.
terminal-read-on = Więcej po wpisaniu „r ID”: { $rules }
terminal-spoken-of = Ataki specjalne, które o nim mówią: { $specials }
terminal-called-danger = krawędź, krawędzie, groźne, niebezpieczne
terminal-called-corridors = korytarz, korytarze, wejście
terminal-called-candles = świeca, świece, mrok
terminal-which-card = Wpisz c i część nazwy, na przykład „c { $example }”.
terminal-which-rule = Wpisz r i identyfikator zasady albo słowo, na przykład „r KD-BLOCK-2”.
terminal-no-rule = Żadna zasada nie nazywa się „{ $typed }” ani o tym nie mówi.

## Pomoc

terminal-help-answer = odpowiedź na pytanie; można ją też wpisać: „{ $example }”
terminal-help-why = czego nie można zrobić, dlaczego i według której zasady
terminal-help-card = pokaż kartę, umiejętność, atak specjalny, żeton, wojownika albo arenę
terminal-help-rule = pokaż zasadę o tym identyfikatorze albo zasady z tym słowem
terminal-help-log = wszystko, co się dotąd wydarzyło
terminal-help-view = więcej albo mniej szczegółów na ekranie
terminal-help-next = dalsze odpowiedzi, gdy nie mieszczą się wszystkie
terminal-help-resign = poddaj pojedynek
terminal-help-save = zapisz i wyjdź; Ctrl-C robi to samo
terminal-help-help = ta strona
terminal-help-signs = Znaki
terminal-help-range = zasięg: jak daleko, w polach, może stać rywal
terminal-help-cost = w koszcie: i, albo, dowolny symbol
terminal-help-knockout = po tym ataku możesz zarządzić test nokautu
terminal-help-light = lekka rana
terminal-help-heavy = ciężka rana
terminal-help-reached = sięga stąd rywala; atak bez tego znaku tylko zabiera kartę
terminal-help-payable = możesz za to zapłacić
terminal-help-token = żeton i jego właściciel
terminal-help-danger = niebezpieczne: atakujący z sąsiedniego pola dodaje ranę
terminal-help-corridor = wejście do korytarza i rana, jaką kosztuje wyjście na tym polu
terminal-help-candle = świeca i mrok: kto kończy tam swoją turę, otrzymuje ranę
terminal-help-victory = wygrana runda
terminal-help-skill = umiejętność odkryta, umiejętność zakryta
terminal-help-back = karta, której nie znasz
