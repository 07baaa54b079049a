import type { LibrarySettingsResolvers } from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';

/** When a library deletes by itself: fields that differ from the record. */
export const LibrarySettings = {
  ...renamed({ isDeleteAfterEnabled: 'deleteAfterEnabled' }),
} satisfies LibrarySettingsResolvers;
