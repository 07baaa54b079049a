import catalogue from './en.json' with { type: 'json' };
import { fill, readSaid, type Reason } from './said.ts';

/** Translates a reason to English. Returns any other text unchanged. */
export function english(text: string): string {
  const said = readSaid(text);
  const sentence = said && isReason(said.reason) ? catalogue.reasons[said.reason] : null;
  return said && sentence !== null ? fill(sentence, said.parameters, catalogue.words) : text;
}

/** True if a word is a reason that this release knows. */
export function isReason(word: string): word is Reason {
  return Object.hasOwn(catalogue.reasons, word);
}
