# Knock, Knock! Dungeon! en la terminal: su mesa, su bienvenida, sus signos.

dungeon-terminal-name = KNOCK, KNOCK! DUNGEON!
dungeon-terminal-title = MAZMORRA { $level }
dungeon-terminal-level = mazmorra { $level }
dungeon-terminal-deck = { $knight ->
    [deck] mazo { $deck }
    [drawn] ha salido el Caballero Negro
   *[laid] el Caballero Negro está dentro
}
dungeon-terminal-reserve = reserva { $time }
dungeon-terminal-speech = se puede hablar
dungeon-terminal-silence = SILENCIO
dungeon-terminal-chests = { $count } { $count ->
    [one] cofre unido
   *[other] cofres unidos
}
dungeon-terminal-clock = quedan { $left }
dungeon-terminal-beyond = … { $count } { $count ->
    [one] carta o casilla más queda
   *[other] cartas y casillas más quedan
} lejos: «c mapa»
dungeon-terminal-empty-hand = No tienes cartas.
dungeon-terminal-joker = 0/0/0/0
dungeon-terminal-hush = chitón
dungeon-terminal-turned = girada
dungeon-terminal-sideways = Ponla en { $place }, de lado
dungeon-terminal-shows = muestra { $card }
dungeon-terminal-gives-up = quiere rendirse
dungeon-terminal-player = Jugador { $number }
dungeon-terminal-bot = { $kind } { $number }
dungeon-terminal-map = mapa
dungeon-terminal-too-late = Se acabó el tiempo.
dungeon-terminal-keys = { $seats ->
    [1] n.º o lugar · hint · ? por qué no · o más · c mapa · h ayuda · s guardar
   *[other] n.º o lugar · hint · ? por qué no · t hablar · o más · h ayuda · s guardar
}

## Empezar y terminar

dungeon-terminal-company = ¿Quién entra en la mazmorra?
dungeon-terminal-company-team = tú y tres ordenadores
dungeon-terminal-company-alone = tú a solas
dungeon-terminal-company-pair = tú y el ordenador
dungeon-terminal-company-people = dos personas con este teclado
dungeon-terminal-welcome-how = En cada turno pon una carta esquina sobre esquina con otra de la mesa: el número de encima vale para las dos. Cada carta suma sus cuatro esquinas visibles, y ninguna sala puede pasar de 5. Baja las criaturas a 5 antes de que se les acabe el tiempo y vence al Caballero Negro, que espera al fondo del mazo.
dungeon-terminal-welcome-clock = { $seats ->
    [1] Tienes
   *[other] Tenéis
} { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
} para esta mazmorra; el reloj se para { $seats ->
    [1] si la dejas para luego.
   *[other] mientras juegan los bots y mientras os pasáis el teclado.
}
dungeon-terminal-welcome-talk = Las manos son secretas, pero «t» muestra qué se puede decir; tras una carta de silencio solo quedan los gestos.
dungeon-terminal-welcome-solo = En la modalidad individual tienes más cartas, pero tras poner una carta de silencio no robas.
dungeon-terminal-welcome-chests = A la caza del cofre: tras la victoria puntúa el mayor grupo de cartas con cofre que se tocan.
dungeon-terminal-welcome-tokens = Puedes usar fichas de grimorio en cualquier momento con «o»: { $tokens }
dungeon-terminal-resumed = { $inputs ->
    [0] La partida continúa; aún no hay respuestas.
   *[other] La partida continúa tras la respuesta n.º { $inputs }.
}
dungeon-terminal-saved = La partida queda guardada. Para continuar: { $command }
dungeon-terminal-won = ¡El Caballero Negro está vencido!
dungeon-terminal-lost = La mazmorra está perdida
dungeon-terminal-adventure = Aventura «{ $name }»: mazmorra { $level } de { $last }, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
} en { $tried ->
    [one] { $tried } intento
   *[other] { $tried } intentos
}{ $points ->
    [0] { "" }
    [one] , { $points } cofre
   *[other] , { $points } cofres
}
dungeon-terminal-adventure-next = Pulsa Intro para entrar ya en la mazmorra { $level }, o escribe s para salir. Más tarde: { $command }
dungeon-terminal-adventure-over = La aventura «{ $name }» está ganada: cuatro mazmorras y un Caballero Negro con dolor de cabeza.

## Consultas

dungeon-terminal-which-card = Escribe c y parte de un nombre, cuatro esquinas o un lugar, como «c trol», «c 0113» o «c 0,0»; «c mapa» muestra toda la mesa.
dungeon-terminal-which-rule = Escribe r y el id de una regla o una palabra, como «r KKD-PLACE-3».
dungeon-terminal-no-card = Ninguna carta se llama «{ $typed }».
dungeon-terminal-no-card-at = No hay ninguna carta en { $place }.
dungeon-terminal-stands = { $mark }: se ve { $corners }, nivel de peligro { $danger }{ $time ->
    [0] { "" }
   *[other] , tiempo { $time }
}
dungeon-terminal-mark-room = una sala vacía
dungeon-terminal-mark-standing = una criatura sin vencer
dungeon-terminal-mark-beaten = vencida, cuenta como sala
dungeon-terminal-mark-frozen = congelada, aún por vencer
dungeon-terminal-mark-held = retenido hasta vencer a la criatura congelada
dungeon-terminal-any-corner = Di: “No tapéis esa esquina” (cada esquina lleva el nombre de la casilla que tiene abajo a la derecha):
dungeon-terminal-any-card = Señala la carta de:
dungeon-terminal-any-cell = Señala la casilla libre:

## Ayuda

dungeon-terminal-help-card = mostrar una carta por nombre, esquinas o lugar
dungeon-terminal-help-map = mostrar toda la mesa
dungeon-terminal-help-offers = fichas, mostrar una carta, rendirse; «o 2» hace lo segundo
dungeon-terminal-help-speaker = lo que hace o dice otra persona con este teclado
dungeon-terminal-help-put-back = devolver la carta elegida y aún no puesta
dungeon-terminal-help-give-up = rendirse; todas las personas deben aceptar
dungeon-terminal-help-calm = la suma de las esquinas visibles de una carta: 5 o menos es seguro
dungeon-terminal-help-tight = 5: ni uno más
dungeon-terminal-help-danger = criatura sin vencer: bájala a 5 a tiempo
dungeon-terminal-help-beaten = vencida, desde ahora una sala
dungeon-terminal-help-time = fichas de tiempo de una criatura: cada turno una vuelve a la reserva
dungeon-terminal-help-newest = la última carta puesta
dungeon-terminal-help-place = una casilla libre: x a la derecha, y hacia abajo; o los números de las respuestas que ponen ahí la carta, derecha y girada (si no caben, solo la mejor)
dungeon-terminal-help-frozen = congelada: sin tiempo, pero aún por vencer
dungeon-terminal-help-poison = una esquina envenenada, vale 0
dungeon-terminal-help-chest = cofre
dungeon-terminal-help-loses = con esto se pierde al instante
dungeon-terminal-help-beats = con esto se vence a una criatura
dungeon-terminal-help-wins = con esto se gana
dungeon-terminal-help-turned = del revés
dungeon-terminal-help-back = cartas en mano
dungeon-terminal-help-active = de quién es el turno
