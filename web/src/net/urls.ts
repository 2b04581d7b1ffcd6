/** Where the server is: wherever this page came from, also below a path of a proxy. */

export function rootOf(page: string): URL {
  return new URL("./", page.replace(/[?#].*$/, ""));
}

export function root(): URL {
  return rootOf(document.baseURI);
}

export function apiUrl(path: string): URL {
  return new URL(`api/${path}`, root());
}

export function socketUrl(table: string): string {
  return socketAt(`tables/${encodeURIComponent(table)}/socket`);
}

/** Where towers are practised. */
export function practiceUrl(): string {
  return socketAt("practice/socket");
}

function socketAt(path: string): string {
  const url = apiUrl(path);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/** A link into this app; what stands behind the hash never leaves the browser. */
export function pageUrl(route: string, from: URL = root()): string {
  return new URL(`#${route}`, from).href;
}
