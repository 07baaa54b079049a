/** AAC with this many bytes of settings is none. */
const SETTINGS_MAX = 1_000;
/** SBR and parametric stereo, which stand before what they extend. */
const EXTENSIONS = [5, 29];

/**
 * Counts the channels of AAC settings that list them (ISO/IEC 14496-3, program_config_element), as they do from nine
 * on, when MP4 itself reports two. Null if they use a numbered layout, or cannot be read.
 */
export function aacChannels(settings: Uint8Array): number | null {
  if (settings.length > SETTINGS_MAX) return null;
  const bits = Array.from(settings, (byte) => byte.toString(2).padStart(8, '0')).join('');
  let at = 0;
  const read = (count: number) => {
    const piece = bits.slice(at, at + count);
    at += count;
    return Number.parseInt(piece, 2);
  };
  const readType = () => {
    const type = read(5);
    return type === 31 ? 32 + read(6) : type;
  };
  const skipRate = () => {
    if (read(4) === 15) read(24);
  };

  const type = readType();
  skipRate();
  if (read(4) !== 0) return null;
  if (EXTENSIONS.includes(type)) {
    skipRate();
    readType();
  }
  // Length of a frame, the delay of a core coder, an extension.
  read(1);
  if (read(1) === 1) read(14);
  read(1);
  // Tag, profile and rate.
  read(4 + 2 + 4);
  const groups = read(4) + read(4) + read(4);
  const deep = read(2);
  read(3 + 4);
  for (const mixdown of [4, 4, 3]) if (read(1) === 1) read(mixdown);
  let channels = deep;
  for (let element = 0; element < groups; element += 1) {
    channels += read(1) === 1 ? 2 : 1;
    read(4);
  }
  return at > bits.length || channels === 0 ? null : channels;
}
