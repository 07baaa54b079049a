/** Announces automatic changes to screen readers, for example "Encoder North Hall, started". */
type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Says a sentence in the live region of Announcements. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

/** Hears every announcement until the returned function is called. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
