/** The toasts on screen, outside React so that they outlive the page that raised them. */

export interface ToastContent {
  intent: 'success' | 'info' | 'danger';
  /** Names what happened: "Playlist Sunday talks removed". */
  message: string;
  /** Lines below the message, for example one per encoder of a bulk command. */
  details?: readonly string[];
  /** Undo, where it can be undone, or the next step. */
  action?: { label: string; onClick: () => void };
  /** Stays until it is dismissed, for what is shown nowhere else. */
  isKept?: boolean;
}

export interface Toast extends ToastContent {
  id: number;
}

const MOST_AT_ONCE = 4;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  show(content: ToastContent): number {
    lastId += 1;
    publish([...toasts, { ...content, id: lastId }].slice(-MOST_AT_ONCE));
    return lastId;
  },
  dismiss(id: number): void {
    publish(toasts.filter((toast) => toast.id !== id));
  },
  clear(): void {
    publish([]);
  },
  current: (): readonly Toast[] => toasts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
