import { readStored, store } from '../../../kernel/storage.ts';
import type {
  GoLiveDestinationInput,
  GoLiveDestinationKind,
  GoLiveInput,
} from '../../../schema.generated.ts';
import type { DestinationValues } from '../../destinations/destinationForm/public/destinationValues.ts';
import type { GoLiveChoicesQuery } from './GoLive.generated.ts';

export type Choices = NonNullable<GoLiveChoicesQuery['customer']>;
export type EncoderChoice = NonNullable<Choices['encoders']>['edges'][number]['node'];

/** Form values, with empty text for no selection. */
export interface GoLiveValues {
  title: string;
  encoderId: string;
  encoderChannelId: string;
  encoderPresetId: string;
  destinationGroupId: string;
  /** Places beside the group, each as `KIND id`. */
  places: string[];
  /** Pages and channels at Facebook and YouTube, for this time only (DST-04). */
  accounts: DestinationValues[];
  /** Milliseconds, as the choice has it. */
  duration: string;
}

/** Lengths to choose from, in minutes (EVT-05). */
export const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720] as const;
const HOUR_MS = 3_600_000;

/** Last settings in this browser, used as initial values. */
type Kept = Pick<GoLiveValues, 'encoderId' | 'destinationGroupId' | 'places' | 'duration'>;
const keyOf = (customerId: string) => `goLive.${customerId}`;

export function keepChoices(customerId: string, values: GoLiveValues): void {
  const { encoderId, destinationGroupId, places, duration } = values;
  store(keyOf(customerId), { encoderId, destinationGroupId, places, duration } satisfies Kept);
}

/** Encoders by their name, those that can go live first. */
export function listEncoderChoices({ encoders }: Choices): EncoderChoice[] {
  const all = (encoders?.edges ?? []).map(({ node }) => node);
  const rank = (encoder: EncoderChoice) =>
    (canStart(encoder) ? 0 : 2) + (getOwnChannelId(encoder) === '' ? 1 : 0);
  return all.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/** The channel that an encoder is set to, where the person may send to it (USR-09); none otherwise. */
export const getOwnChannelId = ({ channel }: EncoderChoice): string =>
  channel && !channel.isViewOnly ? channel.id : '';

/** Channels that the person may send to. */
export function listChannelChoices({ encoderChannelList }: Choices) {
  return (encoderChannelList?.edges ?? []).map(({ node }) => node).filter(({ isViewOnly }) => !isViewOnly);
}

/** True if an encoder takes a start as it is now (GOL-04). */
export function canStart({ status: { state } }: EncoderChoice): boolean {
  return state === 'STOPPED' || state === 'IDLE' || state === 'NORMAL' || state === 'UPDATE_AVAILABLE';
}

/** The form at first: as it was last time, as far as that is there still, else with the first encoder that can start. */
export function firstValues(choices: Choices, customerId: string, title: string): GoLiveValues {
  const kept = readStored<Kept>(keyOf(customerId));
  const encoders = listEncoderChoices(choices);
  const encoder = encoders.find((one) => one.id === kept?.encoderId && canStart(one)) ?? encoders[0];
  const groups = new Set(choices.destinationGroups?.edges.map(({ node }) => node.id));
  const known = new Set(listPlaceChoices(choices).map(({ value }) => value));
  return {
    title,
    encoderId: encoder?.id ?? '',
    encoderChannelId: encoder ? getOwnChannelId(encoder) : '',
    encoderPresetId: '',
    destinationGroupId: kept && groups.has(kept.destinationGroupId) ? kept.destinationGroupId : '',
    places: kept?.places.filter((place) => known.has(place)) ?? [],
    accounts: [],
    duration: kept?.duration ?? String(HOUR_MS),
  };
}

/** Targets in addition to a group: web channels, then RTMP destinations, by name. */
export function listPlaceChoices({ webChannels, rtmpDestinations }: Choices) {
  return [
    ...(webChannels ?? []).map(({ id, name }) => ({
      value: `EMBED ${id}`,
      id,
      kind: 'EMBED' as const,
      name,
    })),
    ...(rtmpDestinations?.edges ?? []).map(({ node: { id, name } }) => ({
      ...{ value: `RTMP ${id}`, id, kind: 'RTMP' as const, name },
    })),
  ];
}

/** The values as the graph takes them. */
export function toGoLiveInput(values: GoLiveValues): GoLiveInput {
  const { title, encoderId, encoderChannelId, encoderPresetId, destinationGroupId, duration } = values;
  return {
    ...{ title: title.trim(), encoderId, encoderChannelId, duration: Number(duration) },
    encoderPresetId: encoderPresetId || null,
    destinationGroupId: destinationGroupId || null,
    destinations: [...values.places.map(placeOf), ...values.accounts.map(accountOf)],
  };
}

function placeOf(place: string): GoLiveDestinationInput {
  const [kind = '', destinationId = ''] = place.split(' ');
  return { kind: kind as GoLiveDestinationKind, destinationId };
}

function accountOf(values: DestinationValues): GoLiveDestinationInput {
  const { kind, socialAccountId, placeId, isCrossposted, hasButton } = values;
  return {
    ...{ kind: kind as GoLiveDestinationKind, destinationId: placeId, accountId: socialAccountId },
    ...{ title: values.title.trim(), description: values.description.trim(), isCrossposted, hasButton },
    privacy: values.privacy || null,
    publishStatus: values.publishState || null,
    buttonText: hasButton ? values.buttonText.trim() : null,
    buttonUrl: hasButton ? values.buttonUrl.trim() : null,
  };
}

/** Errors of destinations by field, and of the whole list at the group. */
export function placedErrors(
  errors: Record<string, unknown> | undefined,
  { places }: GoLiveValues,
): Record<string, unknown> | undefined {
  if (!errors || !('destinations' in errors)) return errors;
  const { destinations, ...others } = errors;
  if (typeof destinations === 'string') return { destinationGroupId: destinations, ...others };
  const rows = Object.entries(destinations as object).map(([at, error]) => [Number(at), error] as const);
  const own = rows.filter(([at]) => at < places.length);
  const further = rows.flatMap(([at, error]) => (at < places.length ? [] : [[at - places.length, error]]));
  return {
    ...others,
    ...(own.length > 0 && { places: Object.fromEntries(own) }),
    ...(further.length > 0 && { accounts: Object.fromEntries(further) }),
  };
}
