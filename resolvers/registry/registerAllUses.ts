import { groupUses } from '../destinations/groupUses.ts';
import { destinationUses } from '../destinations/uses.ts';
import { encoderUses } from '../encoders/uses.ts';
import { eventUses } from '../events/uses.ts';
import { mediaUses } from '../media/uses.ts';
import { registerUses } from '../shared/loadUses.ts';

/** Registers the uses of every domain. Calling it again changes nothing. */
export function registerAllUses(): void {
  registerUses(eventUses, encoderUses, destinationUses, groupUses, mediaUses);
}
