import type { TFunction } from 'i18next';
import type { DestinationKind } from '../schema.generated.ts';

interface Named {
  kind: DestinationKind;
  title: string;
  webChannel: { name: string } | null;
}

/** Name of a destination: its kind and target. Many titles already start with the kind: "YouTube · Harbour Street". */
export function destinationName(
  { kind, title, webChannel }: Named,
  t: TFunction<'ui'>,
  /** Title of the group. A destination's equal title adds nothing. */
  groupTitle?: string,
): string {
  const place = webChannel?.name ?? (title === groupTitle ? undefined : title);
  const word = t(`destinationKinds.${kind}`);
  if (place !== undefined && (kind === 'EMBED' || place.startsWith(word))) return place;
  return [word, place].filter(Boolean).join(' · ');
}
