import type { QueryResolvers } from '../__generated__/types.ts';
import { BACKGROUND_PROFILE_ID } from '../../schema/rules/playerProfiles.ts';
import { BACKGROUND_PROFILE } from './backgroundProfile.ts';

/** Single videos, playlists and player profiles; null when there is none that the caller may see. */
export const queries = {
  mediaItem: (_root, { id }, { loaders }) => loaders.mediaItem.load(id),
  playlist: (_root, { id }, { loaders }) => loaders.playlist.load(id),
  playerProfile: (_root, { id }, { loaders }) =>
    id === BACKGROUND_PROFILE_ID ? BACKGROUND_PROFILE : loaders.playerProfile.load(id),
} satisfies QueryResolvers;
