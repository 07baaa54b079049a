import { atMost } from './lists.ts';
import type { Registration, Used, UsedKind, UseKind, UseRecord, UsesContext } from './usesRegistration.ts';

const registrations = new Set<Registration>();

/** Adds the uses that domains find; `resolvers/registry` registers those of every domain. */
export function registerUses(...added: readonly Registration[]): void {
  for (const registration of added) registrations.add(registration);
}

/** The order in which kinds are told: what would stop working first, comes first. */
const ORDER: readonly UseKind[] = [
  'EVENT',
  'WEB_DESTINATION',
  'DESTINATION',
  'POST',
  'DESTINATION_GROUP',
  'WEB_CHANNEL',
  'ENCODER_CHANNEL',
  'VIDEO',
  'PLAYLIST',
  'ENCODER',
  'VENUE',
  'USER',
];

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * Everything that uses a thing, by kind and name: what a change or removal of it would touch. The REST calls are
 * those of the organization's lists, once an operation, however many things are asked for.
 */
export async function loadUses(kind: UsedKind, used: Used, context: UsesContext): Promise<UseRecord[]> {
  const found = await Promise.all(
    [...registrations].map(async (registration) => registration[kind]?.(used, context)),
  );
  const uses = found.flatMap((some) => some ?? []);
  return atMost(
    uses.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || byName.compare(a.name, b.name)),
  );
}
