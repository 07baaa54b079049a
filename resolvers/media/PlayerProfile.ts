import type { PlayerProfileResolvers } from '../__generated__/types.ts';
import { BACKGROUND_PROFILE_ID } from '../../schema/rules/playerProfiles.ts';
import { BACKGROUND_PROFILE } from './backgroundProfile.ts';

/** A player profile: fields that differ from its record. */
export const PlayerProfile = {
  __resolveReference: ({ id }, { loaders }) =>
    id === BACKGROUND_PROFILE_ID ? BACKGROUND_PROFILE : loaders.playerProfile.load(id),
  displayMode: ({ displayMode }) => (displayMode === 'background' ? 'BACKGROUND' : 'STANDARD'),
  builtIn: ({ id }) => id === BACKGROUND_PROFILE_ID,
  createdAt: ({ createdAt }) => createdAt || null,
} satisfies PlayerProfileResolvers;
