# Lo que cuenta un bot tras la partida: qué tramaba, en primera persona. Una jugada es un nombre tras dos puntos.

recount-heading = { $name } recuerda la partida:

## Comentarios

recount-opening = { $style ->
    [aggressive] Quería pegar primero y pegar fuerte.
    [patient] No tenía prisa: primero las cartas, luego los golpes.
    [tricky] Tenía preparadas unas cuantas sorpresas.
   *[plain] { "" }
} { $thinks ->
    [yes] { $shared ->
        [yes] Al empezar nos daba un { $chance } % de posibilidades.
       *[no] Al empezar me daba un { $chance } % de posibilidades.
    }
   *[no] { $shared ->
        [yes] No miro más allá de la próxima carta. Visto ahora, al empezar teníamos un { $chance } % de posibilidades.
       *[no] No miro más allá de la próxima jugada. Visto ahora, al empezar tenía un { $chance } % de posibilidades.
    }
}
recount-aimless = No tenía ningún plan: tomaba lo que salía.
recount-round = { $own ->
    [yes] La ronda { $last } fue mía
   *[no] La ronda { $last } fue tuya
}; { $thinks ->
    [yes] antes de la ronda { $round } me daba un { $chance } %.
   *[no] visto ahora, antes de la ronda { $round } tenía un { $chance } %.
}
recount-plan = { $round ->
    [0] Tenía un plan
   *[other] En la ronda { $round } tenía un plan
}: primero { $feat }, luego { $goal }. { $kept ->
    [yes] Y así fue.
   *[no] No pudo ser.
}
recount-reason = { $round ->
    [0] Una vez hice esto
   *[other] En la ronda { $round } hice esto
}: { $feat }. { $clear ->
    [yes] A primera vista no había nada mejor.
   *[no] Varias opciones me parecían igual de buenas y elegí una.
}
recount-surprise = { $shared ->
    [yes] { $risen ->
        [yes] { $name } nos ayudó más de lo que esperaba: { $feat }. Pasamos del { $before } % al { $after } %.
       *[no] No me esperaba esto de { $name }: { $feat }. Antes nos daba un { $before } % y después, un { $after } %.
    }
   *[no] { $risen ->
        [yes] Ahí me ayudaste: { $feat }. Pasé del { $before } % al { $after } %.
       *[no] No me esperaba esto de ti: { $feat }. Antes me daba un { $before } % y después, un { $after } %.
    }
}
recount-turn = { $shared ->
    [yes] { $own ->
        [yes] El momento decisivo fue mío
       *[no] El momento decisivo fue de { $name }
    }: { $feat }. Pasamos del { $before } % al { $after } %.
   *[no] { $own ->
        [yes] El momento decisivo fue mío
       *[no] El momento decisivo fue tuyo
    }: { $feat }. Pasé del { $before } % al { $after } %.
}
recount-ending = { $thinks ->
    [yes] { $shared ->
        [yes] En mi última decisión nos daba un { $chance } %.
       *[no] { $mood ->
            [sure] En mi última decisión te daba un { $rest } %.
            [seen] Lo veía venir: en mi última decisión me daba un { $chance } %.
           *[open] En mi última decisión todavía me daba un { $chance } %.
        }
    }
   *[no] { $shared ->
        [yes] Visto ahora, en mi última decisión teníamos un { $chance } %.
       *[no] Visto ahora, en mi última decisión tenía un { $chance } %.
    }
} { $won ->
    [yes] { $shared ->
        [yes] ¡Bien hecho, equipo!
       *[no] { $style ->
            [aggressive] Así me gusta.
            [patient] La paciencia tiene premio.
            [tricky] ¿A que no lo viste venir?
           *[plain] Gracias por la partida.
        }
    }
   *[no] { $shared ->
        [yes] La próxima vez saldrá mejor.
       *[no] { $style ->
            [aggressive] La próxima vez pegaré más fuerte.
            [patient] Esperé demasiado.
            [tricky] Me calaste.
           *[plain] Bien jugado.
        }
    }
}

## Jugadas de Knockdown

recount-feat-move = el movimiento a la casilla { $space }
recount-feat-hop = el Pasillo Técnico hasta la casilla { $space }
recount-feat-dash = el Sprint hasta la casilla { $space }
recount-feat-attack = el Ataque con { $card }
recount-feat-blind = { $skill }
recount-feat-block-wounds = el bloqueo con { $cards }
recount-feat-block-effect = { recount-feat-block-wounds }
recount-feat-block-both = { recount-feat-block-wounds }
recount-feat-react = la Reacción { $special }
recount-feat-perform = { $special }
recount-feat-call = la prueba de K.O.

## Jugadas de la mazmorra

recount-feat-lay = { $subject } en la casilla { $place }
recount-feat-fireball = la bola de fuego en la casilla { $place }
recount-feat-ice = el destello de hielo en la casilla { $place }
recount-feat-poison = el veneno en { $owner ->
    [none] una esquina
   *[other] una esquina { $owner }
}
recount-feat-silence-ball = la bola del silencio
