# Todo lo que hay antes de una mesa: el inicio, abrir, compartir y entrar.

## El inicio

home-tagline = Dos juegos. Una mesa. ¿Quién llama?
home-options-open = Todas las opciones
home-settings = Ajustes
home-language = Idioma
home-loading = Cargando los juegos…

home-play-bot = Luchar contra un bot
home-play-here = Jugar con alguien aquí
home-play-here-text = Dos personas, una pantalla
home-play-link = Jugar con alguien en línea
home-play-link-text = Con un enlace o un código QR
home-bots = Elige oponente
home-bots-back = Volver
home-styles = Estilo: { $style }
home-level = Nivel del bot
home-quick = { $box }. Los Luchadores se eligen en la mesa.

home-level-easy = Fácil
home-level-normal = Normal
home-level-hard = Difícil
home-level-expert = Experto

## Mesas propias

home-mine = Mis mesas
home-mine-over = terminada
home-mine-go-on = Continuar
home-mine-look-back = Ver la repetición
home-mine-opened = Abierta { $when }
home-mine-forget-named = Olvidar esta mesa: { $label }
home-mine-forget-title = ¿Olvidar esta mesa?
home-mine-forget-text = La llave de tu asiento solo se guarda en este navegador. Sin ella no podrás volver a jugar en este asiento, salvo que tengas su enlace en otro sitio.
home-mine-forget-really = Olvidar la mesa
home-mine-all = { $count ->
    [one] Mostrar una más
   *[other] Mostrar { $count } más
}

home-against-bot = Contra { $name } ({ $level })
home-against-here = Con alguien aquí
home-against-link = Con alguien en línea
home-against-open = Un asiento libre
home-against-somebody = Oponente por decidir
home-against-many = Con { $count } más
home-against-name = Contra { $name }

## Mesas de todos

home-open = Mesas abiertas
home-open-none = Aún no hay mesas públicas. Abre la primera.
home-open-fetching = Buscando mesas abiertas…
home-open-again = Actualizar
home-open-more = Mostrar más
home-open-sit = Sentarse
home-open-sit-named = Sentarse: { $table }
home-open-look = Ver
home-open-look-named = Ver: { $table }
home-open-own = Abrir una mesa pública
home-open-free = { $count ->
    [0] ningún asiento libre
    [one] un asiento libre
   *[other] { $count } asientos libres
}
home-phase-seating = esperando jugadores
home-phase-playing = en curso
home-phase-over = terminada
home-phase-frozen = congelada

## Una mesa nueva

home-new = Mesa nueva
home-new-back = Inicio
home-new-boxes = Cajas
home-new-boxes-text = Elige una o más: habrá Luchadores de todas.
home-new-seats = Asientos
home-new-seat-count = Número de asientos
home-new-seat = Asiento { $seat }
home-new-seat-here = Aquí
home-new-seat-link = Por enlace
home-new-seat-open = Libre
home-new-seat-bot = Bot
home-new-seat-here-text = alguien en este dispositivo
home-new-seat-link-text = la persona a quien envíes el enlace
home-new-seat-open-text = quien llegue primero
home-new-name = Nombre
home-new-name-text = Opcional.
home-new-style = Estilo
home-style-none = Equilibrado
home-style-aggressive = Agresivo
home-style-patient = Paciente
home-style-tricky = Astuto
home-style-own = Como su Luchador
home-style-none-text = Juega lo que cree mejor.
home-style-aggressive-text = Prefiere herir a esperar.
home-style-patient-text = Reúne cartas y te deja venir.
home-style-tricky-text = Le gustan los Ataques Especiales y las sorpresas.
home-style-own-text = Cada Luchador tiene su estilo.
home-new-table = Mesa
home-new-public = Pública
home-new-public-text = Mostrar esta mesa entre las mesas abiertas.
home-new-correspondence = Por correspondencia
home-new-correspondence-text = Puedes tardar días en cada jugada; no hay reloj.
home-new-spectators = Espectadores
home-new-spectators-text = Cualquiera con el enlace puede mirar. Los espectadores no ven cartas ocultas.
home-new-hints = Pistas
home-new-hints-text = Los jugadores pueden pedir pistas. Permitidas por defecto si juegas a solas contra bots.
home-new-hints-usual = Por defecto
home-new-hints-yes = Permitidas
home-new-hints-no = No permitidas
home-new-rules = Opciones
home-new-rules-text = Todo empieza con su valor por defecto.
home-new-changed = cambiada
home-new-put-back = Restablecer
home-new-changes = { $count ->
    [0] Todas las opciones por defecto
    [one] Una opción cambiada
   *[other] { $count } opciones cambiadas
}
home-new-create = Abrir la mesa
home-new-unknown = Este juego no está disponible aquí.
home-new-show-option = Ver «{ $option }»
home-rule-open = Regla { $rule }
home-rule-ruling = aclaración
home-rule-house = regla de la casa

