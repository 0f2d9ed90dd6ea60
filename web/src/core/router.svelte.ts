/** Which page is shown: the address, read and written through the browser's history. */
export type Route =
  | { page: "door" }
  | { page: "lobby" }
  | { page: "new"; game?: string }
  | { page: "table"; code: string }
  | { page: "replay"; code: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "claim" }
  | { page: "settings" }
  | { page: "me" }
  | { page: "matches" }
  | { page: "train" }
  | { page: "lost" };

/** The page that an address means. */
export function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [head, tail] = parts;
  if (parts.length === 0) return { page: "door" };
  if (parts.length === 1 && (head === "lobby" || head === "train" || head === "claim" || head === "settings" || head === "me" || head === "matches" || head === "new")) return { page: head };
  if (parts.length === 2 && tail) {
    if (head === "t") return { page: "table", code: tail };
    if (head === "replay") return { page: "replay", code: tail };
    if (head === "rules" || head === "learn" || head === "new") return { page: head, game: tail };
  }
  return { page: "lost" };
}

/** The code of a table in what somebody has typed or pasted: the code itself, or a link that ends in it. */
export function codeIn(text: string): string | null {
  const [, code] = /^(?:.*\/t\/)?([a-z0-9]{12})\/?(?:[#?].*)?$/i.exec(text.trim()) ?? [];
  return code?.toLowerCase() ?? null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

class Router {
  route = $state<Route>({ page: "door" });
  /** What stands behind the #, without it. */
  hash = $state("");

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to an address of ours. */
  go(address: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.#read();
    if (how === "push" && !location.hash) scrollTo(0, 0);
  }

  #read(): void {
    const next = parse(location.pathname);
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.hash = decode(location.hash.slice(1));
  }

  /** Plain links within the house need no reload. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
