import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../../kernel/storage.ts';

/** An organization somebody went to or marked, as it is kept in this browser (APP-13). */
export interface KeptOrganization {
  customerId: string;
  customerName: string;
  /** When it was last visited or marked, ISO 8601. */
  date: string;
  /** Number of visits. */
  count: number;
}

const RECENT = 'recentCustomers';
const FAVOURITE = 'favouriteCustomers';
const MOST_RECENT = 8;

interface Lists {
  recent: readonly KeptOrganization[];
  favourite: readonly KeptOrganization[];
}

let lists: Lists | null = null;
const listeners = new Set<() => void>();

/** Latest first; of those of the same moment, the more often visited (ORG-13). */
export function inOrder(list: readonly KeptOrganization[]): KeptOrganization[] {
  return [...list].sort((a, b) => b.date.localeCompare(a.date) || b.count - a.count);
}

/** Counts a visit. */
export function visit(customer: { id: string; name: string }, now = new Date()): void {
  const { recent, favourite } = current();
  const update = (list: readonly KeptOrganization[]) =>
    list.map((kept) => (kept.customerId === customer.id ? visited(kept, customer.name, now) : kept));
  const known = recent.some(({ customerId }) => customerId === customer.id);
  const next = known ? update(recent) : [...recent, visited(null, customer.name, now, customer.id)];
  save({ recent: inOrder(next).slice(0, MOST_RECENT), favourite: inOrder(update(favourite)) });
}

/** Marks or unmarks a favourite. */
export function toggleFavourite(customer: { id: string; name: string }, now = new Date()): void {
  const { recent, favourite } = current();
  const rest = favourite.filter(({ customerId }) => customerId !== customer.id);
  const marked = rest.length === favourite.length;
  const count = recent.find(({ customerId }) => customerId === customer.id)?.count ?? 0;
  const kept = { customerId: customer.id, customerName: customer.name, date: now.toISOString(), count };
  save({ recent, favourite: inOrder(marked ? [...rest, kept] : rest) });
}

/** Both lists, in order. Kept in this browser only and never sent anywhere (ORG-13). */
export function useOrganizationLists(): Lists {
  return useSyncExternalStore(subscribe, current);
}

function current(): Lists {
  lists ??= {
    recent: inOrder(readStored<KeptOrganization[]>(RECENT) ?? []),
    favourite: inOrder(readStored<KeptOrganization[]>(FAVOURITE) ?? []),
  };
  return lists;
}

function visited(
  kept: KeptOrganization | null,
  customerName: string,
  now: Date,
  customerId = '',
): KeptOrganization {
  return {
    customerId: kept?.customerId ?? customerId,
    customerName,
    date: now.toISOString(),
    count: (kept?.count ?? 0) + 1,
  };
}

function save(next: Lists): void {
  lists = next;
  store(RECENT, next.recent);
  store(FAVOURITE, next.favourite);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
