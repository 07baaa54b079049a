export type EncoderTab = 'setup' | 'networks' | 'video' | 'update';

export const encodersPath = (show?: string) =>
  show ? `/settings/encoders?show=${show}` : '/settings/encoders';

export const encoderPath = (id: string, tab?: EncoderTab) =>
  `/settings/encoders/${id}${tab && tab !== 'setup' ? `?tab=${tab}` : ''}`;
