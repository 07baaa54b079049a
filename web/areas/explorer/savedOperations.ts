import { useState } from 'react';
import { readStored, store } from '../../kernel/storage.ts';

export interface SavedOperation {
  name: string;
  query: string;
  variables: string;
}

/** A person's saved operations, kept in this browser under their id, by name. */
export function useSavedOperations(userId: string) {
  const key = `explorer.saved.${userId}`;
  const [saved, setSaved] = useState<readonly SavedOperation[]>(
    () => readStored<SavedOperation[]>(key) ?? [],
  );
  const change = (next: readonly SavedOperation[]) => {
    setSaved(next);
    store(key, next);
  };
  return {
    saved,
    /** Saves under a name; one of the same name is replaced. */
    save(operation: SavedOperation) {
      const others = saved.filter(({ name }) => name !== operation.name);
      change([...others, operation].sort((a, b) => a.name.localeCompare(b.name)));
    },
    remove: (name: string) => change(saved.filter((operation) => operation.name !== name)),
  };
}
