import { newDestination, type DestinationValues } from '../destinationForm/public/destinationValues.ts';
import type { ChosenKind } from '../../../../schema/rules/destinationFields.ts';
import type { CreateDestinationGroupInput, GroupDestinationInput } from '../../../schema.generated.ts';
import type { Group_DestinationFragment, Group_GroupFragment } from './Groups.generated.ts';

/** One destination as the form holds it: what is said there, in the words of the rules. */
export interface PlaceValues {
  kind: Group_DestinationFragment['kind'];
  destinationId: string;
  /** Name of the target. Null if it was deleted. */
  name: string | null;
  title?: string | null;
  description?: string | null;
  accountId?: string | null;
  privacy?: string | null;
  publishStatus?: string | null;
  crosspost?: boolean;
  hasButton?: boolean;
  buttonText?: string | null;
  buttonUrl?: string | null;
}

/** A group as the form holds it: a channel that is none is empty. */
export interface GroupValues {
  name: string;
  webChannelId: string;
  encoderChannelId: string;
  isOfferedBySoftwareEncoders: boolean;
  destinations: PlaceValues[];
}

export const NEW_GROUP: GroupValues = {
  name: '',
  webChannelId: '',
  encoderChannelId: '',
  isOfferedBySoftwareEncoders: false,
  destinations: [],
};

export function toGroupValues(group: Group_GroupFragment): GroupValues {
  return {
    name: group.name,
    webChannelId: group.webChannel?.id ?? '',
    encoderChannelId: group.encoderChannel?.id ?? '',
    isOfferedBySoftwareEncoders: group.isOfferedBySoftwareEncoders,
    destinations: group.destinations.map(({ isCrossposted, privacy, publishStatus, ...place }) => ({
      ...place,
      privacy: privacy?.toLowerCase() ?? null,
      publishStatus: publishStatus?.toLowerCase() ?? null,
      crosspost: isCrossposted,
    })),
  };
}

/** Converts form values to the mutation's input. */
export function toGroupInput(values: GroupValues): CreateDestinationGroupInput {
  return {
    name: values.name,
    webChannelId: values.webChannelId || null,
    encoderChannelId: values.encoderChannelId || null,
    isOfferedBySoftwareEncoders: values.isOfferedBySoftwareEncoders,
    destinations: values.destinations.map(placeInputOf),
  };
}

function placeInputOf(place: PlaceValues): GroupDestinationInput {
  const { kind, destinationId, title, description, accountId, hasButton, buttonText, buttonUrl } = place;
  return {
    ...{ kind, destinationId, title, description, accountId, hasButton, buttonText, buttonUrl },
    privacy: (place.privacy?.toUpperCase() ?? null) as GroupDestinationInput['privacy'],
    publishStatus: (place.publishStatus?.toUpperCase() ?? null) as GroupDestinationInput['publishStatus'],
    isCrossposted: place.crosspost,
  };
}

/** Key of a destination across kinds, including the account of one in an account. */
export const placeKey = ({
  kind,
  destinationId,
  accountId,
}: Pick<PlaceValues, 'kind' | 'destinationId' | 'accountId'>) =>
  [kind, ...(accountId ? [accountId] : []), destinationId].join(' ');

/** One destination at Facebook or YouTube as its own form holds it. */
export function toGroupDestination({
  kind,
  destinationId,
  name,
  accountId,
  crosspost,
  ...place
}: PlaceValues) {
  return {
    ...newDestination(kind as ChosenKind),
    ...{ name, title: place.title ?? '', description: place.description ?? '' },
    ...{ socialAccountId: accountId ?? '', placeId: destinationId },
    privacy: (place.privacy?.toUpperCase() ?? '') as DestinationValues['privacy'],
    publishState: (place.publishStatus?.toUpperCase() ?? '') as DestinationValues['publishState'],
    ...{ isCrossposted: crosspost ?? false, hasButton: place.hasButton ?? false },
    ...{ buttonText: place.buttonText ?? '', buttonUrl: place.buttonUrl ?? '' },
  };
}

/** The same the other way round. */
export function toPlaceValues(values: DestinationValues): PlaceValues {
  const { kind, name, title, description, hasButton, isCrossposted } = values;
  return {
    ...{ kind, name, title, description, hasButton, crosspost: isCrossposted },
    ...{ destinationId: values.placeId, accountId: values.socialAccountId },
    privacy: values.privacy.toLowerCase() || null,
    publishStatus: values.publishState.toLowerCase() || null,
    buttonText: hasButton ? values.buttonText : null,
    buttonUrl: hasButton ? values.buttonUrl : null,
  };
}
