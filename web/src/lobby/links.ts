/** Whether a link leads anywhere on another machine, and where it must begin to do so. */

/** An address that every machine has for itself, and that leads nowhere else. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "");
  return bare === "localhost" || bare.endsWith(".localhost") || /^127\./.test(bare) || bare === "::1";
}

/** Where links begin: at this page, unless only this machine finds it and the server knows a better address. */
export function linkRoot(page: URL, reachable: string | null): URL {
  return reachable && isLoopback(page.hostname) ? new URL(reachable) : page;
}
