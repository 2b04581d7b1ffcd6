# Los nombres de Siege Storm en español.

pack-siege-storm = Siege Storm
arena-siege-storm = La muralla asaltada

## Cartas de Ataque

attack-high-jab = Directo alto
attack-gut-punch = Gancho al estómago
attack-drawbridge-uppercut = Gancho levadizo
attack-haymaker = Mamporro
attack-hammer-fist = Puño martillo
attack-backfist = Revés
attack-over-the-parapet = Almenas abajo
attack-high-kick = Patada alta
attack-low-sweep = Barrido bajo
attack-roundhouse = Patada giratoria
attack-gate-breaker = Revientapuertas
attack-flying-kick = Patada voladora
attack-stomp = Pisotón
attack-axe-kick = Hachazo de talón
attack-shield-bash = Escudazo
attack-hold-the-rampart = Defender la muralla
attack-counter-jab = Directo a la contra
attack-feint = Finta
attack-spear-wall = Muro de lanzas
attack-war-horn = Cuerno de guerra
attack-sortie = Salida en tromba
attack-smoke-roll = Voltereta en el humo
attack-throwing-knife = Cuchillo arrojadizo
attack-boiling-oil = Aceite hirviendo
attack-grappling-hook = Garfio de escalada
attack-hit-and-run = Pega y corre
attack-pillage = Saqueo

## Habilidades

skill-whatever-is-at-hand = Lo que haya a mano
skill-scrounger = Buscavidas
skill-second-wind = Segundo aliento
skill-old-scores = Cuentas pendientes
skill-back-to-the-wall = De espaldas al muro
skill-pavise = Pavés
skill-riposte = Contragolpe
skill-quick-feet = Pies ligeros
skill-shoulder-charge = Embestida
skill-bloodhound = Sabueso
skill-spoils-of-war = Botín de guerra
skill-no-quarter = Sin cuartel

## Luchadores

fighter-veroth = Veroth
    .class = Berserker
special-veroth-fists-of-fury = Puños de furia
special-veroth-frenzied-blow = Golpe frenético
special-veroth-fury-grab = Agarre de furia
special-veroth-double-block = Bloqueo doble

fighter-xingo = Xin'go
    .class = Mitad máquina
special-xingo-phase-cut = Tajo de fase
special-xingo-glaive-arc = Arco de guja
special-xingo-short-circuit = Cortocircuito
special-xingo-flicker = Destello

fighter-driana = Driana
    .class = Arquera
special-driana-heartseeker = Directa al corazón
special-driana-set-the-snare = Tender el lazo
special-driana-tripwire-arrow = Flecha con cordel
special-driana-parting-shot = Flecha de despedida

## Fichas

token-trap = Trampa
    .object = una ficha de Trampa
    .own = una de tus fichas de Trampa
    .each = cada ficha de Trampa
    .all = todas tus fichas de Trampa
