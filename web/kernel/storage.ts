/** Reads a value kept in this browser; null when there is none, or when storage is switched off. */
export function readStored<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(`rostrum.${key}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keeps a value in this browser; without storage it lasts as long as the page. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(`rostrum.${key}`, JSON.stringify(value));
  } catch {
    // Storage is full or switched off; nothing that is kept here is worth a failure.
  }
}

/** Forgets a kept value. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(`rostrum.${key}`);
  } catch {
    // Nothing was kept.
  }
}
