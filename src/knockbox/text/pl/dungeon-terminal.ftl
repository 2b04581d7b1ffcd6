# Knock, Knock! Dungeon! w terminalu: stół, powitanie i symbole.

dungeon-terminal-name = KNOCK, KNOCK! DUNGEON!
dungeon-terminal-title = LOCH { $level }
dungeon-terminal-level = loch { $level }
dungeon-terminal-deck = { $knight ->
    [deck] talia { $deck }
    [drawn] Czarny Rycerz dobrany
   *[laid] Czarny Rycerz jest w lochu
}
dungeon-terminal-reserve = zapas { $time }
dungeon-terminal-speech = wolno mówić
dungeon-terminal-silence = CISZA
dungeon-terminal-chests = { $count } { $count ->
    [one] połączona skrzynia
    [few] połączone skrzynie
   *[many] połączonych skrzyń
}
dungeon-terminal-clock = zostało { $left }
dungeon-terminal-beyond = … dalej { $count ->
    [one] leży jeszcze { $count } karta lub pole
    [few] leżą jeszcze { $count } karty i pola
   *[many] leży jeszcze { $count } kart i pól
}: „c mapa”
dungeon-terminal-empty-hand = Nie masz kart.
dungeon-terminal-joker = joker
dungeon-terminal-hush = ćśś
dungeon-terminal-turned = obrócona
dungeon-terminal-sideways = Wyłóż na pole { $place }, bokiem
dungeon-terminal-shows = pokazuje { $card }
dungeon-terminal-gives-up = chce się poddać
dungeon-terminal-player = Gracz { $number }
dungeon-terminal-bot = { $kind } { $number }
dungeon-terminal-map = mapa
dungeon-terminal-too-late = Czas minął.
dungeon-terminal-keys = { $seats ->
    [1] nr lub miejsce · hint · ? czemu nie · o inne · c mapa · h pomoc · s zapis
   *[other] nr lub miejsce · hint · ? czemu nie · t mów · o inne · h pomoc · s zapis
}

## Początek i koniec

dungeon-terminal-company = Kto wchodzi do lochu?
dungeon-terminal-company-team = ty i trzy komputery
dungeon-terminal-company-alone = tylko ty
dungeon-terminal-company-pair = ty i komputer
dungeon-terminal-company-people = dwie osoby przy tej klawiaturze
dungeon-terminal-welcome-how = W każdej turze połóż kartę rogiem na rogu karty ze stołu: liczba na wierzchu liczy się dla obu. Każda karta sumuje swoje cztery widoczne rogi, a żadna komnata nie może przekroczyć 5. Sprowadź stwory do 5, zanim skończy się ich czas, i pokonaj Czarnego Rycerza, który czeka na spodzie talii.
dungeon-terminal-welcome-clock = { $seats ->
    [1] Masz
   *[other] Macie
} { $minutes } { $minutes ->
    [one] minutę
    [few] minuty
   *[many] minut
} na ten loch; zegar stoi, { $seats ->
    [1] gdy gra jest zapisana.
   *[other] gdy grają boty i gdy przekazujecie klawiaturę.
}
dungeon-terminal-welcome-talk = Ręce są zakryte, ale „t” wymienia, co wolno powiedzieć; po karcie ciszy zostają tylko gesty.
dungeon-terminal-welcome-solo = W pojedynkę masz więcej kart, ale po wyłożeniu karty ciszy nie dobierasz.
dungeon-terminal-welcome-chests = Polowanie na skrzynie: po wygranej punktuje największa grupa stykających się kart ze skrzyniami.
dungeon-terminal-welcome-tokens = Żetonów księgi czarów możesz użyć w każdej chwili, wpisując „o”: { $tokens }
dungeon-terminal-resumed = { $inputs ->
    [0] Wznawiasz rozgrywkę; nie było jeszcze odpowiedzi.
   *[other] Wznawiasz rozgrywkę po odpowiedzi nr { $inputs }.
}
dungeon-terminal-saved = Rozgrywka zapisana. Aby grać dalej: { $command }
dungeon-terminal-won = Czarny Rycerz pokonany!
dungeon-terminal-lost = Loch przegrany
dungeon-terminal-adventure = Przygoda „{ $name }”: loch { $level } z { $last }, wygrane: { $won }, { $tried ->
    [one] { $tried } próba
    [few] { $tried } próby
   *[many] { $tried } prób
}{ $points ->
    [0] { "" }
    [one] , { $points } skrzynia
    [few] , { $points } skrzynie
   *[many] , { $points } skrzyń
}
dungeon-terminal-adventure-next = Naciśnij Enter, aby wejść teraz do lochu { $level }, albo wpisz s, aby wyjść. Później: { $command }
dungeon-terminal-adventure-over = Przygoda „{ $name }” wygrana: cztery lochy i jeden Czarny Rycerz z bólem głowy.

