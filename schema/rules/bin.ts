/** Kinds of objects in the recycle bin, and their names on the platform. */
export const BIN_KINDS = [
  'media',
  'playlist',
  'encoderChannel',
  'encoderPreset',
  'playerProfile',
  'webPreset',
  'webChannel',
  'rtmpDestination',
  'destinationGroup',
  'venue',
  'contentDestination',
  'qrOverlay',
  'schedule',
  'cue',
  'contact',
  'post',
] as const;
export type BinKindName = (typeof BIN_KINDS)[number];

/** For how many days something deleted can be restored (value chosen: 30). */
export const BIN_DAYS = 30;
export const BIN_MS = BIN_DAYS * 24 * 60 * 60 * 1000;
