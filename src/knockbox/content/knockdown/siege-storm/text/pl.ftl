# Nazwy pudełka Siege Storm po polsku.

pack-siege-storm = Siege Storm
arena-siege-storm = Szturmowany mur

## Karty Ataku

attack-high-jab = Prosty w szczękę
attack-gut-punch = Cios w dołek
attack-drawbridge-uppercut = Hak zwodzony
attack-haymaker = Cios cepem
attack-hammer-fist = Pięść jak młot
attack-backfist = Cios na odlew
attack-over-the-parapet = Przez blanki
attack-high-kick = Wysokie kopnięcie
attack-low-sweep = Podcięcie
attack-roundhouse = Kop z półobrotu
attack-gate-breaker = Z kopa w bramę
attack-flying-kick = Kop z wyskoku
attack-stomp = Wdeptanie w bruk
attack-axe-kick = Pięta jak topór
attack-shield-bash = Tarczą w zęby
attack-hold-the-rampart = Utrzymać mury
attack-counter-jab = Prosty z kontry
attack-feint = Zwód
attack-spear-wall = Ściana włóczni
attack-war-horn = Róg bojowy
attack-sortie = Wypad
attack-smoke-roll = Przewrót w dymie
attack-throwing-knife = Rzut nożem
attack-boiling-oil = Wrzący olej
attack-grappling-hook = Hak na linie
attack-hit-and-run = Bij i w nogi
attack-pillage = Grabież

## Umiejętności

skill-whatever-is-at-hand = Co pod ręką
skill-scrounger = Szabrownik
skill-second-wind = Drugi oddech
skill-old-scores = Porachunki
skill-back-to-the-wall = Plecami do muru
skill-pavise = Pawęż
skill-riposte = Riposta
skill-quick-feet = Szybkie nogi
skill-shoulder-charge = Z bara
skill-bloodhound = Ogar
skill-spoils-of-war = Łupy wojenne
skill-no-quarter = Bez pardonu

## Zawodnicy

fighter-veroth = Veroth
    .class = Berserker
special-veroth-fists-of-fury = Pięści furii
special-veroth-frenzied-blow = Szaleńczy cios
special-veroth-fury-grab = Chwyt furii
special-veroth-double-block = Podwójny blok

fighter-xingo = Xin'go
    .class = Półmaszyna
special-xingo-phase-cut = Fazowe cięcie
special-xingo-glaive-arc = Zamach glewią
special-xingo-short-circuit = Zwarcie
special-xingo-flicker = Mignięcie

fighter-driana = Driana
    .class = Łuczniczka
special-driana-heartseeker = Prosto w serce
special-driana-set-the-snare = Zastawić sidła
special-driana-tripwire-arrow = Strzała na lince
special-driana-parting-shot = Strzał na odchodne

## Żetony

token-trap = Pułapka
    .object = żeton pułapki
    .own = jeden ze swoich żetonów pułapek
    .each = każdy żeton pułapki
    .all = wszystkie swoje żetony pułapek
