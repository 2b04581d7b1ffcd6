# Los nombres de Tainted Grail en español.

pack-tainted-grail = Tainted Grail
arena-tainted-grail = El menhir moribundo

## Cartas de Ataque

attack-rusted-gauntlet = Guantelete herrumbroso
attack-blow-from-the-dark = Golpe desde la oscuridad
attack-snuffed-wick = Pábilo apagado
attack-weight-of-oaths = El peso de los votos
attack-oathbreaker = Perjuro
attack-brawl-among-the-graves = Reyerta entre tumbas
attack-mailed-fist = Puño de malla
attack-scythe-sweep = Barrido de guadaña
attack-kick-into-the-mist = Patada hacia la niebla
attack-menhir-stamp = Pisotón del menhir
attack-leap-from-the-cairn = Salto desde el túmulo
attack-trample-the-fallen = Pisotear al caído
attack-snaring-roots = Raíces traicioneras
attack-last-charge = Última carga
attack-dead-lords-shield = Escudo del señor muerto
attack-relit-wick = Llama reavivada
attack-last-rites = Extremaunción
attack-grey-litany = Letanía gris
attack-pilgrims-step = Paso de peregrino
attack-out-of-the-mist = Surgido de la niebla
attack-false-light = Fuego fatuo
attack-bone-dart = Dardo de hueso
attack-dragged-into-the-dark = Arrastre a las sombras
attack-shelter-of-shadows = Al amparo de las sombras
attack-lantern-thief = Ladrón de faroles
attack-headlong-flight = Huida a la desesperada
attack-cairn-stone = Piedra del túmulo

## Habilidades

skill-bitter-draught = Trago amargo
skill-nothing-left-to-lose = Nada que perder
skill-gnawing-hunger = Hambre voraz
skill-fading-silhouette = Silueta esquiva
skill-ghostly-charge = Carga espectral
skill-jealous-graves = Tumbas celosas
skill-mist-walker = Caminante de la niebla
skill-unbowed = Indoblegable
skill-long-shadow = Sombra alargada
skill-splintered-shields = Escudos astillados
skill-child-of-the-dark = Hijo de las tinieblas
skill-changing-of-the-guard = Cambio de guardia

## Luchadores

fighter-mgielec = Mgielec
    .class = Vengador de la niebla
special-mgielec-doom = Perdición
special-mgielec-chain-yank = Tirón de cadena
special-mgielec-revenge = Venganza
special-mgielec-lay-curse = Maldición

fighter-czerwi = Czerwi
    .class = Hervidero de gusanos
special-czerwi-larval-spit = Escupitajo de larvas
special-czerwi-through-the-soil = Bajo tierra
special-czerwi-feast-of-worms = Festín de gusanos
special-czerwi-rotten-blood = Sangre podrida

fighter-lost-knight = El Caballero Perdido
    .class = Último de su orden
special-lost-knight-bitter-brew = Brebaje amargo
special-lost-knight-tainted-blade = Acero mancillado
special-lost-knight-quests-end = Fin de la búsqueda
special-lost-knight-flask-of-last-hope = Frasco de la última esperanza

## Fichas

token-curse = Maldición
    .object = la ficha de Maldición
    .own = la ficha de Maldición
    .each = cada ficha de Maldición
    .all = la ficha de Maldición
token-fog = Niebla
    .object = una ficha de Niebla
    .own = una de tus fichas de Niebla
    .each = cada ficha de Niebla
    .all = todas tus fichas de Niebla
token-poison = Veneno
    .object = una ficha de Veneno
    .own = una de tus fichas de Veneno
    .each = cada ficha de Veneno
    .all = todas tus fichas de Veneno
token-elixir = Elixir
    .object = una ficha de Elixir
    .own = una de tus fichas de Elixir
    .each = cada ficha de Elixir
    .all = todas tus fichas de Elixir
