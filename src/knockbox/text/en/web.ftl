# Words of the page that belong to no part of it.

web-title = Knockbox
web-home = To the start
