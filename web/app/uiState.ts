import { downloadStore } from '../ui/downloadStore.ts';
import { toastStore } from '../ui/toastStore.ts';

/** Clears what outlives a page but must not outlive a session: messages and running exports (SES-13, SES-14). */
export function clearUiState(): void {
  toastStore.clear();
  for (const { id } of downloadStore.current()) downloadStore.remove(id);
}
