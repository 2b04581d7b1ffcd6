# Nazwy pudełka Tainted Grail po polsku.

pack-tainted-grail = Tainted Grail
arena-tainted-grail = Dogasający Menhir

## Karty Ataku

attack-rusted-gauntlet = Zardzewiała rękawica
attack-blow-from-the-dark = Cios z mroku
attack-snuffed-wick = Zduszony knot
attack-weight-of-oaths = Brzemię przysiąg
attack-oathbreaker = Krzywoprzysięzca
attack-brawl-among-the-graves = Bójka wśród grobów
attack-mailed-fist = Pięść w żelazie
attack-scythe-sweep = Podcięcie jak kosą
attack-kick-into-the-mist = Kopniak we mgłę
attack-menhir-stamp = Tąpnięcie menhiru
attack-leap-from-the-cairn = Skok z kurhanu
attack-trample-the-fallen = Deptanie leżącego
attack-snaring-roots = Zdradliwe korzenie
attack-last-charge = Ostatnia szarża
attack-dead-lords-shield = Tarcza martwego pana
attack-relit-wick = Wskrzeszony płomyk
attack-last-rites = Ostatnie namaszczenie
attack-grey-litany = Szara litania
attack-pilgrims-step = Krok pielgrzyma
attack-out-of-the-mist = Z głębi mgły
attack-false-light = Błędny ognik
attack-bone-dart = Kościany grot
attack-dragged-into-the-dark = Wciągnięty w mrok
attack-shelter-of-shadows = Schronienie w cieniu
attack-lantern-thief = Złodziej latarń
attack-headlong-flight = Ucieczka na oślep
attack-cairn-stone = Kamień z kurhanu

## Umiejętności

skill-bitter-draught = Gorzki łyk
skill-nothing-left-to-lose = Nic do stracenia
skill-gnawing-hunger = Dojmujący głód
skill-fading-silhouette = Niknąca sylwetka
skill-ghostly-charge = Widmowa szarża
skill-jealous-graves = Zazdrosne mogiły
skill-mist-walker = Wędrowiec we mgle
skill-unbowed = Niezłomność
skill-long-shadow = Długi cień
skill-splintered-shields = Strzaskane tarcze
skill-child-of-the-dark = Dziecię mroku
skill-changing-of-the-guard = Zmiana warty

## Zawodnicy

fighter-mgielec = Mgielec
    .class = Mściciel
special-mgielec-doom = Zagłada
special-mgielec-chain-yank = Szarpnięcie łańcuchem
special-mgielec-revenge = Zemsta
special-mgielec-lay-curse = Klątwa

fighter-czerwi = Czerwi
    .class = Kłębowisko robactwa
special-czerwi-larval-spit = Plunięcie larwami
special-czerwi-through-the-soil = Spod ziemi
special-czerwi-feast-of-worms = Uczta robactwa
special-czerwi-rotten-blood = Zgniła krew

fighter-lost-knight = Zaginiony Rycerz
    .class = Ostatni z zakonu
special-lost-knight-bitter-brew = Gorzki wywar
special-lost-knight-tainted-blade = Skalane ostrze
special-lost-knight-quests-end = Kres wyprawy
special-lost-knight-flask-of-last-hope = Flakon ostatniej nadziei

## Żetony

token-curse = Klątwa
    .object = żeton Klątwy
    .own = żeton Klątwy
    .each = każdy żeton Klątwy
    .all = żeton Klątwy
token-fog = Mgła
    .object = żeton Mgły
    .own = jeden ze swoich żetonów Mgły
    .each = każdy żeton Mgły
    .all = wszystkie swoje żetony Mgły
token-poison = Trucizna
    .object = żeton Trucizny
    .own = jeden ze swoich żetonów Trucizny
    .each = każdy żeton Trucizny
    .all = wszystkie swoje żetony Trucizny
token-elixir = Eliksir
    .object = żeton Eliksiru
    .own = jeden ze swoich żetonów Eliksiru
    .each = każdy żeton Eliksiru
    .all = wszystkie swoje żetony Eliksiru
