# Por qué una elección no está disponible en Knockdown; junto a cada motivo se muestra la regla.

## De quién es la pregunta

reason-unknown-choice = { $choice } no significa nada en este juego.
reason-match-over = El combate ha terminado.
reason-not-your-question = No te toca responder.
reason-not-your-turn = Eso solo puedes hacerlo en tu propio turno.
reason-another-question = Eso no responde a la pregunta actual.
reason-already-answered = Ya has respondido; tu respuesta seguirá en secreto hasta que respondáis los dos.
reason-only-players-resign = Solo los dos jugadores pueden rendirse.
reason-no-time-out = El tiempo solo lo da por agotado la mesa, y solo en un combate con límite de tiempo.
reason-must-choose = No puedes saltártelo: elige una opción.

## Turno

reason-two-actions = Cada turno consta de exactamente dos acciones; { $has ->
    [0] aún no has realizado ninguna.
    [one] solo has empezado una.
   *[other] termina la que has empezado.
}
reason-third-action = Ya has gastado las dos acciones de este turno.

## Casillas

reason-off-arena = La casilla { $space } queda fuera de la Arena, que termina en la { $last }.
reason-opponents-space = Tu oponente ocupa la casilla { $space }.
reason-beyond-opponent = La casilla { $space } está detrás de tu oponente, y no puedes atravesar su casilla.
reason-own-space = Ya estás en la casilla { $space }, y quedarte no es moverte.
reason-not-adjacent = La casilla { $space } no es adyacente a la tuya: estás en la { $place }.
reason-hemmed-in = No tienes ninguna casilla adyacente libre, así que no puedes moverte.
reason-blink-onto-opponent = Un Salto nunca acaba en la casilla de tu oponente ({ $space }).
reason-blink-exactly = Este Salto es de exactamente { $needs } { $needs ->
    [one] casilla
   *[other] casillas
}; la casilla { $space } está a distancia { $has }.
reason-blink-too-far = Este Salto es de { $needs } { $needs ->
    [one] casilla
   *[other] casillas
} como máximo; la casilla { $space } está a distancia { $has }.
reason-blink-in-place = Ya estás en la casilla { $space }; si quieres quedarte en ella, renuncia al Salto.
reason-yank-must-move = Tu oponente no puede quedarse en la casilla { $space }.
reason-yank-not-beside-you = La casilla { $space } no es adyacente a la tuya: estás en la { $place }.
reason-space-occupied = Hay un Luchador en la casilla { $space }.
reason-token-there = Ya tienes una ficha ({ $token }) en la casilla { $space }.
reason-token-out-of-range = La ficha ({ $token }) debe quedar a alcance { $range } de ti; la casilla { $space } está a distancia { $has }.
reason-no-token-there = No tienes ninguna ficha ({ $token }) en la casilla { $space }.
reason-corridor-closed = Los Pasillos Técnicos solo se usan en tu propio turno, antes de cada una de tus dos acciones.
reason-not-at-entrance = Estás en la casilla { $space }, que no es la entrada de un Pasillo Técnico.
reason-no-entrance = La casilla { $space } no es para ti la entrada de un Pasillo Técnico.
reason-own-entrance = Ya estás en la casilla { $space }.
reason-entrance-taken = Tu oponente está en la entrada de la casilla { $space }.
reason-entrance-used = Ya has estado en la casilla { $space } antes de esta acción; a cada entrada solo se puede llegar una vez.
reason-does-not-reach = «{ $special }» no alcanza a tu oponente.
reason-line-broken = «{ $special }» es un proyectil y algo corta su línea.
reason-symbol-spent = «{ $card }» ya ha pagado otro Ataque Especial de este Combo; su segundo símbolo no puede pagar este.
reason-token-not-waiting = «{ $token }» no está esperando su turno.

## Cartas

