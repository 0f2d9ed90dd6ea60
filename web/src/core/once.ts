/** The same promise for whoever asks again, so that what has come is there at once; after a failure it is asked anew. */
export function once<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const asked = new Map<Key, Promise<Value>>();
  return (key) => {
    let found = asked.get(key);
    if (!found) {
      found = load(key);
      found.catch(() => asked.delete(key));
      asked.set(key, found);
    }
    return found;
  };
}

/** Let the browser do what is waiting, a tap or a frame, before the next piece of work. */
export function breath(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));
}

let next: Promise<void> | undefined;

/** When what has been drawn is on the screen and nothing is left to do; the same moment for all who wait for it. */
export function idle(): Promise<void> {
  next ??= new Promise<void>((go) => ("requestIdleCallback" in globalThis ? requestIdleCallback(() => go(), { timeout: 1500 }) : setTimeout(go, 300))).then(() => (next = undefined));
  return next;
}
