# El juego en la terminal: todo lo que rodea la mesa.

terminal-title = KNOCKDOWN
terminal-round = ronda { $round }
terminal-turn = turno { $turn }
terminal-action = (acción { $number } de 2)
terminal-distance = distancia { $distance }
terminal-danger = peligro
terminal-start = salida
terminal-any = sin límite
terminal-unhurt = sin heridas
terminal-wounds = { $light ->
    [one] { $light } leve
   *[other] { $light } leves
} + { $heavy ->
    [one] { $heavy } grave
   *[other] { $heavy } graves
} = { $total }
terminal-wounds-short = { $light }+{ $heavy }={ $total }
terminal-face-down = una destreza boca abajo
terminal-face-down-own = boca abajo
terminal-row = Hilera
terminal-deck = mazo { $deck }
terminal-hands = Manos (en la mano solo cuentan los símbolos)
terminal-backs = { $count } sin ver
terminal-empty-hand = sin cartas
terminal-log = Registro
terminal-more = … y { $count } más: escribe «l»
terminal-keys = número: responder · ? por qué no · c NOMBRE carta · r ID regla · l registro · h ayuda · s guardar y salir
terminal-prompt = Tu respuesta

## Empezar y terminar

terminal-you = Tú
terminal-welcome-people = { $first } contra { $second }
terminal-welcome-how = Golpea al rival, derríbalo y gana dos rondas. En cada turno realizas dos acciones: moverte, atacar con una carta de la hilera (y quedártela) o hacer un Combo de ataques especiales que pagas con tu mano.
terminal-welcome-type = Responde con un número o escribe lo que ves. «?» dice por qué algo no es posible; «h» explica los signos.
terminal-opponent = ¿Quién es tu rival?
terminal-opponent-greedy = el ordenador (greedy)
terminal-opponent-random = un novato (random)
terminal-opponent-person = otra persona con este teclado
terminal-begin = Pulsa Intro para empezar.
terminal-resumed = La partida continúa tras la entrada { $inputs }.
terminal-torn = La última línea del registro quedó a medias y no se tiene en cuenta.
terminal-won = { $name } gana la partida
terminal-won-rounds = Rondas ganadas: { $first } { $won }, { $second } { $lost }
terminal-replay = Volver a verla: { $command }
terminal-verify = Comprobarla: { $command }
terminal-saved = La partida queda guardada. Para seguir: { $command }

## Dos personas, un teclado

terminal-curtain = Pasa el teclado a { $name }
terminal-curtain-look-away = La pantalla siguiente es solo para { $name }. Pulsa Intro cuando nadie más esté mirando.

## Torres

terminal-tower = { $name }: construye en diez segundos una sola torre de { $count } { $count ->
    [one] cubo
   *[other] cubos
}, uno encima de otro. Después di la verdad.

## Lo que se ha escrito

terminal-forced = { $name } solo tiene una respuesta: { $answer }
terminal-not-understood = «{ $typed }» no es una respuesta aquí. Escribe un número del 1 al { $count }, una respuesta como «{ $example }» o h para ver la ayuda.
terminal-not-a-number = No hay respuesta { $typed }: elige del 1 al { $count }.
terminal-refused = «{ $choice }» no es posible ahora:
terminal-ambiguous = «{ $typed }» puede ser: { $answers }
terminal-all-open = Aquí no hay nada cerrado: todo lo que puedes intentar está en la lista.
terminal-closed = No es posible ahora:
terminal-no-card = Ninguna carta, destreza, ataque especial ni luchador se llama «{ $typed }».
terminal-which-card = Escribe c y parte de un nombre, por ejemplo «c { $example }».
terminal-which-rule = Escribe r y el identificador de una regla o una palabra, por ejemplo «r KD-BLOCK-2».
terminal-no-rule = Ninguna regla se llama «{ $typed }» ni habla de ello.

## Ayuda

terminal-help-answer = responder a la pregunta; o escribirlo: «{ $example }»
terminal-help-why = qué está cerrado, por qué y según qué regla
terminal-help-card = ver una carta, destreza, ataque especial o luchador
terminal-help-rule = ver una regla por su identificador, o las que contienen una palabra
terminal-help-log = todo lo ocurrido hasta ahora
terminal-help-view = más o menos detalle en la pantalla
terminal-help-resign = rendirse
terminal-help-save = guardar y salir; Ctrl-C hace lo mismo
terminal-help-help = esta página
terminal-help-signs = Signos
terminal-help-light = herida leve
terminal-help-heavy = herida grave
terminal-help-reached = alcanza al rival desde aquí
terminal-help-payable = puedes pagarlo
terminal-help-token = ficha y de quién es
terminal-help-danger = peligroso: un atacante contiguo añade una herida
terminal-help-victory = ronda ganada
terminal-help-skill = destreza boca arriba, destreza boca abajo
terminal-help-back = carta que no has visto