reason-not-in-row = «{ $card }» no está en la fila.
reason-hand-card-attack = «{ $card }» está en tu mano: ahí solo cuenta su símbolo, nunca su Ataque.
reason-not-in-hand = No tienes «{ $card }» en la mano, o no tantas copias.
reason-wrong-number = Toma { $needs } { $needs ->
    [one] carta
   *[other] cartas
}, no { $has }.
reason-no-blind-draw = «{ $skill }» no es una Habilidad tuya bocarriba que robe del mazo.
reason-deck-empty = «{ $skill }» roba del mazo, y el mazo está vacío.
reason-nothing-to-draw = No queda ninguna carta en el mazo que robar.
reason-nothing-to-do = Eso no cambiaría nada ahora.
reason-card-not-seen = No has visto «{ $card }» en la mano de tu oponente.
reason-no-unknown-card = Conoces todas las cartas de la mano de tu oponente.
reason-cost-not-covered = Estas cartas aportan { $has } de los { $needs } símbolos que necesitas.
reason-superfluous-card = «{ $card }» está de más: con el resto ya pagas.
reason-wrong-symbol = «{ $card }» no muestra el símbolo que se pide.

## Combo y Reacciones

reason-combo-empty = { $has ->
    [0] No tienes cartas en la mano: no hay nada que jugar en un Combo.
   *[other] Ahora no puedes hacer ningún Sprint ni ningún Ataque Especial, así que no hay Combo posible.
}
reason-stop-too-soon = Un Combo necesita al menos un Sprint o un Ataque Especial antes de terminar.
reason-combo-first = Los Ataques Especiales y los Sprints forman parte de un Combo: empieza uno primero.
reason-no-dash-symbol = «{ $card }» no tiene el símbolo de Sprint.
reason-no-dash-step = No tienes ninguna casilla adyacente libre, así que no puedes hacer un Sprint.
reason-not-your-special = «{ $special }» no está en la hoja de tu Luchador.
reason-special-used = Ya has realizado «{ $special }» en este Combo.
reason-special-out-of-range = «{ $special }» tiene alcance { $range }; tu oponente está a distancia { $has }.
reason-cannot-pay = «{ $special }» cuesta { $needs } { $needs ->
    [one] símbolo
   *[other] símbolos
}; con tu mano puedes pagar { $has }.
reason-reaction-in-combo = «{ $special }» es una Reacción: responde a tu oponente y no forma parte de tu propio Combo.
reason-not-a-reaction = «{ $special }» no es una Reacción.
reason-no-trigger = No ha ocurrido nada a lo que «{ $special }» pueda responder.
reason-reaction-used = Ya has respondido a esto con «{ $special }».
reason-reaction-out-of-range = «{ $special }» tiene alcance { $range }; tu oponente está a distancia { $has }.

## Bloqueos y prueba de K.O.

reason-nothing-to-block = Ningún Golpe va dirigido contra ti.
reason-not-a-strike = «{ $attack }» no es un Golpe y no se puede bloquear.
reason-no-block-symbol = «{ $card }» no tiene el símbolo de bloqueo.
reason-both-need-two = Para bloquear las Heridas y el efecto hacen falta dos cartas de bloqueo.
reason-one-card-a-part = Una carta de bloqueo para las Heridas y otra para el efecto, nunca más.
reason-no-wounds-to-block = Este Ataque no inflige Heridas que bloquear.
reason-no-effect-to-block = Este Ataque no tiene efecto que bloquear.
reason-other-window = En este combate las Heridas y el efecto se bloquean por separado; esa parte tiene su propio momento.
reason-over-budget = Tu bloqueo vale { $has }, y eso requiere { $needs }.
reason-more-than-inflicted = El Ataque no inflige más que { $heavy } { $heavy ->
    [one] Herida Grave
   *[other] Heridas Graves
} y { $light } { $light ->
    [one] Leve
   *[other] Leves
}.
reason-not-maximal = Tu bloqueo puede ignorar más Heridas: así solo aprovechas { $needs } de { $has }.
reason-no-test = Solo un Ataque tuyo con el icono de K.O. te permite iniciar una prueba de K.O.
reason-no-icon = «{ $attack }» no tiene el icono de K.O.

## Preparación y elecciones impresas

reason-fighter-taken = Tu oponente ya juega con { $fighter }.
reason-skill-not-offered = «{ $skill }» no está entre las Habilidades que se te ofrecen.
reason-skill-not-yours = «{ $skill }» no es una de las dos Habilidades con las que te has quedado.
reason-skill-not-waiting = «{ $skill }» no está esperando su turno.
reason-no-such-mode = El texto solo ofrece { $last } alternativas.
