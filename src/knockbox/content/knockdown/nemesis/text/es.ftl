# Los nombres de Nemesis en español.

pack-nemesis = Nemesis
arena-nemesis = La cubierta muda

## Cartas de Ataque

attack-wrench-swing = Llavazo
attack-airlock-hook = Crochet en la esclusa
attack-overcharged-fist = Puño sobrecargado
attack-bulkhead-uppercut = Gancho contra el mamparo
attack-cutting-torch = Soplete
attack-shakedown = Cacheo
attack-out-of-the-vent = Desde la rejilla
attack-visor-kick = Patada al visor
attack-deck-sweep = Barrido de cubierta
attack-blast-door-kick = Patada de compuerta
attack-magboot-stomp = Pisotón magnético
attack-zero-g-somersault = Voltereta ingrávida
attack-through-the-legs = Entre las piernas
attack-ricochet-kick = Patada de rebote
attack-riot-shield = Escudo antidisturbios
attack-first-aid-locker = Botiquín de pared
attack-rifle-butt = Culatazo
attack-contamination = Contagio
attack-red-alert = Alerta roja
attack-raid-the-stores = Asalto al almacén
attack-gangway-rush = Carga por la pasarela
attack-duct-crawl = A gatas por el conducto
attack-rivet-gun = Remachadora
attack-tow-cable = Cable de remolque
attack-decompression = Descompresión
attack-bite-and-vanish = Muerde y desaparece
attack-crossfire = Fuego cruzado

## Habilidades

skill-last-round = Última bala
skill-hair-trigger = Gatillo fácil
skill-caustic-blood = Sangre cáustica
skill-half-light = Penumbra
skill-cornered-prey = Presa acorralada
skill-strict-rations = Racionamiento
skill-pattern-reader = Me sé tus trucos
skill-jumpy = Nervios de punta
skill-salvager = Chatarrero
skill-autodoc = Automédico
skill-stand-clear = Aparta
skill-light-fingers = Amigo de lo ajeno

## Luchadores

fighter-imke = Imke
    .class = Rata de conductos
special-imke-pop-the-hatch = Abrir escotillas
special-imke-out-of-nowhere = De la nada
special-imke-vent-the-deck = Despresurizar la cubierta
special-imke-gone-to-ground = Tragada por la tierra

fighter-skarn = Skarn
    .class = Cazacabezas
special-skarn-flush-out = Levantar la presa
special-skarn-stun-net = Red aturdidora
special-skarn-take-the-trophy = Cobrar el trofeo
special-skarn-on-your-heels = Pisándote los talones

fighter-oolith = Oolith
    .class = Madre de la nidada
special-oolith-tend-the-nest = Cuidar el nido
special-oolith-drag-to-the-nest = Arrastrar al nido
special-oolith-they-wake = Ya despiertan
special-oolith-guard-the-clutch = Proteger la puesta

## Fichas

token-egg = Huevo
    .object = una ficha de Huevo
    .own = una de tus fichas de Huevo
    .each = cada ficha de Huevo
    .all = todas tus fichas de Huevo

token-hatch = Escotilla
    .object = una ficha de Escotilla
    .own = una de tus fichas de Escotilla
    .each = cada ficha de Escotilla
    .all = todas tus fichas de Escotilla
