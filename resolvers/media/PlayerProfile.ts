import type { PlayerProfileRecord } from '../../graph/upstream/rest/media/media.ts';
import type { PlayerProfileResolvers } from '../__generated__/types.ts';
import { BACKGROUND_PROFILE_ID } from '../../schema/rules/playerProfiles.ts';
import { renamed } from '../shared/renamed.ts';
import { BACKGROUND_PROFILE } from './backgroundProfile.ts';

const isBuiltIn = ({ id }: Pick<PlayerProfileRecord, 'id'>) => id === BACKGROUND_PROFILE_ID;

/** A player profile: fields that differ from its record. */
export const PlayerProfile = {
  __resolveReference: ({ id }, { loaders }) =>
    id === BACKGROUND_PROFILE_ID ? BACKGROUND_PROFILE : loaders.playerProfile.load(id),
  displayMode: ({ displayMode }) => (displayMode === 'background' ? 'BACKGROUND' : 'STANDARD'),
  isBuiltIn,
  builtIn: isBuiltIn,
  ...renamed({
    hasAutoplay: 'autoplay',
    isLooped: 'loop',
    isMuted: 'mute',
    isBackground: 'backgroundMode',
    isRestrictedWhenLive: 'restrictWhenLive',
    isPlaylistHidden: 'hidePlaylist',
  }),
  createdAt: ({ createdAt }) => createdAt || null,
} satisfies PlayerProfileResolvers;
