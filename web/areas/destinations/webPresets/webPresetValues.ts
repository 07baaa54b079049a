import { DEFAULT_WEB_PRESET } from '../../../../schema/rules/webPresets.ts';
import type { WebPreset_WebPresetFragment } from './WebPresets.generated.ts';

/** A web preset as the form holds it: channels as the options of a choice, none for no right side. */
export interface WebPresetValues {
  name: string;
  videoChannel: string;
  leftAudioChannel: string;
  rightAudioChannel: string;
  deinterlace: boolean;
}

type Channels = Pick<WebPreset_WebPresetFragment, 'videoChannel' | 'leftAudioChannel' | 'rightAudioChannel'>;

/** Initial values of a new preset: the channels of the default one, to be changed (WPR-03). */
export const NEW_WEB_PRESET: WebPresetValues = {
  name: '',
  ...channelsOf(DEFAULT_WEB_PRESET),
  deinterlace: DEFAULT_WEB_PRESET.deinterlace,
};

/** A preset as the form holds it. */
export function toWebPresetValues({
  name,
  isDeinterlaced,
  ...channels
}: WebPreset_WebPresetFragment): WebPresetValues {
  return { name, ...channelsOf(channels), deinterlace: isDeinterlaced };
}

function channelsOf({ videoChannel, leftAudioChannel, rightAudioChannel }: Channels) {
  return {
    videoChannel: String(videoChannel),
    leftAudioChannel: String(leftAudioChannel),
    rightAudioChannel: rightAudioChannel === null ? '' : String(rightAudioChannel),
  };
}

/** Converts form values to the mutation's input. */
export function toWebPresetInput(values: WebPresetValues) {
  return {
    name: values.name.trim(),
    videoChannel: Number(values.videoChannel),
    leftAudioChannel: Number(values.leftAudioChannel),
    rightAudioChannel: values.rightAudioChannel ? Number(values.rightAudioChannel) : null,
    deinterlace: values.deinterlace,
  };
}

/** One or two channels of sound (WEB-05). */
export function getSoundMode({ rightAudioChannel }: Pick<Channels, 'rightAudioChannel'>): 'mono' | 'stereo' {
  return rightAudioChannel === null ? 'mono' : 'stereo';
}
