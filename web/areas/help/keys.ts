/** Keys that work anywhere, and those of the player (web/player/hotkeys.ts). */
export const KEYS = [
  ['search', ['Ctrl', 'K']],
  ['shortcuts', ['?']],
  ['save', ['Ctrl', 'Enter']],
  ['play', ['K']],
  ['back', ['J']],
  ['forward', ['L']],
  ['mute', ['M']],
  ['fullScreen', ['F']],
] as const;
