# General messages of the web app.

web-title = Knockbox
web-home = Home
