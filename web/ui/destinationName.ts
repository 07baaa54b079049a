import type { TFunction } from 'i18next';
import type { DestinationKind } from '../schema.generated.ts';

interface Named {
  kind: DestinationKind;
  title: string;
  webChannel: { name: string } | null;
}

/**
 * What a destination is called among others: its kind and its place. Many titles already begin with the kind:
 * "YouTube · Harbour Street".
 */
export function destinationName(
  { kind, title, webChannel }: Named,
  t: TFunction<'ui'>,
  /** What they belong to; a title that says the same tells nothing. */
  groupTitle?: string,
): string {
  const place = webChannel?.name ?? (title === groupTitle ? undefined : title);
  const word = t(`destinationKinds.${kind}`);
  if (place !== undefined && (kind === 'EMBED' || place.startsWith(word))) return place;
  return [word, place].filter(Boolean).join(' · ');
}
