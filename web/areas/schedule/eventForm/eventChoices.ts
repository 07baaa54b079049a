import { useMemo } from 'react';
import { useSession } from '../../../kernel/session.tsx';
import { newDestination } from '../../destinations/destinationForm/public/destinationValues.ts';
import { useEventFormChoicesQuery, type EventFormChoicesQuery } from './EventForm.generated.ts';
import { webPlace } from './webPlace.ts';
import type { PlaceValues } from './eventValues.ts';

type Customer = NonNullable<EventFormChoicesQuery['customer']>;
type Nodes<Key extends keyof Customer> =
  NonNullable<Customer[Key]> extends { nodes: readonly (infer N)[] }
    ? N[]
    : NonNullable<Customer[Key]> extends { edges: readonly { node: infer N }[] }
      ? N[]
      : never;

/** All that an event can be made of. */
export interface EventChoices {
  encoders: Nodes<'encoders'>;
  encoderChannels: Nodes<'encoderChannelList'>;
  encoderPresets: Nodes<'encoderPresetList'>;
  webChannels: NonNullable<Customer['webChannels']>[number][];
  rtmpDestinations: Nodes<'rtmpDestinations'>;
  groups: Nodes<'destinationGroups'>;
  accounts: Nodes<'socialAccounts'>;
  /** The event that was planned last; broadcasts that Go Live started are not among them. */
  last: Nodes<'events'>[number] | undefined;
}

/** Loads the choices. Parts that fail are empty, so that the rest of the form works. */
export function useEventChoices() {
  const { viewer, can } = useSession();
  const { data, loading, error, refetch } = useEventFormChoicesQuery({
    variables: { customerId: viewer.customer.id, withAccounts: can('MANAGE_SOCIAL_MEDIA') },
    errorPolicy: 'all',
  });
  const choices = useMemo(() => data?.customer && choicesOf(data.customer), [data]);
  return { choices, load: { loading, error, retry: () => void refetch().catch(() => undefined) } };
}

function choicesOf(customer: Customer): EventChoices {
  const nodes = <N>(list: { edges: readonly { node: N }[] } | null | undefined) =>
    list?.edges.map(({ node }) => node) ?? [];
  return {
    encoders: [...(customer.encoders?.nodes ?? [])],
    encoderChannels: [...(customer.encoderChannelList?.nodes ?? [])],
    encoderPresets: [...(customer.encoderPresetList?.nodes ?? [])],
    webChannels: [...(customer.webChannels ?? [])],
    rtmpDestinations: nodes(customer.rtmpDestinations),
    groups: nodes(customer.destinationGroups),
    accounts: nodes(customer.socialAccounts),
    last: customer.events?.nodes[0],
  };
}

/** Key of a target across kinds. */
export function placeKey(place: PlaceValues): string {
  const { kind, webChannelId, rtmpDestinationId, socialAccountId, placeId } = place;
  return [kind, webChannelId, rtmpDestinationId, socialAccountId, placeId].filter(Boolean).join(' ');
}

/** The places that can be ticked at once: those of the last event first, then web channels, pages and RTMP. */
export function placesToTick(choices: EventChoices): PlaceValues[] {
  const { accounts, last } = choices;
  const places: PlaceValues[] = [
    ...choices.webChannels.map(webPlace),
    ...accounts.flatMap(({ id, kind, name, defaultDestination }): PlaceValues[] =>
      defaultDestination
        ? [
            {
              ...newDestination(kind),
              name: defaultDestination.name ?? name,
              socialAccountId: id,
              placeId: defaultDestination.id,
              privacy: 'PUBLIC',
              publishState: 'PUBLISHED',
            },
          ]
        : [],
    ),
    ...choices.rtmpDestinations.map(({ id, name }): PlaceValues => ({
      ...newDestination('RTMP'),
      name,
      rtmpDestinationId: id,
    })),
  ];
  const used = new Set(
    last?.destinations.map(({ kind, webChannel, rtmpDestination, socialAccountId, placeId }) =>
      [kind, webChannel?.id, rtmpDestination?.id, socialAccountId, placeId].filter(Boolean).join(' '),
    ),
  );
  const wasUsed = (place: PlaceValues) => (used.has(placeKey(place)) ? 0 : 1);
  return places.sort((a, b) => wasUsed(a) - wasUsed(b));
}