## Sprawdzanie

dungeon-terminal-which-card = Wpisz c i część nazwy, cztery rogi albo miejsce, na przykład „c goblin”, „c 0113” lub „c 0,0”; „c mapa” pokazuje cały stół.
dungeon-terminal-which-rule = Wpisz r i identyfikator zasady albo słowo, na przykład „r KKD-PLACE-3”.
dungeon-terminal-no-card = Żadna karta nie nazywa się „{ $typed }”.
dungeon-terminal-no-card-at = Na polu { $place } nie ma karty.
dungeon-terminal-stands = { $mark }: widać { $corners }, zagrożenie { $danger }{ $time ->
    [0] { "" }
   *[other] , czas { $time }
}
dungeon-terminal-mark-room = pusta komnata
dungeon-terminal-mark-standing = niepokonany stwór
dungeon-terminal-mark-beaten = pokonany, liczy się jak komnata
dungeon-terminal-mark-frozen = zamrożony, wciąż do pokonania
dungeon-terminal-mark-held = pochwycony, aż padnie zamrożony stwór
dungeon-terminal-any-corner = Powiedz: „Nie zakrywajcie tego rogu” (róg ma nazwę pola w prawo i w dół od niego):
dungeon-terminal-any-card = Wskaż kartę na polu:
dungeon-terminal-any-cell = Wskaż wolne pole:

## Pomoc

dungeon-terminal-help-card = pokaż kartę po nazwie, rogach lub miejscu
dungeon-terminal-help-map = pokaż cały stół
dungeon-terminal-help-offers = żetony, pokazanie karty, poddanie się; „o 2” wybiera drugą możliwość
dungeon-terminal-help-speaker = co robi lub mówi inna osoba przy tej klawiaturze
dungeon-terminal-help-put-back = odłóż na rękę kartę wybraną, ale niewyłożoną
dungeon-terminal-help-give-up = poddaj się; wszyscy ludzie muszą się zgodzić
dungeon-terminal-help-calm = suma widocznych rogów karty: do 5 jest bezpiecznie
dungeon-terminal-help-tight = 5: ani jednego więcej
dungeon-terminal-help-danger = niepokonany stwór: sprowadź go na czas do 5
dungeon-terminal-help-beaten = pokonany, odtąd komnata
dungeon-terminal-help-time = żetony czasu stwora: co turę jeden wraca do zapasu
dungeon-terminal-help-newest = ostatnio wyłożona karta
dungeon-terminal-help-place = wolne pole: x w prawo, y w dół; albo numery odpowiedzi, które kładą tam kartę prosto i obróconą (gdy brak miejsca, tylko ta lepsza)
dungeon-terminal-help-frozen = zamrożony: bez czasu, ale wciąż do pokonania
dungeon-terminal-help-poison = zatruty róg, wart 0
dungeon-terminal-help-chest = skrzynia
dungeon-terminal-help-loses = to od razu przegrywa
dungeon-terminal-help-beats = to pokonuje stwora
dungeon-terminal-help-wins = to wygrywa
dungeon-terminal-help-turned = obrócona do góry nogami
dungeon-terminal-help-back = karty na ręce
dungeon-terminal-help-active = czyja tura
