# Pages the server sends itself, without the web app.
pages-lost = Page not found.
pages-none = This server has no web app. It serves tables to programs, or was started without the app.
pages-home = Knockbox starts here.
