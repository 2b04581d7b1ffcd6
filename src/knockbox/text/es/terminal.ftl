# El juego en la terminal: todo lo que rodea la mesa.

terminal-title = KNOCKDOWN
terminal-round = asalto { $round }
terminal-turn = turno { $turn }
terminal-action = (acción { $number } de 2)
terminal-action-short = ({ $number }/2)
terminal-distance = distancia { $distance }
terminal-danger = peligro
terminal-start = salida
terminal-corridor = pasillo
terminal-candle = vela
terminal-dark = oscura
terminal-stage = arena: { $arena } · destrezas: { $skills }
terminal-roster = «c NOMBRE» muestra los ataques especiales y las fichas de un luchador.
terminal-any = cualquier distancia
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
terminal-deck = mazo { $deck }{ $candles ->
    [0] { "" }
    [one] { " " }(con { $candles } vela)
   *[other] { " " }(con { $candles } velas)
}
terminal-deck-short = mazo { $deck }{ $candles ->
    [0] { "" }
   *[other] { " " }(♦{ $candles })
}
terminal-hands = Manos (en la mano solo cuentan los símbolos)
terminal-backs = { $count } sin ver
terminal-empty-hand = sin cartas
terminal-log = Registro
terminal-more = … y { $count } más: escribe «l»
terminal-keys = n.º: responder · ? por qué no · c CARTA · r REGLA · l registro · h ayuda · s guardar y salir
terminal-too-late = { $seconds ->
    [one] Ha pasado { $seconds } segundo
   *[other] Han pasado { $seconds } segundos
}: la casa responde por ti.
terminal-prompt = Tu respuesta

## En breve, para pantallas pequeñas

terminal-next = … { $count } más: n
terminal-short-wounds = heridas: { $cards }
terminal-short-effect = efecto: { $cards }
terminal-short-both = ambos: { $cards }
terminal-short-move = Muévete a { $space }
terminal-short-hop = Pasillo a { $space }
terminal-short-attack = Ataque: { $card }
terminal-short-dash = Carrera a { $space }: { $cards }

## Empezar y terminar

terminal-you = Tú
terminal-welcome-people = { $first } contra { $second }
terminal-welcome-how = Golpea al rival, derríbalo y gana dos asaltos. En cada turno realizas dos acciones: Movimiento, Ataque con una carta de la hilera (que te quedas) o Combo de ataques especiales, que pagas con las cartas de tu mano.
terminal-welcome-danger = En una casilla marcada con «!», un atacante adyacente añade una herida.
terminal-welcome-corridors = «∩» marca la entrada de un pasillo técnico: antes de cada una de tus dos acciones puedes ir de una entrada a otra que esté libre. Salir cuesta la herida indicada allí.
terminal-welcome-candles = En el mazo se esconden cartas de vela («♦»). Cada una acerca la oscuridad («░») por ambos lados; quien termina su turno en ella sufre una herida.
terminal-welcome-type = Responde con un número o escribe lo que ves. «?» dice por qué algo no es posible y «h» explica los signos.
terminal-opponent = ¿Quién es tu rival?
terminal-opponent-greedy = el ordenador (greedy)
terminal-opponent-random = un novato (random)
terminal-opponent-person = otra persona con este teclado
terminal-begin = Pulsa Intro para empezar.
terminal-resumed = El combate continúa tras la respuesta n.º { $inputs }.
terminal-arena-again = «c arena» lo repite en cualquier momento.
terminal-torn = La última línea de la grabación quedó a medias y no se tiene en cuenta.
terminal-won = { $name } gana el combate
terminal-won-rounds = Asaltos ganados: { $first } { $won }, { $second } { $lost }
terminal-replay = Volver a verlo: { $command }
terminal-verify = Comprobarlo: { $command }
terminal-saved = El combate queda guardado. Para seguir: { $command }

## Dos personas, un teclado

terminal-curtain = Pasa el teclado a { $name }
terminal-curtain-look-away = La pantalla siguiente es solo para { $name }. Pulsa Intro cuando nadie más esté mirando.

## Torres

terminal-test = Cuantas más heridas tenga el rival, más probable es el K.O.: con 11, un 50 %. Si supera la prueba, descarta la mitad de sus heridas leves.
terminal-tower = { $name }: construye en diez segundos una sola torre de { $count } { $count ->
    [one] cubo
   *[other] cubos
}, uno encima de otro. Después, di la verdad.

## Lo que se ha escrito

terminal-forced = { $name } solo tiene una respuesta: { $answer }
terminal-nothing-typed = Escribe un número del 1 al { $count }, o h para ver la ayuda.
terminal-not-understood = «{ $typed }» no es una respuesta válida aquí. Escribe un número del 1 al { $count }, una respuesta como «{ $example }» o h para ver la ayuda.
terminal-not-a-number = No hay ninguna respuesta { $typed }: elige del 1 al { $count }.
terminal-refused = «{ $choice }» no es posible ahora:
terminal-ambiguous = «{ $typed }» puede ser: { $answers }
terminal-all-open = Aquí no hay nada imposible: todo lo que puedes intentar está en la lista.
terminal-closed = No es posible ahora:
terminal-no-card = No hay ninguna carta, destreza, ataque especial, ficha, luchador ni arena con el nombre «{ $typed }».
terminal-read-on = Sigue leyendo con «r ID»: { $rules }
terminal-spoken-of = Ataques especiales que la mencionan: { $specials }
terminal-called-danger = borde, bordes, peligro, peligrosa
terminal-called-corridors = pasillo, pasillos, pasillo técnico, entrada
terminal-called-candles = vela, velas, oscuridad, oscura
terminal-which-card = Escribe c y parte de un nombre, por ejemplo «c { $example }».
terminal-which-rule = Escribe r y el identificador de una regla o una palabra, por ejemplo «r KD-BLOCK-2».
terminal-no-rule = Ninguna regla se llama «{ $typed }» ni lo menciona.

## Ayuda

terminal-help-answer = responder a la pregunta; también puedes escribirlo: «{ $example }»
terminal-help-why = qué no es posible, por qué y según qué regla
terminal-help-card = ver una carta, destreza, ataque especial, ficha, luchador o arena
terminal-help-rule = ver una regla por su identificador, o las que contienen una palabra
terminal-help-log = todo lo ocurrido hasta ahora
terminal-help-view = más o menos detalle en la pantalla
terminal-help-next = más respuestas, si no caben todas
terminal-help-resign = rendirse
terminal-help-save = guardar y salir; Ctrl-C hace lo mismo
terminal-help-help = esta página
terminal-help-signs = Signos
terminal-help-range = alcance: a cuántas casillas puede estar el rival
terminal-help-cost = en un coste: y, o, cualquier símbolo
terminal-help-knockout = tras este ataque puedes iniciar una prueba de derribo
terminal-help-light = herida leve
terminal-help-heavy = herida grave
terminal-help-reached = alcanza al rival; un ataque sin este signo solo toma la carta
terminal-help-payable = puedes pagarlo
terminal-help-token = ficha y de quién es
terminal-help-danger = peligrosa: un atacante adyacente añade una herida
terminal-help-corridor = entrada de un pasillo técnico y la herida que cuesta salir por ella
terminal-help-candle = vela y oscuridad: quien termina allí su turno sufre una herida
terminal-help-victory = asalto ganado
terminal-help-skill = destreza boca arriba, destreza boca abajo
terminal-help-back = carta que no has visto
