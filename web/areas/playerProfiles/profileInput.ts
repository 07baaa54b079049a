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

/** A profile as the form holds it: a text that is none is empty. */
export function valuesOf(profile: PlayerProfile_ProfileFragment): ProfileValues {
  const { profileName, autoplay, loop, mute, backgroundMode, restrictWhenLive, hidePlaylist } = profile;
  return {
    profileName,
    autoplay,
    loop,
    mute,
    backgroundMode,
    restrictWhenLive,
    hidePlaylist,
    callToActionText: profile.callToActionText ?? '',
    callToActionUrl: profile.callToActionUrl ?? '',
    controlColor: profile.controlColor ?? '',
    qrClickLabel: profile.qrClickLabel ?? '',
  };
}

/** What the form holds as the graph takes it: an empty text is none. */
export function inputOf(values: ProfileValues) {
  return {
    ...values,
    callToActionText: values.callToActionText?.trim() || null,
    callToActionUrl: values.callToActionUrl?.trim() || null,
    controlColor: values.controlColor || null,
    qrClickLabel: values.qrClickLabel?.trim() || null,
  };
}
