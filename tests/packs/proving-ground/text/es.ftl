# Los nombres del campo de pruebas en español.

pack-proving-ground = Campo de pruebas
arena-proving-ground = El campo de pruebas

## Cartas de Ataque

attack-plain-punch = Puñetazo sencillo
attack-plain-kick = Patada sencilla
attack-plain-guard = Guardia sencilla
attack-plain-sprint = Sprint sencillo
attack-double-sprint = Sprint doble
attack-double-guard = Guardia doble
attack-one-two = Uno-dos
attack-early-answer = Respuesta temprana
attack-recoil = Retroceso
attack-full-hands = Manos llenas
attack-salt = Sal
attack-jolt = Sacudida
attack-mercy = Clemencia
attack-second-blow = Segundo golpe
attack-chain = Cadena
attack-jump-through = Salto a través
attack-draw-in = Atracción
attack-squeeze = Apretón
attack-backing-shot = Tiro en retirada
attack-crossroads = Encrucijada
attack-ransom = Rescate
attack-toll = Peaje
attack-muddle = Embrollo
attack-search = Registro
attack-crowbar = Palanca
attack-clearance = Liquidación

## Habilidades

skill-early-bird = Madrugador
skill-rolling-fall = Caída rodada
skill-step-away = Paso atrás
skill-shove-back = Empujón de vuelta
skill-pain-teaches = El dolor enseña
skill-iron-will = Voluntad de hierro
skill-hard-corner = Esquina dura
skill-follow-up = Continuación
skill-thick-coat = Abrigo grueso
skill-blind-throw = Lanzamiento a ciegas
skill-sour-grapes = Uvas verdes
skill-last-stand = Última defensa

## Luchadores

fighter-mason = Maese Cantero
    .class = Constructor
special-mason-double-punch = Doble puñetazo
special-mason-stone-answer = Respuesta de piedra
special-mason-mortar = Argamasa
special-mason-dig-in = Excavar

fighter-runner = Corredora
    .class = Mensajera
special-runner-kick-chain = Cadena de patadas
special-runner-lasso = Lazo
special-runner-trip = Zancadilla
special-runner-free-dance = Baile libre

fighter-warden = Alcaide
    .class = Guardián
special-warden-all-four = Los cuatro
special-warden-refusal = Negativa
special-warden-scatter = Esparcir
special-warden-gather = Recoger

## Fichas

token-mine = Mina
    .object = una mina
    .own = una de tus minas
    .each = cada mina
    .all = todas tus minas
token-caltrop = Abrojo
    .object = un abrojo
    .own = uno de tus abrojos
    .each = cada abrojo
    .all = todos tus abrojos
token-flag = Bandera
    .object = una bandera
    .own = una de tus banderas
    .each = cada bandera
    .all = todas tus banderas
