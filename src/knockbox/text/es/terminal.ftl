# El juego en la terminal: todo lo que rodea la mesa.

terminal-log = Registro
terminal-more = … y { $count } más: escribe «l»
terminal-keys = n.º: responder · hint · ? por qué no · c CARTA · r REGLA · h ayuda · s guardar
terminal-prompt = Tu respuesta

## En breve, para pantallas pequeñas

terminal-next = … { $count } más: n

## Empezar y terminar

terminal-welcome-type = Responde con un número o escribe lo que ves. «hint» da una pista, «?» dice por qué algo no es posible y «h» explica los símbolos.
terminal-level = ¿A qué nivel debe jugar el ordenador?
terminal-level-easy = fácil (easy): un principiante al que se le escapan muchas cosas
terminal-level-normal = normal: juega de vez en cuando
terminal-level-hard = difícil (hard): piensa con antelación, pero poco
terminal-level-expert = experto (expert): se toma su tiempo, unos segundos como mucho
terminal-begin = Pulsa Intro para empezar.
terminal-resumed = { $inputs ->
    [0] El combate continúa; aún no hay respuestas.
   *[other] El combate continúa tras la respuesta n.º { $inputs }.
}
terminal-torn = La última línea de la grabación está incompleta y se ha omitido.
terminal-replay = Ver la repetición: { $command }
terminal-analyse = Ver qué habría sido mejor: { $command }
terminal-verify = Comprobarlo: { $command }
terminal-recount = Saber qué tramaba el ordenador: { $command }
terminal-recount-offer = Intro: salir · t: saber qué tramaba el ordenador
terminal-remembering = El ordenador hace memoria…
terminal-saved = El combate queda guardado. Para continuar: { $command }

## Dos personas, un teclado

terminal-curtain = Pasa el teclado a { $name }
terminal-curtain-look-away = La pantalla siguiente es solo para { $name }. Pulsa Intro cuando nadie más esté mirando.

## Lo que se ha escrito

terminal-forced = { $name } solo tiene una respuesta: { $answer }
terminal-nothing-typed = Escribe un número del 1 al { $count }, o h para ver la ayuda.
terminal-not-understood = «{ $typed }» no es una respuesta válida aquí. Escribe un número del 1 al { $count }, una respuesta como «{ $example }» o h para ver la ayuda.
terminal-not-a-number = No hay ninguna respuesta { $typed }: elige del 1 al { $count }.
terminal-refused = «{ $choice }» no es posible ahora:
terminal-ambiguous = «{ $typed }» puede ser: { $answers }
terminal-own-screen = Eso es solo para { $name }, en una pantalla que los demás no vean.
terminal-offers = Además de responder, puedes:
terminal-no-offers = Ahora solo puedes responder.
terminal-talk = Puedes decir o mostrar:
terminal-no-talk = No hay nadie con quien hablar, o nada que decir ahora.
terminal-about-to-play = { $name } va a jugar.
terminal-thinking = { $name } está pensando…
terminal-you-think = Un momento…
terminal-no-hint = No hay ninguna pregunta para la que dar una pista.
terminal-prompt-pause = Intro: que juegue
terminal-pause-on = Ahora los bots te esperan antes de cada jugada; p los deja seguir.
terminal-pause-off = Los bots vuelven a jugar solos.
terminal-all-open = Aquí no se descarta nada: todo lo que puedes intentar está en la lista.
terminal-closed = No es posible ahora:
terminal-closed-more = … y { $count } más por el mismo motivo
terminal-read-on = Lee más con «r ID»: { $rules }
terminal-no-rule = Ninguna regla se llama «{ $typed }» ni lo menciona.

## Ayuda

terminal-help-answer = responder a la pregunta; también puedes escribirlo: «{ $example }»
terminal-help-why = qué no es posible, por qué y según qué regla
terminal-help-rule = ver una regla por su identificador, o las que contienen una palabra
terminal-help-log = todo lo ocurrido hasta ahora
terminal-help-view = más o menos detalle en la pantalla
terminal-help-next = más respuestas, si no caben todas
terminal-help-offers = qué más puedes hacer; «o 2» hace lo segundo
terminal-help-talk = lo que puedes decir o mostrar; «t 2» dice lo segundo
terminal-help-hint = una sugerencia: la mejor respuesta, la segunda mejor y tus probabilidades
terminal-help-pause = hacer una pausa antes de cada jugada de un bot, o dejar de hacerla
terminal-help-save = guardar y salir; Ctrl-C hace lo mismo
terminal-help-help = esta página
terminal-help-signs = Símbolos
