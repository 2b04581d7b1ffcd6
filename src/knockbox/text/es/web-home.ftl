# Todo lo que hay antes de una mesa: el inicio, abrir, compartir y entrar.

## El inicio

home-tagline = Dos juegos. Una mesa. ¿Quién llama?
home-options-open = Todas las opciones
home-settings = Ajustes
home-language = Idioma
home-loading = Cargando los juegos…

home-play-bot = Luchar contra un bot
home-play-here = Con alguien aquí
home-play-here-text = Dos personas, una pantalla
home-play-link = Con alguien a distancia
home-play-link-text = Con un enlace o un código QR
home-bots = Elige rival
home-bots-back = Volver
home-styles = Estilo: { $style }
home-level = Nivel del bot
home-quick = { $box }. Los luchadores se eligen en la mesa.

home-level-easy = Fácil
home-level-normal = Normal
home-level-hard = Difícil
home-level-expert = Experto

## Mesas propias

home-mine = Mis mesas
home-mine-over = terminada
home-mine-go-on = Seguir
home-mine-look-back = Ver otra vez
home-mine-opened = Abierta { $when }
home-mine-forget-named = Olvidar esta mesa: { $label }
home-mine-forget-title = ¿Olvidar esta mesa?
home-mine-forget-text = La llave de tu asiento solo se guarda en este navegador. Sin ella nadie podrá jugar en tu lugar, salvo que tengas el enlace del asiento en otro sitio.
home-mine-forget-really = Olvidar la mesa
home-mine-all = { $count ->
    [one] Mostrar una más
   *[other] Mostrar { $count } más
}

home-against-bot = Contra { $name } ({ $level })
home-against-here = Con alguien aquí
home-against-link = Con alguien a distancia
home-against-open = Un asiento libre
home-against-somebody = Contra alguien
home-against-many = Con otras { $count } personas o bots
home-against-name = Contra { $name }

## Mesas de todos

home-open = Mesas abiertas
home-open-none = Nadie ha abierto una mesa pública. La tuya podría ser la primera.
home-open-fetching = Buscando mesas abiertas…
home-open-again = Actualizar
home-open-more = Mostrar más
home-open-sit = Sentarse
home-open-sit-named = Sentarse: { $table }
home-open-look = Mirar
home-open-look-named = Mirar: { $table }
home-open-own = Abrir una mesa pública
home-open-free = { $count ->
    [0] ningún asiento libre
    [one] un asiento libre
   *[other] { $count } asientos libres
}
home-phase-seating = la gente se está sentando
home-phase-playing = se está jugando
home-phase-over = terminada
home-phase-frozen = congelada

## Una mesa nueva

home-new = Mesa nueva
home-new-back = Al inicio
home-new-boxes = Cajas
home-new-boxes-text = Pon en la mesa las que quieras: habrá luchadores de todas.
home-new-seats = Asientos
home-new-seat-count = Número de asientos
home-new-seat = Asiento { $seat }
home-new-seat-here = Aquí
home-new-seat-link = Por enlace
home-new-seat-open = Libre
home-new-seat-bot = Bot
home-new-seat-here-text = alguien en este dispositivo
home-new-seat-link-text = quien reciba tu enlace
home-new-seat-open-text = quien llegue primero
home-new-name = Nombre
home-new-name-text = Puede quedar vacío.
home-new-style = Estilo
home-style-none = Equilibrado
home-style-aggressive = Agresivo
home-style-patient = Paciente
home-style-tricky = Astuto
home-style-own = El de su luchador
home-style-none-text = Juega lo que cree mejor.
home-style-aggressive-text = Prefiere herir a esperar.
home-style-patient-text = Reúne cartas y te deja venir.
home-style-tricky-text = Le gustan los especiales y las sorpresas.
home-style-own-text = Cada luchador tiene su carácter.
home-new-table = Mesa
home-new-public = Pública
home-new-public-text = La mesa aparece en la lista de mesas abiertas.
home-new-correspondence = Por correspondencia
home-new-correspondence-text = Las respuestas pueden tardar días; no hay reloj.
home-new-spectators = Espectadores
home-new-spectators-text = Quien conozca la mesa puede mirar, y ve lo que todos pueden ver.
home-new-hints = Pistas
home-new-hints-text = Si se puede pedir consejo. Lo habitual es que solo pueda quien juega contra bots sin nadie más.
home-new-hints-usual = Lo habitual
home-new-hints-yes = Permitidas
home-new-hints-no = No permitidas
home-new-rules = Reglas de la casa
home-new-rules-text = Cada una empieza como se juega normalmente.
home-new-changed = cambiada
home-new-put-back = Todo como siempre
home-new-changes = { $count ->
    [0] Todas las opciones, como siempre
    [one] Una opción cambiada
   *[other] { $count } opciones cambiadas
}
home-new-create = Abrir la mesa
home-new-unknown = Aquí no existe ese juego.
home-new-show-option = Ver «{ $option }»
home-rule-open = Regla { $rule }
home-rule-ruling = aclaración
home-rule-house = de la casa

