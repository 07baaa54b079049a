/** Screens that the help leads to, by area, in the order in which somebody new meets them (S-013). */
export const TOPICS = {
  live: ['dashboard', 'goLive', 'schedule'],
  encoders: ['encoders', 'encoderChannels', 'encoderPresets'],
  media: ['library', 'uploadVideo', 'playlists'],
  destinations: ['webChannels', 'destinationGroups', 'rtmpDestinations'],
  people: ['users', 'venues', 'account'],
  figures: ['analytics', 'bandwidthUsage', 'explorer'],
} as const;

/** Keys that work anywhere, and those of the player (web/player/hotkeys.ts). */
export const KEYS = [
  ['search', ['Ctrl', 'K']],
  ['save', ['Ctrl', 'Enter']],
  ['play', ['K']],
  ['back', ['J']],
  ['forward', ['L']],
  ['mute', ['M']],
  ['fullScreen', ['F']],
] as const;
