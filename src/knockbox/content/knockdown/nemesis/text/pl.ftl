# Nazwy pudełka Nemesis po polsku.

pack-nemesis = Nemesis
arena-nemesis = Milczący pokład

## Karty Ataku

attack-wrench-swing = Zamach kluczem
attack-airlock-hook = Sierpowy w śluzie
attack-overcharged-fist = Przeciążona pięść
attack-bulkhead-uppercut = Podbródkowy przy grodzi
attack-cutting-torch = Palnik
attack-shakedown = Rewizja
attack-out-of-the-vent = Prosto z szybu
attack-visor-kick = Kop w wizjer
attack-deck-sweep = Zamiatanie pokładu
attack-blast-door-kick = Kop we wrota
attack-magboot-stomp = Magnetyczny but
attack-zero-g-somersault = Salto bez ciążenia
attack-through-the-legs = Między nogami
attack-ricochet-kick = Kop z rykoszetu
attack-riot-shield = Tarcza szturmowa
attack-first-aid-locker = Apteczka ścienna
attack-rifle-butt = Cios kolbą
attack-contamination = Skażenie
attack-red-alert = Czerwony alarm
attack-raid-the-stores = Nalot na magazyn
attack-gangway-rush = Szarża przez kładkę
attack-duct-crawl = Na czworakach przez szyb
attack-rivet-gun = Nitownica
attack-tow-cable = Lina holownicza
attack-decompression = Dekompresja
attack-bite-and-vanish = Ugryź i zniknij
attack-crossfire = Ogień krzyżowy

## Umiejętności

skill-last-round = Ostatni nabój
skill-hair-trigger = Palec na spuście
skill-caustic-blood = Żrąca krew
skill-half-light = Półmrok
skill-cornered-prey = Zwierzyna w potrzasku
skill-strict-rations = Głodowe racje
skill-pattern-reader = Znam te ruchy
skill-jumpy = Nerwy na wierzchu
skill-salvager = Złomiarz
skill-autodoc = Automedyk
skill-stand-clear = Z drogi
skill-light-fingers = Lepkie palce

## Zawodnicy

fighter-imke = Imke
    .class = Szczur z szybów
special-imke-pop-the-hatch = Otwarcie włazów
special-imke-out-of-nowhere = Znikąd
special-imke-vent-the-deck = Rozszczelnienie pokładu
special-imke-gone-to-ground = Jak kamień w wodę

fighter-skarn = Skarn
    .class = Łowca głów
special-skarn-flush-out = Nagonka
special-skarn-stun-net = Sieć ogłuszająca
special-skarn-take-the-trophy = Trofeum łowcy
special-skarn-on-your-heels = Deptanie po piętach

fighter-oolith = Oolith
    .class = Matka lęgu
special-oolith-tend-the-nest = Doglądanie gniazda
special-oolith-drag-to-the-nest = Wleczenie do gniazda
special-oolith-they-wake = Budzą się
special-oolith-guard-the-clutch = Straż nad lęgiem

## Żetony

token-egg = Jajo
    .object = jajo
    .own = jedno ze złożonych jaj
    .each = każde jajo
    .all = wszystkie złożone jaja

token-hatch = Właz
    .object = właz
    .own = jeden ze swoich włazów
    .each = każdy właz
    .all = wszystkie swoje włazy