home-option-fighters = Luchadores
    .choose = Se eligen en la mesa
    .draw = Por sorteo
    .set = Fijarlos ya
home-option-arena = Arena
    .draw = Por sorteo
home-option-skills = Destrezas
    .draw = Por sorteo
home-option-ko-test = Prueba de derribo
    .dice = Dados
    .tower = Torre
home-option-dice-always = Dados en vez de torre
    .none = Nadie
    .A = A
    .B = B
    .both = Los dos
home-option-tower-seconds = Tiempo para construir la torre
    .n10 = 10 segundos
    .n15 = 15 segundos
    .n20 = 20 segundos
    .n30 = 30 segundos
    .n60 = 60 segundos
home-option-decision-time = Tiempo por respuesta
    .off = Sin límite
home-option-ko-relief = Heridas que se reducen a la mitad
    .light = Las leves
    .heavy = Las graves
    .all = Todas
home-option-edge-wound = Herida del borde
home-option-candle-wound = Herida de la vela
home-option-range-through-corridors = Alcance por los pasillos
home-option-stall-guard = Freno al estancamiento
home-option-allow-empty-combo = Combos vacíos
home-option-block-windows = Declarar un bloqueo
    .n1 = Una vez
    .n2 = Dos veces
home-option-redraft = Elección en cada asalto
home-option-memory = Cartas conocidas
    .open = A la vista
    .closed = Solo cuántas son
home-option-timer = Tiempo
    .off = Sin límite
    .n6 = 6 minutos
    .n10 = 10 minutos
    .n15 = 15 minutos
home-option-level = Mazmorra
home-option-adventure = Aventura
home-option-tokens = Fichas de grimorio
    .none = Ninguna
home-option-level-cards = Cartas de nivel
    .upto = Hasta este nivel
    .only = De este nivel
home-option-adventure-loss = Tras una derrota
    .retry = La misma mazmorra
    .restart = Desde el principio
home-option-chest-hunt = Caza de cofres
home-option-solo-silence-ball = Bola de silencio en solitario
    .out = No entra
    .draw = Roba una carta
home-option-first-player = Quién empieza
    .random = Por sorteo
home-value-light = Leve
home-value-heavy = Grave
home-value-on = Sí
home-value-off = No
home-value-true = Sí
home-value-false = No

home-more-fighters = Fijarlos ya
home-more-seconds = Con límite
home-more-minutes = Otro
home-more-list = Estas
home-more-seat = Fijarlo ya
home-more-seconds-field = Segundos
home-more-minutes-field = Minutos
home-more-list-field = Nombres separados por comas
home-more-seat-field = Quién empieza
home-more-fighter-field = Luchador del asiento { $seat }

## Compartir

