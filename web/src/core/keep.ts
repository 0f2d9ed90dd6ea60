/** What this browser remembers; a browser that keeps nothing is no reason to fail. */
const PREFIX = "saleroom.";

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Whoever was deleted is forgotten here, too. */
export function forgetAll(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  } catch {
    // There is nothing then.
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse: then it lasts as long as the page.
  }
}
