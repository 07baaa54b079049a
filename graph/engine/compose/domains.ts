/** The eight domains, in the order of the composed schema. The same words name folders and files everywhere. */
export const DOMAINS = [
  'customers',
  'encoders',
  'events',
  'destinations',
  'media',
  'cues',
  'venues',
  'analytics',
] as const;
export type DomainName = (typeof DOMAINS)[number];

/** True if a word names a domain. */
export function isDomain(word: string): word is DomainName {
  return (DOMAINS as readonly string[]).includes(word);
}