home-share-seat = Invitar al asiento { $seat }
home-share-text = Quien abra primero este enlace se sienta ahí.
home-share-link = Enlace al asiento
home-share-qr = Código QR del enlace al asiento { $seat }
home-share-send = Enviar…
home-share-local = Este enlace solo funciona en este ordenador.
home-share-local-text = Para jugar con alguien de la misma red, arranca con { $command }.
home-share-own = Jugar en otro dispositivo
home-share-own-text = Este enlace es tu propio asiento. Quien lo tenga juega en tu lugar: guárdalo para ti.
home-share-own-link = Enlace a tu asiento { $seat }
home-share-own-qr = Código QR de tu propio asiento { $seat }

## Entrar

home-join = Te han invitado
home-join-loading = Buscando la mesa…
home-join-table = Asiento { $seat } en una mesa de { $game }
home-join-changed = Distinto de lo habitual
home-join-name = Tu nombre
home-join-sit = Sentarse
home-join-own = En este navegador ya juegas en esta mesa. Si también te sientas aquí, los dos asientos se juegan en esta pantalla.
home-seat = Tu asiento
home-join-mine = Ya estás en este asiento.
home-join-mine-go-on = A mi asiento
home-join-look = Mirar
home-join-home = Al inicio

home-refused = El servidor no lo ha hecho.
home-refused-offline = El servidor no responde. No se ha perdido nada: reinténtalo dentro de un momento.
home-refused-http = El servidor no ha entendido esta página. Quizá ayude volver a cargarla.
home-refused-failure = El servidor ha fallado; no es culpa tuya.
home-refused-unavailable = Ahora no se puede llegar a las mesas. No se ha perdido nada: reinténtalo dentro de un momento.
home-refused-closing = El servidor se está deteniendo. No se ha perdido nada: reinténtalo dentro de un momento.
home-refused-full = Ahora no queda sitio en el servidor para otra mesa.
home-refused-too-many = Demasiado de una vez. Espera un momento y reinténtalo.
home-refused-no-table = Esa mesa no existe. Puede que la hayan borrado.
home-refused-no-seat = Esta mesa no tiene ese asiento.
home-refused-seat-taken = En este asiento ya hay alguien.
home-refused-not-invited = Este enlace ya no abre el asiento. Pide uno nuevo a quien abrió la mesa.
home-refused-over = Esta partida ya ha terminado.
home-refused-seat-worn = Este asiento ha cambiado de manos demasiadas veces. Inténtalo dentro de una hora o elige otro.
home-refused-id-used = Este navegador ya está sentado a esta mesa con la misma llave. Inténtalo de nuevo.
home-refused-bad-option = Estas opciones no casan entre sí.
home-refused-bad-pack = Estas cajas no se pueden jugar juntas.
home-refused-bad-seat = Un asiento no se puede repartir así.
home-refused-bad-seats = No es el número de asientos adecuado.
home-refused-bad-bot = Aquí no juega ningún bot así.
home-refused-bad-game = Este juego no se puede jugar aquí.
home-refused-malformed = El servidor no puede leer este formulario.
home-refused-name-too-long = Ese nombre es demasiado largo.
home-refused-name-marks = Ese nombre tiene demasiados signos sobre las letras.
home-refused-frozen = Esta mesa está congelada: la empezó otra versión del programa.
home-refused-no-spectators = En esta mesa no se puede mirar.
home-refused-bad-language = El servidor no habla este idioma.
home-refused-moved = La mesa se estaba trasladando. Inténtalo de nuevo.
home-refused-no-catalogue = El servidor tiene ahora otras cajas que las de esta mesa. Vuelve a cargar la página.
home-refused-not-host = Eso solo puede hacerlo quien abrió la mesa.
home-refused-not-over = Esta partida no ha terminado todavía.
home-refused-origin = Este servidor no habla con páginas de aquí. Si es tuyo, nombra esta dirección en su ajuste «origins».
home-refused-unreadable = Esta mesa no se puede leer: está dañada, o la guardó otra versión del programa.
