# Piezas pequeñas de las que se compone cada pantalla de la página.

ui-close = Cerrar
ui-try-again = Reintentar
ui-busy = Un momento…
ui-copy = Copiar
ui-copied = Copiado
ui-copy-by-hand = Este navegador no deja copiar a la página. El texto está seleccionado: cópialo con Ctrl+C o manteniéndolo pulsado.
ui-cancel = Cancelar
