/** A part of a transcript. */
export interface TranscriptPart {
  /** The second at which it is said; null where the text does not tell. */
  at: number | null;
  text: string;
}

/** `[01:02:03]`, `01:02:03.500` or `2:03` at the beginning of a line, perhaps with the end that subtitles give. */
const TIMED = /^\[?((?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?)\]?(?:\s*-->\s*[\d:.,]+)?(?:\s+|$)/;

/** A transcript by its paragraphs, those that begin with a time with the second that it means. */
export function transcriptParts(text: string): TranscriptPart[] {
  return text
    .split(/\n{2,}|\n(?=\[?(?:\d{1,2}:)?\d{1,2}:\d{2})/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const time = TIMED.exec(part);
      return time
        ? { at: secondsOf(time[1]!), text: part.slice(time[0].length).trim() }
        : { at: null, text: part };
    });
}

function secondsOf(time: string): number {
  return time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}
