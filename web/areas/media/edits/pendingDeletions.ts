/**
 * Deletions that can still be undone. The service knows no way back from delete-pending (STM-08), so nothing is sent
 * until the time for undoing is over; what waits is hidden meanwhile. Outside React, so that it outlives the page;
 * leaving the studio sends what waits at once.
 */

/** How long a deletion can be undone, in milliseconds. */
export const UNDO_MS = 10_000;

interface Batch {
  ids: readonly string[];
  timer: ReturnType<typeof setTimeout>;
  send: (ids: readonly string[]) => Promise<readonly string[]>;
}

let hidden: ReadonlySet<string> = new Set();
const batches = new Set<Batch>();
const listeners = new Set<() => void>();

function publish(next: ReadonlySet<string>): void {
  hidden = next;
  for (const listener of listeners) listener();
}

function show(ids: readonly string[]): void {
  publish(new Set([...hidden].filter((id) => !ids.includes(id))));
}

async function commit(batch: Batch): Promise<void> {
  if (!batches.delete(batch)) return;
  clearTimeout(batch.timer);
  // What could not be deleted comes back into sight; what was stays hidden.
  show(await batch.send(batch.ids));
}

export const pendingDeletions = {
  /**
   * Hides videos and deletes them in ten seconds. `send` resolves to those that could not be deleted. The returned
   * function undoes it, as long as nothing was sent.
   */
  schedule(ids: readonly string[], send: Batch['send']): () => void {
    const batch: Batch = { ids, send, timer: setTimeout(() => void commit(batch), UNDO_MS) };
    batches.add(batch);
    publish(new Set([...hidden, ...ids]));
    return () => {
      if (!batches.delete(batch)) return;
      clearTimeout(batch.timer);
      show(ids);
    };
  },
  /** Sends all that waits. */
  async flush(): Promise<void> {
    await Promise.all([...batches].map(commit));
  },
  hidden: (): ReadonlySet<string> => hidden,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

globalThis.addEventListener?.('pagehide', () => void pendingDeletions.flush());
