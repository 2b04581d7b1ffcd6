# Lo que alguien prefiere en este dispositivo.

settings-title = Ajustes
settings-kept = Cada cambio vale al momento y se guarda en este navegador.
settings-name = Tu nombre
settings-name-text = Lo ven los demás en la mesa. Puede quedar vacío.
settings-language = Idioma
settings-theme = Colores
settings-theme-system = Según el sistema
settings-theme-light = Claros
settings-theme-dark = Oscuros
settings-motion = Movimiento
settings-motion-system = Según el sistema
settings-motion-full = Completo
settings-motion-reduced = Reducido
settings-pace = Ritmo de los bots
settings-pace-slow = Lento
settings-pace-normal = Normal
settings-pace-fast = Rápido
settings-pace-instant = Inmediato
settings-sound = Sonido
settings-muted = Silenciar
settings-volume = Volumen
settings-notify = Avisarme cuando me toque
settings-notify-text = Con una notificación, mientras esta página está en segundo plano.
settings-notify-denied = El navegador no deja que esta página te avise. Puedes cambiarlo en los ajustes del navegador.
settings-notify-missing = Este navegador solo avisa en páginas cifradas o de este mismo ordenador.
settings-language-missing = No se han podido cargar los textos de este idioma. Reinténtalo dentro de un momento.
