# Nazwy poligonu po polsku.

pack-proving-ground = Poligon
arena-proving-ground = Poligon

## Karty ataku

attack-plain-punch = Zwykły cios
attack-plain-kick = Zwykłe kopnięcie
attack-plain-guard = Zwykła garda
attack-plain-sprint = Zwykły zryw
attack-double-sprint = Podwójny zryw
attack-double-guard = Podwójna garda
attack-one-two = Raz-dwa
attack-early-answer = Wczesna odpowiedź
attack-recoil = Odrzut
attack-full-hands = Pełne ręce
attack-salt = Sól
attack-jolt = Wstrząs
attack-mercy = Litość
attack-second-blow = Drugi cios
attack-chain = Łańcuch
attack-jump-through = Skok na wylot
attack-draw-in = Przyciągnięcie
attack-squeeze = Ścisk
attack-backing-shot = Strzał w odwrocie
attack-crossroads = Rozdroże
attack-ransom = Okup
attack-toll = Myto
attack-muddle = Zamęt
attack-search = Rewizja
attack-crowbar = Łom
attack-clearance = Wyprzedaż

## Umiejętności

skill-early-bird = Ranny ptaszek
skill-rolling-fall = Pad z przewrotem
skill-step-away = Krok w tył
skill-shove-back = Odepchnięcie
skill-pain-teaches = Ból uczy
skill-iron-will = Żelazna wola
skill-hard-corner = Twardy róg
skill-follow-up = Poprawka
skill-thick-coat = Gruby płaszcz
skill-blind-throw = Rzut na oślep
skill-sour-grapes = Kwaśne winogrona
skill-last-stand = Ostatni bastion

## Wojownicy

fighter-mason = Murarz
    .class = Budowniczy
special-mason-double-punch = Podwójny cios
special-mason-stone-answer = Kamienna odpowiedź
special-mason-mortar = Zaprawa
special-mason-dig-in = Podkop

fighter-runner = Biegaczka
    .class = Kurierka
special-runner-kick-chain = Seria kopnięć
special-runner-lasso = Lasso
special-runner-trip = Podstawiona noga
special-runner-free-dance = Wolny taniec

fighter-warden = Strażnik
    .class = Odźwierny
special-warden-all-four = Cała czwórka
special-warden-refusal = Odmowa
special-warden-scatter = Rozsypka
special-warden-gather = Zbiórka

## Żetony

token-mine = Mina
    .object = minę
    .own = jedną ze swoich min
    .each = każdą minę
    .all = wszystkie swoje miny
token-caltrop = Kolczatka
    .object = kolczatkę
    .own = jedną ze swoich kolczatek
    .each = każdą kolczatkę
    .all = wszystkie swoje kolczatki
token-flag = Chorągiewka
    .object = chorągiewkę
    .own = jedną ze swoich chorągiewek
    .each = każdą chorągiewkę
    .all = wszystkie swoje chorągiewki
