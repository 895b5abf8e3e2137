/** Addresses of pages, without reloading. */
export type Route =
  | { page: "lobby" }
  | { page: "new"; title: string }
  | { page: "table"; id: string; key: string }
  | { page: "replay"; id: string; at: number }
  | { page: "review"; id: string }
  | { page: "rules"; title: string }
  | { page: "learn" }
  | { page: "lesson"; title: string; number: number }
  | { page: "puzzle"; title: string; id: string }
  | { page: "deals"; title: string }
  | { page: "challenge"; id: string }
  | { page: "credits" }
  | { page: "offline" }
  | { page: "house" }
  | { page: "privacy" }
  | { page: "events"; id: string }
  | { page: "join"; token: string }
  | { page: "notices"; hash: string }
  | { page: "me" }
  | { page: "profile" }
  | { page: "restore"; token: string }
  | { page: "sign-in"; token: string }
  | { page: "missing" };

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  /** Who of several people at this device looks at the table; -1 while nobody has said so. */
  seat = $state(-1);
  readonly route = $derived(parse(this.path, this.hash));

  start(): void {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  /** Go to an address of ours; the focus moves to the new page. */
  go(to: string, replace = false): void {
    const url = new URL(to, location.href);
    const same = url.pathname === location.pathname;
    history[replace ? "replaceState" : "pushState"](null, "", url);
    this.#read();
    if (!same) {
      scrollTo(0, 0);
      queueMicrotask(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
    }
  }

  #read(): void {
    if (this.path !== location.pathname) this.seat = -1;
    this.path = location.pathname;
    this.hash = location.hash;
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || /^\/(api|docs)\//.test(link.pathname)) return;
    if (link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.href);
  }
}

function parse(path: string, hash: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  switch (first) {
    case "":
      return { page: "lobby" };
    case "me":
      return { page: "me" };
    case "profile":
      return { page: "profile" };
    case "new":
      return { page: "new", title: second };
    case "t":
      return second ? { page: "table", id: second, key: hash.replace(/^#/, "") } : { page: "missing" };
    case "replay":
      return second ? { page: "replay", id: second, at: Number(hash.slice(1)) || 0 } : { page: "missing" };
    case "review":
      return second ? { page: "review", id: second } : { page: "missing" };
    case "rules":
      return second ? { page: "rules", title: second } : { page: "missing" };
    case "learn":
      return second ? { page: "lesson", title: second, number: Number(third) || 1 } : { page: "learn" };
    case "puzzles":
      return second ? { page: "puzzle", title: second, id: third } : { page: "learn" };
    case "deals":
      return { page: "deals", title: second };
    case "challenge":
      return { page: "challenge", id: second };
    case "restore":
      return { page: "restore", token: hash.replace(/^#/, "") };
    case "sign-in":
      return { page: "sign-in", token: hash.replace(/^#/, "") };
    case "credits":
      return { page: "credits" };
    case "notices":
      return { page: "notices", hash: hash.replace(/^#/, "") };
    case "house":
      return { page: "house" };
    case "events":
      return { page: "events", id: second };
    case "privacy":
      return { page: "privacy" };
    case "join":
      return { page: "join", token: hash.replace(/^#/, "") };
    case "offline":
      return { page: "offline" };
    default:
      return { page: "missing" };
  }
}

export const router = new Router();
