# El camino a una mazmorra y de vuelta: quién viene, el mapa de una aventura, qué sigue a un final.

## En la página de inicio

hall-enter-single = Entrar en la mazmorra
hall-enter-adventure = Empezar la aventura
hall-enter-daily = La mazmorra de hoy
hall-you = Tú
hall-alone = Modalidad individual
hall-with-here = { $count ->
    [one] alguien aquí
   *[other] { $count } más aquí
}
hall-with-link = { $count ->
    [one] alguien en línea
   *[other] { $count } en línea
}
hall-with-bot = { $count ->
    [one] un bot
   *[other] { $count } bots
}
hall-who = ¿Quién viene?
hall-here = Aquí
hall-here-text = en esta pantalla
hall-link = Por enlace
hall-link-text = en su propio móvil
hall-bot = Bots
hall-bot-text = también hablan
hall-level = Nivel de los bots
hall-less = Quitar: { $what }
hall-more = Añadir: { $what }
hall-count = { $what }: { $count }

hall-quest = Modo
hall-quest-single = Una mazmorra
hall-quest-single-text = Encontrad al Caballero Negro y vencedlo.
hall-quest-adventure = Aventura
hall-quest-adventure-text = Cuatro mazmorras seguidas, cada una más difícil, con fichas de grimorio por ganar.
hall-quest-daily = Mazmorra del día
hall-quest-daily-text = Las mismas cartas para todo el mundo hasta la medianoche (UTC). Comparad vuestros resultados.
hall-hourglass = Reloj de arena
hall-hourglass-short = Tiempo: { $time }
hall-hourglass-own = Otro…
hall-chests = A la caza del cofre
hall-chests-text = Tras ganar, puntúa vuestra mejor cadena de cofres.
hall-new-daily = Mazmorra del día
hall-new-daily-text = Hoy todo el mundo recibe este reparto. Ningún jugador añade azar, y cualquiera puede consultarlo de antemano.

## Mesas propias

hall-mine-alone = A solas en la mazmorra
hall-mine-bot = Con { $name } ({ $level })
hall-mine-here = Con alguien aquí
hall-mine-link = Con alguien en línea
hall-mine-open = Con un asiento libre
hall-mine-somebody = Con otras personas
hall-mine-many = Con { $count } más
hall-mine-name = Con { $name }

## El mapa de una aventura

hall-map = La aventura
hall-map-dungeon = Mazmorra { $level }
hall-map-won = { $tries ->
    [0] ya quedó atrás
    [one] ganada a la primera
   *[other] ganada en el intento { $tries }
}
hall-map-here = { $tries ->
    [0] estáis aquí
    [one] estáis aquí, tras una derrota
   *[other] estáis aquí, tras { $tries } derrotas
}
hall-map-next = { $tries ->
    [0] es la siguiente
    [one] es la siguiente, tras una derrota
   *[other] es la siguiente, tras { $tries } derrotas
}
hall-map-ahead = todavía por llegar
hall-map-tokens = Vuestras fichas de grimorio:
hall-map-no-tokens = Aún sin fichas de grimorio: cada mazmorra ganada da una.
hall-map-points = { $points ->
    [one] Un punto por cofres hasta ahora
   *[other] { $points } puntos por cofres hasta ahora
}
hall-map-finished = Habéis ganado las cuatro mazmorras. Se cantarán vuestras hazañas, aunque desafinando.

## Tras el final

hall-outcome-won = ¡Mazmorra ganada!
hall-outcome-lost = Mazmorra perdida
hall-outcome-finished = ¡Aventura ganada!
hall-points = { $points ->
    [0] Ningún punto por cofres
    [one] Un punto por los cofres
   *[other] { $points } puntos por los cofres
}
hall-again-next = A por la mazmorra { $level }
hall-again-retry = Reintentar la mazmorra { $level }
hall-again-restart = Volver a la mazmorra { $level }
hall-again-adventure = Otra aventura
hall-again-try = Intentarlo otra vez
hall-again-play = Jugar otra vez
hall-otherwise = Otro grupo u otras opciones
hall-wished = { $count ->
    [one] { $name } quiere seguir.
   *[other] { $name } quieren seguir.
}

## El resultado de un día como texto para compartir

hall-share = Tu resultado para compartir
hall-share-send = Enviar…
hall-share-tries = Los intentos se cuentan en este dispositivo desde que se ven las cartas.
hall-share-title = Knock, Knock! Dungeon! del { $date }
hall-share-won = { $attempt ->
    [0] 🏆 Ganada
    [1] 🏆 Ganada al primer intento
   *[other] 🏆 Ganada en el intento { $attempt }
}
hall-share-lost = { $attempt ->
    [0] 💥 Perdida
    [1] 💥 Perdida al primer intento
   *[other] 💥 Perdida en el intento { $attempt }
}
hall-share-cards = { $count ->
    [one] una carta puesta
   *[other] { $count } cartas puestas
}
hall-share-people = { $count ->
    [one] una persona
   *[other] { $count } personas
}
hall-share-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
hall-share-chests = { $points ->
    [0] ningún punto por cofres
    [one] un punto por cofres
   *[other] { $points } puntos por cofres
}
hall-share-time = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
hall-share-no-time = sin reloj
