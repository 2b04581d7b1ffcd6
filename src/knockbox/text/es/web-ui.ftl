# Piezas pequeñas de las que se compone cada pantalla de la página.

ui-close = Cerrar
ui-try-again = Reintentar
ui-busy = Un momento…
ui-copy = Copiar
ui-copied = Copiado
ui-copy-by-hand = Este navegador no permite copiar. El texto está seleccionado: pulsa Ctrl+C o mantenlo pulsado.
ui-cancel = Cancelar
ui-skip = Saltar al contenido
ui-home = Inicio
ui-reload = Recargar la página
ui-go-on = Continuar
ui-lost = Página no encontrada
ui-lost-text = Esta dirección no lleva a ninguna parte. Puede que el enlace esté incompleto: cópialo entero e inténtalo de nuevo.
ui-broken = Algo ha fallado
ui-broken-text = Esta pantalla ha dejado de funcionar. No es culpa tuya, y tus partidas están a salvo.
ui-missing = Falta una parte de la página
ui-missing-text = No se ha podido cargar una parte de la página. Puede que no haya conexión o que el servidor se haya actualizado.
ui-fault = Algo ha fallado en segundo plano. Tus partidas están a salvo. Si ves algo raro, recarga la página.

# Los bots, por nivel.
ui-bot-easy = Pipo
ui-bot-normal = Marta
ui-bot-hard = Korvo
ui-bot-expert = Nona
ui-detail = Detalles técnicos (en inglés)
