import { groupUses } from '../destinations/groupUses.ts';
import { destinationUses } from '../destinations/uses.ts';
import { encoderUses } from '../encoders/uses.ts';
import { eventUses } from '../events/uses.ts';
import { mediaUses } from '../media/uses.ts';
import { atMost } from './lists.ts';
import type { Registration, Used, UsedKind, UseKind, UseRecord, UsesContext } from './usesRegistration.ts';

/** A domain joins by registering here; nothing else knows who uses what. */
const REGISTRATIONS: readonly Registration[] = [
  eventUses,
  encoderUses,
  destinationUses,
  groupUses,
  mediaUses,
];

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
 * those of the organisation's lists, once an operation, however many things are asked for.
 */
export async function usesOf(kind: UsedKind, used: Used, context: UsesContext): Promise<UseRecord[]> {
  const found = await Promise.all(
    REGISTRATIONS.map(async (registration) => registration[kind]?.(used, context)),
  );
  const uses = found.flatMap((some) => some ?? []);
  return atMost(
    uses.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || byName.compare(a.name, b.name)),
  );
}
