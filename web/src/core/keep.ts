/** What this browser remembers; a browser that keeps nothing is no reason to fail. */
const PREFIX = "saleroom.";

/** What could not be stored, because the storage is full or blocked: it lasts as long as the page. */
const unstored = new Map<string, string | null>();

export function kept(name: string): string | null {
  if (unstored.has(name)) return unstored.get(name)!;
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Whether this browser remembers beyond this page. */
export function remembers(): boolean {
  try {
    localStorage.setItem(`${PREFIX}try`, "1");
    localStorage.removeItem(`${PREFIX}try`);
    return unstored.size === 0;
  } catch {
    return false;
  }
}

/** Whoever was deleted is forgotten here, too. */
export function forgetAll(): void {
  unstored.clear();
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
    unstored.delete(name);
  } catch {
    unstored.set(name, value);
  }
}
