import type { PlayerProfile_ProfileFragment } from './PlayerProfiles.generated.ts';
import type { ProfileValues } from './ProfileForm.tsx';

export const NEW_PROFILE: ProfileValues = {
  profileName: '',
  autoplay: false,
  loop: false,
  mute: false,
  backgroundMode: false,
  callToActionText: '',
  callToActionUrl: '',
  controlColor: '',
  qrClickLabel: '',
  restrictWhenLive: false,
  hidePlaylist: false,
};

/** Behavior settings of a profile. */
export function toProfileBehavior(profile: PlayerProfile_ProfileFragment) {
  return {
    autoplay: profile.hasAutoplay,
    loop: profile.isLooped,
    mute: profile.isMuted,
    backgroundMode: profile.isBackground,
    restrictWhenLive: profile.isRestrictedWhenLive,
    hidePlaylist: profile.isPlaylistHidden,
  };
}

/** A profile as the form holds it: a text that is none is empty. */
export function toProfileValues(profile: PlayerProfile_ProfileFragment): ProfileValues {
  return {
    profileName: profile.profileName,
    ...toProfileBehavior(profile),
    callToActionText: profile.callToActionText ?? '',
    callToActionUrl: profile.callToActionUrl ?? '',
    controlColor: profile.controlColor ?? '',
    qrClickLabel: profile.qrClickLabel ?? '',
  };
}

/** Converts form values to the mutation's input, with empty texts as null. */
export function toProfileInput(values: ProfileValues) {
  return {
    ...values,
    callToActionText: values.callToActionText?.trim() || null,
    callToActionUrl: values.callToActionUrl?.trim() || null,
    controlColor: values.controlColor || null,
    qrClickLabel: values.qrClickLabel?.trim() || null,
  };
}
