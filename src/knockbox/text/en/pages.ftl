# What the server itself tells a browser, where the web app cannot.
pages-lost = There is nothing at this address.
pages-none = This server has no page for browsers. It serves tables to programs, or was started without the web app.
pages-home = Knockbox begins here.
