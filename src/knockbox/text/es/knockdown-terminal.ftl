# El juego de Knockdown en la terminal: su mesa, su bienvenida, sus signos.

knockdown-terminal-title = KNOCKDOWN
knockdown-terminal-round = asalto { $round }
knockdown-terminal-turn = turno { $turn }
knockdown-terminal-action = (acción { $number } de 2)
knockdown-terminal-action-short = ({ $number }/2)
knockdown-terminal-distance = distancia { $distance }
knockdown-terminal-danger = peligro
knockdown-terminal-start = salida
knockdown-terminal-corridor = pasillo
knockdown-terminal-candle = vela
knockdown-terminal-dark = oscura
knockdown-terminal-stage = arena: { $arena } · destrezas: { $skills }
knockdown-terminal-roster = «c NOMBRE» muestra los ataques especiales y las fichas de un luchador.
knockdown-terminal-any = cualquier distancia
knockdown-terminal-unhurt = sin heridas
knockdown-terminal-wounds = { $light ->
    [one] { $light } leve
   *[other] { $light } leves
} + { $heavy ->
    [one] { $heavy } grave
   *[other] { $heavy } graves
} = { $total }
knockdown-terminal-wounds-short = { $light }+{ $heavy }={ $total }
knockdown-terminal-face-down = una destreza boca abajo
knockdown-terminal-face-down-own = boca abajo
knockdown-terminal-row = Hilera
knockdown-terminal-deck = mazo { $deck }{ $candles ->
    [0] { "" }
    [one] { " " }(con { $candles } vela)
   *[other] { " " }(con { $candles } velas)
}
knockdown-terminal-deck-short = mazo { $deck }{ $candles ->
    [0] { "" }
   *[other] { " " }(♦{ $candles })
}
knockdown-terminal-hands = Manos (en la mano solo cuentan los símbolos)
knockdown-terminal-backs = { $count } sin ver
knockdown-terminal-empty-hand = sin cartas
knockdown-terminal-too-late = { $seconds ->
    [one] Ha pasado { $seconds } segundo
   *[other] Han pasado { $seconds } segundos
}: la casa responde por ti.

## En breve, para pantallas pequeñas

knockdown-terminal-short-wounds = heridas: { $cards }
knockdown-terminal-short-effect = efecto: { $cards }
knockdown-terminal-short-both = ambos: { $cards }
knockdown-terminal-short-move = Moverse a { $space }
knockdown-terminal-short-hop = Pasillo a { $space }
knockdown-terminal-short-attack = Ataque: { $card }
knockdown-terminal-short-dash = Carrera a { $space }: { $cards }

## Empezar y terminar

knockdown-terminal-you = Tú
knockdown-terminal-bot = el ordenador ({ $kind })
knockdown-terminal-welcome-people = { $first } contra { $second }
knockdown-terminal-welcome-how = Golpea al rival, derríbalo y gana dos asaltos. En cada turno realizas dos acciones: Movimiento, Ataque con una carta de la hilera (que te quedas) o Combo de ataques especiales, que pagas con las cartas de tu mano.
knockdown-terminal-welcome-danger = En una casilla marcada con «!», un atacante adyacente añade una herida.
knockdown-terminal-welcome-corridors = «∩» marca la entrada de un pasillo técnico: antes de cada una de tus dos acciones puedes ir de una entrada a otra que esté libre. Salir cuesta la herida indicada allí.
knockdown-terminal-welcome-candles = En el mazo se esconden cartas de vela («♦»). Cada una acerca la oscuridad («░») por ambos lados; quien termina su turno en ella sufre una herida.
knockdown-terminal-opponent = ¿Quién es tu rival?
knockdown-terminal-opponent-computer = el ordenador
knockdown-terminal-opponent-person = otra persona con este teclado
knockdown-terminal-arena-again = «c arena» lo repite en cualquier momento.
knockdown-terminal-won = { $name } gana el combate
knockdown-terminal-won-rounds = Asaltos ganados: { $first } { $won }, { $second } { $lost }

## Torres

knockdown-terminal-test = La probabilidad de K.O. es { $test ->
    [tower] de un { $percent } % aproximadamente, construyendo la torre
   *[dice] del { $percent } %
}. Si el rival supera la prueba, descarta la mitad de sus heridas leves.
knockdown-terminal-tower = { $name }: construye en { $seconds } segundos una sola torre de { $count } { $count ->
    [one] cubo
   *[other] cubos
}, uno encima de otro. Después, di la verdad.

## Lo que se ha escrito

knockdown-terminal-no-card = No hay ninguna carta, destreza, ataque especial, ficha, luchador ni arena con el nombre «{ $typed }».
knockdown-terminal-spoken-of = Ataques especiales que la mencionan: { $specials }
knockdown-terminal-called-danger = borde, bordes, peligro, peligrosa
knockdown-terminal-called-corridors = pasillo, pasillos, pasillo técnico, entrada
knockdown-terminal-called-candles = vela, velas, oscuridad, oscura
knockdown-terminal-which-card = Escribe c y parte de un nombre, por ejemplo «c { $example }».
knockdown-terminal-which-rule = Escribe r y el identificador de una regla o una palabra, por ejemplo «r KD-BLOCK-2».

## Ayuda

knockdown-terminal-help-card = ver una carta, destreza, ataque especial, ficha, luchador o arena
knockdown-terminal-help-resign = rendirse
knockdown-terminal-help-range = alcance: a cuántas casillas puede estar el rival
knockdown-terminal-help-cost = en un coste: y, o, cualquier símbolo
knockdown-terminal-help-knockout = tras este ataque puedes iniciar una prueba de derribo
knockdown-terminal-help-light = herida leve
knockdown-terminal-help-heavy = herida grave
knockdown-terminal-help-reached = alcanza al rival; un ataque sin este signo solo toma la carta
knockdown-terminal-help-payable = puedes pagarlo
knockdown-terminal-help-token = ficha y de quién es
knockdown-terminal-help-danger = peligrosa: un atacante adyacente añade una herida
knockdown-terminal-help-corridor = entrada de un pasillo técnico y la herida que cuesta salir por ella
knockdown-terminal-help-candle = vela y oscuridad: quien termina allí su turno sufre una herida
knockdown-terminal-help-victory = asalto ganado
knockdown-terminal-help-skill = destreza boca arriba, destreza boca abajo
knockdown-terminal-help-back = carta que no has visto
