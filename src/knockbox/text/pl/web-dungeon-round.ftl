# Stół lochu wokół podłogi: ręka, gracze, wspólne zasoby, pytanie i rozmowa.

## Miejsca

dungeon-round-prompt = Pytanie
dungeon-round-hand = Twoja ręka: { $count ->
    [0] brak kart
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
dungeon-round-mates = Pozostali
dungeon-round-supplies = Wspólne zasoby
dungeon-round-grimoire = Żetony księgi czarów
dungeon-round-speech = Rozmowa i gesty
dungeon-round-gestures = Gesty
dungeon-round-statements = Wypowiedzi
dungeon-round-standing = { $count ->
    [0] talia pusta
    [one] została jedna karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
dungeon-round-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

## Pytanie

dungeon-round-your-turn = Twoja tura
dungeon-round-how = Wybierz kartę albo przeciągnij ją na podłogę. 5 jest bezpieczne, 6 to przegrana.
dungeon-round-turn-of = Tura: { $name }
dungeon-round-aiming = W dowolnej chwili
dungeon-round-foreseen = Co się stanie
dungeon-round-sent = Wysyłanie…
dungeon-round-waits = { $count ->
    [one] { $name } wybiera kartę.
   *[other] { $name } wybierają kartę.
}
dungeon-round-lay-knight = Oto Czarny Rycerz! Gdzie go wykładasz?
dungeon-round-asked-cell = Gdzie wykładasz tę kartę: { $card }?
dungeon-round-gives-up = { $count ->
    [one] { $name } chce się poddać.
   *[other] { $name } chcą się poddać.
}
dungeon-round-you-give-up = Chcesz się poddać; pozostali muszą się zgodzić.
dungeon-round-undo = Cofnij
dungeon-round-cancel = Anuluj
dungeon-round-use-it = Użyj
dungeon-round-vain = Teraz nieprzydatne
dungeon-round-show-binds = Wszyscy ją zobaczą i musisz ją wyłożyć jako następną.
dungeon-round-aim-fireball = Którego stwora palisz?
dungeon-round-aim-ice = Którego stwora zamrażasz?
dungeon-round-aim-poison = Który róg zatruwasz?
dungeon-round-aim-can-fix = Którego stwora możesz pokonać?
dungeon-round-aim-leave-to-me = Którego stwora bierzesz na siebie?
dungeon-round-aim-help = Przy którym stworze potrzebna jest pomoc?
dungeon-round-aim-spare = Którego rogu nie zakrywać?
dungeon-round-aim-point = Co wskazujesz? Kartę, wolne pole albo gracza.
dungeon-round-aim-show = Którą kartę pokazujesz?

## Ręka

dungeon-round-card-open = { $card } Naciśnij, aby wybrać.
dungeon-round-card-chosen = { $card } Wybrana.
dungeon-round-card-closed = { $card } Teraz nie można wyłożyć.
dungeon-round-card-idle = { $card }
dungeon-round-card-shown = Pokazana: musi być następna.
dungeon-round-shown = pokazana

## Pozostali

dungeon-round-mate = { $name }, { $count ->
    [0] brak kart
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
dungeon-round-mate-turn = wybiera kartę
dungeon-round-mate-shows = pokazuje kartę: { $card }
dungeon-round-mate-gives-up = chce się poddać
dungeon-round-point-player = Wskaż gracza: { $name }

## Wspólne zasoby

dungeon-round-reserve = Zapas: { $count ->
    [0] brak żetonów czasu
    [one] jeden żeton czasu
    [few] { $count } żetony czasu
    [many] { $count } żetonów czasu
   *[other] { $count } żetonu czasu
}
dungeon-round-reserve-short = w zapasie
dungeon-round-deck = Talia: { $count ->
    [0] pusta
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
dungeon-round-knight-deck = Rycerz na spodzie
dungeon-round-knight-drawn = Rycerz u drzwi!
dungeon-round-knight-laid = Rycerz już tu jest
dungeon-round-talk = wolno mówić
dungeon-round-silence = cisza
dungeon-round-chests = Skrzynie w najlepszym łańcuchu: { $count }
dungeon-round-chests-short = w łańcuchu
dungeon-round-token-use = Użyj żetonu: { $token }
dungeon-round-token-idle = { $token }: teraz nieprzydatne. { $why }
dungeon-round-pause = Pauza
dungeon-round-go-on = Wznów
dungeon-round-votes = { $votes } z { $people }
dungeon-round-clock-stands = zatrzymany

## Rozmowa i gesty

dungeon-round-say = Powiedz…
dungeon-round-say-point = Wskaż…
dungeon-round-say-nod = Kiwnij głową
dungeon-round-say-shake = Pokręć głową
dungeon-round-say-show = Pokaż kartę…
dungeon-round-say-can-fix = Mogę pokonać…
dungeon-round-say-leave-to-me = Zostawcie mi…
dungeon-round-say-help = Czy ktoś pokona…?
dungeon-round-say-spare = Nie zakrywajcie…
dungeon-round-say-have-joker = Mam jokera
dungeon-round-say-stuck = Żadna z moich kart nie pomoże
dungeon-round-say-zeros = { $zeros ->
    [none] Nie mam zer
    [falling] Zera ↖ ↘
    [rising] Zera ↗ ↙
   *[both] Zera wszędzie
}
dungeon-round-hush = Cisza! Nikomu nie wolno mówić, ale można wskazywać, kiwać i kręcić głową.
dungeon-round-hush-short = Cisza: tylko gesty
dungeon-round-heard-have-joker = Mam jokera.
dungeon-round-heard-can-fix = Mogę to pokonać: { $name }.
dungeon-round-heard-leave-to-me = Zostawcie to mnie: { $name }.
dungeon-round-heard-spare = Nie zakrywajcie tego rogu.
dungeon-round-heard-help = Czy ktoś to pokona: { $name }?
dungeon-round-heard-stuck = Żadna z moich kart nie pomoże.
dungeon-round-heard-zeros = { $zeros ->
    [none] Nie mam zer.
    [falling] Mam zera na ↖ i ↘.
    [rising] Mam zera na ↗ i ↙.
   *[both] Mam zera na każdy róg.
}
dungeon-round-heard-point-card = wskazuje: { $name }
dungeon-round-heard-point-cell = wskazuje wolne pole
dungeon-round-heard-point-player = wskazuje gracza: { $player }
dungeon-round-heard-point-you = wskazuje na ciebie
dungeon-round-heard-nod = kiwa głową
dungeon-round-heard-shake = kręci głową

## Wielkie chwile

dungeon-round-moment-first = Zaczyna { $name }
dungeon-round-moment-silence = Cisza!
dungeon-round-moment-silence-text = Od teraz nikomu nie wolno mówić. Nadal można wskazywać, kiwać i kręcić głową.
dungeon-round-moment-talk = Znowu wolno mówić
dungeon-round-moment-talk-text = Wszyscy już ledwo wytrzymywali.
dungeon-round-moment-knight = Czarny Rycerz!
dungeon-round-moment-knight-text = { $name } otwiera ostatnie drzwi i musi go od razu wyłożyć.
dungeon-round-moment-chance = Ostatnia szansa
dungeon-round-moment-chance-text = Wszystkie ręce są puste: pomoże tylko żeton.
dungeon-round-moment-won = Loch wygrany!
dungeon-round-moment-won-text = Czarny Rycerz jest pokonany.
dungeon-round-moment-lost = Loch przegrany

## Koniec

dungeon-round-won = Loch wygrany!
dungeon-round-lost = Loch przegrany
dungeon-round-verdict = { $rule ->
    [KKD-END-1] Czarny Rycerz jest pokonany.
    [KKD-END-2] Rozlega się alarm.
    [KKD-END-3] Stwór się wymyka.
    [KKD-END-4] W zapasie jest za mało żetonów czasu.
    [KKD-END-5] Czas minął.
    [KKDR-11] Wszystkie ręce są puste.
    [KKDR-33] Ostatnia szansa przepadła.
    [KKDR-34] Ostatni zamrożony stwór spłonął, a Czarny Rycerz był pochwycony.
    [KKDR-14] Ostatni zamrożony stwór padł, a Czarny Rycerz był pochwycony.
    [KKDR-47] Grupa się poddaje.
   *[other] To koniec.
}
dungeon-round-blamed = { $rule ->
    [KKD-END-2] { $name } ({ $place }) ma zagrożenie { $danger }: 5 jest bezpieczne, 6 to przegrana.
    [KKD-END-3] { $name } ({ $place }) nie ma już czasu, a zagrożenie to { $danger }.
    [KKD-END-4] { $name } ({ $place }) potrzebuje więcej żetonów czasu, niż zostało.
   *[other] { $name } ({ $place })
}

## Klawisze

dungeon-round-key-card = Wybierz kartę z ręki
dungeon-round-key-cells = Przechodź między polami podłogi; wzdłuż ręki i reszty
dungeon-round-key-enter = Wyłóż tam kartę
dungeon-round-key-turn = Obróć kartę
dungeon-round-key-escape = Odłóż kartę; anuluj
dungeon-round-key-zoom = Przybliż, oddal, pokaż wszystko
dungeon-round-key-look = Obejrzyj kartę na podłodze
dungeon-round-key-hand = Przejdź do ręki
dungeon-round-key-floor = Przejdź na podłogę
dungeon-round-key-prompt = Przejdź do pytania
dungeon-round-key-speech = Przejdź do rozmowy i gestów
dungeon-round-key-grimoire = Przejdź do żetonów księgi czarów
dungeon-round-key-undo = Cofnij
