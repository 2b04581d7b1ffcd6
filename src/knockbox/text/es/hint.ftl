# Pistas: qué podría hacer quien tiene que responder.

hint-best = Lo mejor: { $choice } · { $chance } % de probabilidad de ganar (±{ $doubt })
hint-next = La segunda opción: { $choice } · { $chance } %
hint-only = Solo hay una respuesta: { $choice }
hint-sure = Es claramente mejor.
hint-likely = Probablemente es mejor.
hint-close = Las dos opciones son más o menos igual de buenas.
hint-kept = La segunda promete más, pero no lo bastante: mejor guardar la ficha para después.
hint-hasty = No hubo tiempo de probar nada más: con más tiempo habrá más seguridad.
hint-plan = Podría seguir así: { $steps }
hint-by = Hallado por { $bot } con { $simulations ->
    [one] { $simulations } simulación.
   *[other] { $simulations } simulaciones.
}