home-option-fighters = Luchadores
    .choose = Se eligen en la mesa
    .draw = Por sorteo
    .set = Fijarlos ya
home-option-arena = Arena
    .draw = Por sorteo
home-option-skills = Habilidades
    .draw = Por sorteo
home-option-ko-test = Prueba de K.O.
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
    .light = Las Leves
    .heavy = Las Graves
    .all = Todas
home-option-edge-wound = Herida de los Extremos
home-option-candle-wound = Herida de las Velas
home-option-range-through-corridors = Alcance por los pasillos
home-option-stall-guard = Freno al estancamiento
home-option-allow-empty-combo = Combos vacíos
home-option-block-windows = Declarar un bloqueo
    .n1 = Una vez
    .n2 = Dos veces
home-option-redraft = Elección en cada ronda
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
home-option-chest-hunt = A la caza del cofre
home-option-solo-silence-ball = Bola del silencio (modalidad individual)
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
home-share-text = La primera persona que abra este enlace se queda con el asiento.
home-share-link = Enlace al asiento
home-share-qr = Código QR del enlace al asiento { $seat }
home-share-send = Enviar…
home-share-local = Este enlace solo funciona en este ordenador.
home-share-local-text = Para jugar en tu red local, inicia el juego con { $command }.
home-share-own = Jugar en otro dispositivo
home-share-own-text = Este enlace es tu asiento. Cualquiera que lo tenga puede jugar por ti: no lo compartas.
home-share-own-link = Enlace a tu asiento { $seat }
home-share-own-qr = Código QR de tu propio asiento { $seat }

## Entrar

home-join = Te han invitado
home-join-loading = Buscando la mesa…
home-join-table = Asiento { $seat } en una mesa de { $game }
home-join-changed = Opciones cambiadas
home-join-name = Tu nombre
home-join-sit = Sentarse
home-join-own = Ya juegas en esta mesa con este navegador. Si te sientas también aquí, jugarás los dos asientos en esta pantalla.
home-seat = Tu asiento
home-join-mine = Ya estás en este asiento.
home-join-mine-go-on = Ir a mi asiento
home-join-look = Ver
home-join-home = Inicio

home-refused = El servidor ha rechazado la petición.
home-refused-offline = El servidor no responde. Tus partidas están a salvo: inténtalo de nuevo en un momento.
home-refused-http = El servidor no ha entendido esta página. Prueba a recargarla.
home-refused-failure = Ha habido un error en el servidor. No es culpa tuya.
home-refused-unavailable = Las mesas no están disponibles ahora. Tus partidas están a salvo: inténtalo de nuevo en un momento.
home-refused-closing = El servidor se está apagando. Tus partidas están a salvo: inténtalo de nuevo en un momento.
home-refused-full = En el servidor no queda sitio ahora para otra mesa.
home-refused-too-many = Demasiadas peticiones. Espera un momento e inténtalo de nuevo.
home-refused-no-table = Esa mesa no existe. Puede que la hayan borrado.
home-refused-no-seat = Esta mesa no tiene ese asiento.
home-refused-seat-taken = Este asiento está ocupado.
home-refused-not-invited = Este enlace ya no abre el asiento. Pide uno nuevo a quien abrió la mesa.
home-refused-over = Esta partida ha terminado.
home-refused-seat-worn = Este asiento ha cambiado de manos demasiadas veces. Inténtalo dentro de una hora o elige otro.
home-refused-id-used = Este navegador ya está sentado a esta mesa con la misma llave. Inténtalo de nuevo.
home-refused-bad-option = Estas opciones no se pueden combinar.
home-refused-bad-pack = Estas cajas no se pueden jugar juntas.
home-refused-bad-seat = Un asiento no se puede asignar así.
home-refused-bad-seats = Número de asientos incorrecto.
home-refused-bad-bot = Este bot no está disponible aquí.
home-refused-bad-game = Este juego no está disponible aquí.
home-refused-malformed = El servidor no puede leer este formulario.
home-refused-name-too-long = Ese nombre es demasiado largo.
home-refused-name-marks = Ese nombre tiene demasiados acentos sobre las letras.
home-refused-frozen = Esta mesa está congelada: la inició otra versión del programa.
home-refused-no-spectators = Esta mesa no admite espectadores.
home-refused-bad-language = El servidor no admite este idioma.
home-refused-moved = La mesa se está trasladando. Inténtalo de nuevo.
home-refused-no-catalogue = Las cajas del servidor han cambiado desde que se abrió esta mesa. Recarga la página.
home-refused-not-host = Eso solo puede hacerlo quien abrió la mesa.
home-refused-not-over = Esta partida no ha terminado todavía.
home-refused-origin = Este servidor no acepta páginas de esta dirección. Si el servidor es tuyo, añade la dirección a su ajuste «origins».
home-refused-unreadable = Esta mesa no se puede leer: está dañada, o la guardó otra versión del programa.
