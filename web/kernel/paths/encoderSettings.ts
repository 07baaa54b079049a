export const channelsPath = () => '/settings/encoder-channels';
export const createChannelPath = () => '/settings/encoder-channels/create';
export const channelPath = (id: string) => `/settings/encoder-channels/${id}`;
export const editChannelPath = (id: string) => `/settings/encoder-channels/${id}/edit`;

export const presetsPath = () => '/settings/encoder-presets';
export const presetPath = (id: string) => `/settings/encoder-presets/${id}`;
export const editPresetPath = (id: string) => `/settings/encoder-presets/${id}/edit`;

/** A new preset of a version, alike to another one where that is named (EPR-08). */
export function createPresetPath(version: 1 | 2 = 1, from?: string): string {
  const params = new URLSearchParams();
  if (version === 2) params.set('version', '2');
  if (from) params.set('from', from);
  return `/settings/encoder-presets/create${params.size > 0 ? `?${params.toString()}` : ''}`;
}
