# What somebody likes on this device.

settings-title = Settings
settings-kept = Every change counts at once and is kept in this browser.
settings-name = Your name
settings-name-text = Others at the table see it. May stay empty.
settings-language = Language
settings-theme = Colours
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = As the device
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-pace = How fast bots play
settings-pace-slow = Slowly
settings-pace-normal = Normally
settings-pace-fast = Fast
settings-pace-instant = At once
settings-sound = Sound
settings-muted = Mute
settings-volume = Volume
settings-notify = Tell me when it is my turn
settings-notify-text = By a notification, while this page is in the background.
settings-notify-denied = The browser does not allow this page to notify you. You can change that in the settings of the browser.
settings-notify-missing = This browser notifies only on pages that are encrypted or on this machine.
settings-language-missing = The words of this language could not be fetched. Try again in a moment.
