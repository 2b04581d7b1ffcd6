# El juego de Knockdown en la terminal: su mesa, su bienvenida, sus signos.

knockdown-terminal-title = KNOCKDOWN
knockdown-terminal-round = ronda { $round }
knockdown-terminal-turn = turno { $turn }
knockdown-terminal-action = (acción { $number } de 2)
knockdown-terminal-action-short = ({ $number }/2)
knockdown-terminal-distance = distancia { $distance }
knockdown-terminal-danger = Extremo
knockdown-terminal-start = inicial
knockdown-terminal-corridor = pasillo
knockdown-terminal-candle = vela
knockdown-terminal-dark = oscura
knockdown-terminal-stage = Arena: { $arena } · Habilidades: { $skills }
knockdown-terminal-roster = «c NOMBRE» muestra los Ataques Especiales y las fichas de un Luchador.
knockdown-terminal-any = cualquier distancia
knockdown-terminal-unhurt = sin Heridas
knockdown-terminal-wounds = { $light ->
    [one] { $light } Leve
   *[other] { $light } Leves
} + { $heavy ->
    [one] { $heavy } Grave
   *[other] { $heavy } Graves
} = { $total }
knockdown-terminal-wounds-short = { $light }+{ $heavy }={ $total }
knockdown-terminal-face-down = una Habilidad bocabajo
knockdown-terminal-face-down-own = bocabajo
knockdown-terminal-row = Fila
knockdown-terminal-deck = mazo { $deck }{ $candles ->
    [0] { "" }
    [one] { " " }(con { $candles } Vela)
   *[other] { " " }(con { $candles } Velas)
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
}: se da por ti la respuesta por defecto.

## En breve, para pantallas pequeñas

knockdown-terminal-short-wounds = Heridas: { $cards }
knockdown-terminal-short-effect = efecto: { $cards }
knockdown-terminal-short-both = ambos: { $cards }
knockdown-terminal-short-move = Moverse a { $space }
knockdown-terminal-short-hop = Pasillo a { $space }
knockdown-terminal-short-attack = Atacar: { $card }
knockdown-terminal-short-dash = Sprint a { $space }: { $cards }

## Empezar y terminar

knockdown-terminal-you = Tú
knockdown-terminal-bot = el ordenador ({ $kind })
knockdown-terminal-welcome-people = { $first } contra { $second }
knockdown-terminal-welcome-how = Golpea a tu oponente, déjalo K.O. y gana dos rondas. En cada turno realizas dos acciones: Mover, Atacar con una carta de la fila (que te quedas) o un Combo de Ataques Especiales, que pagas con las cartas de tu mano.
knockdown-terminal-welcome-danger = En los Extremos, marcados con «!», un atacante adyacente añade una Herida.
knockdown-terminal-welcome-corridors = «∩» marca la entrada de un Pasillo Técnico: antes de cada una de tus dos acciones puedes ir de una entrada a otra que esté libre. Salir cuesta la Herida indicada allí.
knockdown-terminal-welcome-candles = En el mazo se esconden cartas de Vela («♦»). Cada una acerca la oscuridad («░») por ambos lados; el Luchador que termina su turno en ella sufre una Herida.
knockdown-terminal-opponent = ¿Quién es tu oponente?
knockdown-terminal-opponent-computer = el ordenador
knockdown-terminal-opponent-person = otra persona con este teclado
knockdown-terminal-arena-again = «c arena» lo muestra otra vez en cualquier momento.
knockdown-terminal-won = { $name } gana el combate
knockdown-terminal-won-rounds = Rondas ganadas: { $first } { $won }, { $second } { $lost }

## Torres

knockdown-terminal-test = La probabilidad de K.O. es { $test ->
    [tower] de un { $percent } % aproximadamente, construyendo la torre
   *[dice] del { $percent } %
}. Si el oponente supera la prueba, descarta la mitad de sus Heridas Leves.
knockdown-terminal-tower = { $name }: construye en { $seconds } segundos una sola torre de { $count } { $count ->
    [one] cubo
   *[other] cubos
}, uno encima de otro. Después, di la verdad.

## Lo que se ha escrito

knockdown-terminal-no-card = No hay ninguna carta, Habilidad, Ataque Especial, ficha, Luchador ni Arena con el nombre «{ $typed }».
knockdown-terminal-spoken-of = Ataques Especiales que la mencionan: { $specials }
knockdown-terminal-called-danger = extremo, extremos, borde, bordes, peligro, peligrosa
knockdown-terminal-called-corridors = pasillo, pasillos, pasillo técnico, entrada
knockdown-terminal-called-candles = vela, velas, oscuridad, oscura
knockdown-terminal-which-card = Escribe c y parte de un nombre, por ejemplo «c { $example }».
knockdown-terminal-which-rule = Escribe r y el identificador de una regla o una palabra, por ejemplo «r KD-BLOCK-2».

## Ayuda

knockdown-terminal-help-card = ver una carta, Habilidad, Ataque Especial, ficha, Luchador o Arena
knockdown-terminal-help-resign = rendirse
knockdown-terminal-help-range = alcance: a cuántas casillas puede estar el oponente
knockdown-terminal-help-cost = en un coste: y, o, comodín
knockdown-terminal-help-knockout = tras este Ataque puedes iniciar una prueba de K.O.
knockdown-terminal-help-light = Herida Leve
knockdown-terminal-help-heavy = Herida Grave
knockdown-terminal-help-reached = alcanza al oponente; un Ataque sin este signo solo toma la carta
knockdown-terminal-help-payable = puedes pagarlo
knockdown-terminal-help-token = ficha y de quién es
knockdown-terminal-help-danger = Extremo: un atacante adyacente añade una Herida
knockdown-terminal-help-corridor = entrada de un Pasillo Técnico y la Herida que cuesta salir por ella
knockdown-terminal-help-candle = Vela y oscuridad: terminar ahí el turno cuesta una Herida
knockdown-terminal-help-victory = ronda ganada
knockdown-terminal-help-skill = Habilidad bocarriba, Habilidad bocabajo
knockdown-terminal-help-back = carta que no has visto
