# Palabras en torno a las reglas: la orden `rules` y las páginas de docs/rules.
rules-house = regla de la casa
rules-kind-rule = regla
rules-kind-component = componente
rules-kind-advice = consejo
rules-intro = Cada regla tiene un identificador que el juego cita cuando rechaza algo o lo anota en el registro. Una marca tras el identificador señala lo que no es una regla corriente: un componente describe la caja, un consejo no decide nada y una regla de la casa es un añadido nuestro.
rules-options = Opciones de la partida
rules-option = opción
rules-option-values = valores, primero el predeterminado
rules-option-rules = véase
rules-versions = Versiones
rules-versions-intro = El número de versión de las reglas aumenta cada vez que una partida grabada podría reproducirse de otro modo.
rules-version-knockdown-1 = Versión 1: las reglas comunes y Siege Storm.
rules-version-knockdown-2 = Versión 2: Nemesis, Tainted Grail y la mezcla de cajas; las fichas que esperan a la vez se ordenan como las Habilidades.
rules-version-knockdown-3 = Versión 3: con `redraft`, los contadores de turnos y de turnos sin tomar carta vuelven a cero antes de la elección de cartas de cada ronda.
rules-version-dungeon-1 = Versión 1: la mazmorra para uno a seis jugadores, a la caza del cofre y la variante Aventura.
