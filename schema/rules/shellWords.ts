/** Longest file name that file systems take, in bytes. */
const NAME_BYTES_MAX = 255;
const SUFFIX = '-repaired.mp4';

/** Returns the name of a repaired file: that of the original with a suffix, cut to what file systems take. */
export function repairedName(fileName: string): string {
  const letters = [...fileName.replace(/\.[A-Za-z0-9]{1,5}$/, '')];
  const bytesOf = (text: string) => new TextEncoder().encode(text).length;
  while (bytesOf(letters.join('')) > NAME_BYTES_MAX - SUFFIX.length) letters.pop();
  return `${letters.join('')}${SUFFIX}`;
}

/**
 * Returns a file name as one word of a POSIX shell that FFmpeg takes for a file: not for an option, for what starts with
 * a dash, nor for a protocol, for what has a colon. In double quotes, which all shells know, or in single ones where a
 * shell would read what is in them.
 */
export function quoted(name: string): string {
  const path = name.startsWith('-') || name.includes(':') ? `./${name}` : name;
  return /["$`\\!]/.test(path) ? `'${path.replaceAll("'", `'\\''`)}'` : `"${path}"`;
}
