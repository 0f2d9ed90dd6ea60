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
