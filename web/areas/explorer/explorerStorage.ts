import type { Storage } from '@graphiql/toolkit';

/** GraphiQL's tabs and history in this browser, apart for every person who signs in here. */
export function createExplorerStorage(userId: string): Storage {
  const prefix = `rostrum.explorer.${userId}.`;
  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return {
    getItem: (key) => localStorage.getItem(prefix + key),
    setItem: (key, value) => localStorage.setItem(prefix + key, value),
    removeItem: (key) => localStorage.removeItem(prefix + key),
    clear: () => keys().forEach((key) => localStorage.removeItem(key)),
    get length() {
      return keys().length;
    },
  };
}
