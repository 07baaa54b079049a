import type { PlayerProfileRecord } from '../../graph/upstream/rest/media/media.ts';
import { BACKGROUND_PROFILE_ID } from '../../schema/rules/playerProfiles.ts';

/** The built-in profile, the same for every organization and last in each list (PLY-02). */
export const BACKGROUND_PROFILE: PlayerProfileRecord = {
  id: BACKGROUND_PROFILE_ID,
  customerId: '',
  alias: BACKGROUND_PROFILE_ID,
  displayMode: 'background',
  profileName: 'Background',
  autoplay: true,
  loop: true,
  mute: true,
  backgroundMode: true,
  callToActionText: null,
  callToActionUrl: null,
  controlColor: null,
  qrClickLabel: null,
  restrictWhenLive: false,
  hidePlaylist: true,
  createdAt: '',
};
