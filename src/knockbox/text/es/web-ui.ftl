# Piezas pequeñas de las que se compone cada pantalla de la página.

ui-close = Cerrar
ui-try-again = Reintentar
ui-busy = Un momento…
ui-copy = Copiar
ui-copied = Copiado
ui-copy-by-hand = Este navegador no deja copiar a la página. El texto está seleccionado: cópialo con Ctrl+C o manteniéndolo pulsado.
ui-cancel = Cancelar
ui-skip = Ir al contenido principal
ui-home = Al inicio
ui-reload = Volver a cargar la página
ui-go-on = Seguir
ui-lost = Aquí no hay nadie
ui-lost-text = Esta dirección no lleva a ninguna parte. Puede que el enlace esté incompleto: cópialo otra vez, entero.
ui-broken = Algo ha fallado
ui-broken-text = Esta pantalla no ha podido seguir. No es culpa tuya, y no se ha perdido nada de lo jugado.
ui-missing = Falta una pieza
ui-missing-text = No se ha podido cargar una parte de la página. Puede que no haya conexión o que el servidor se haya actualizado entretanto.
ui-fault = Algo ha fallado en segundo plano. No se ha perdido nada de lo jugado. Si ves algo raro, vuelve a cargar la página.

# Los bots, por nivel.
ui-bot-easy = Pipo
ui-bot-normal = Marta
ui-bot-hard = Korvo
ui-bot-expert = Nona
ui-detail = Lo que dice el programa (en inglés)
