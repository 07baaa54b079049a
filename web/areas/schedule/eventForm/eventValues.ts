import type { Timing } from '../../../../schema/rules/repeatRule.ts';
import { parseTiming } from '../../../../schema/rules/events.ts';
import { isByDay } from '../../../../schema/rules/repeatLimits.ts';
import type {
  CreateEventInput,
  EncoderConfiguration,
  EventDraftInput,
  EventType,
} from '../../../schema.generated.ts';
import {
  toDestinationInput as destinationInputOf,
  type DestinationValues,
} from '../../destinations/destinationForm/public/destinationValues.ts';
import type { EventForm_DestinationFragment, EventForm_EventFragment } from './EventForm.generated.ts';
import type { Repeat } from '../../../../schema/rules/repeatRule.ts';

/** One destination of an event: with what only says whether it can be changed (EVT-23). */
export type PlaceValues = DestinationValues & { isLocked?: boolean };

/** An event as the form holds it: what is none is empty. */
export interface EventValues {
  name: string;
  description: string;
  /** A picture to be saved; null where the present one is to go, left out where it stays (EVT-31). */
  picture?: File | null | undefined;
  type: EventType;
  timezone: string;
  startLocal: string;
  /** Milliseconds, or what was typed while that is no length. */
  duration: number | string;
  repeat: Repeat | null;
  /** Starts that the rule leaves out (EVT-29). */
  skippedAt: string[];
  /** Those of them that are events of their own: they stay left out (EVT-24). */
  takenOutAt: string[];
  encoderId: string;
  encoderChannelId: string;
  encoderPresetId: string;
  encoderSettingsType: EncoderConfiguration;
  /** Follows the name while it is the same (EVT-03). */
  encoderScheduleName: string;
  preEventBufferMinutes: number | string;
  replayedWebChannelId: string;
  mediaId: string;
  destinationGroupId: string;
  destinations: PlaceValues[];
}

export function toEventPlace(destination: EventForm_DestinationFragment): PlaceValues {
  const { id, placeName, isCrossposted, hasButton, startOffset, stopOffset, isAutosaved } = destination;
  return {
    ...{ id, isCrossposted, hasButton, startOffset, stopOffset, isAutosaved },
    kind: destination.kind as PlaceValues['kind'],
    name: placeName ?? destination.webChannel?.name ?? destination.rtmpDestination?.name ?? null,
    title: destination.title ?? '',
    description: destination.description ?? '',
    privacy: destination.privacy ?? '',
    publishState: destination.publishState ?? '',
    webChannelId: destination.webChannel?.id ?? '',
    webPresetId: destination.webPreset?.id ?? '',
    rtmpDestinationId: destination.rtmpDestination?.id ?? '',
    socialAccountId: destination.socialAccountId ?? '',
    placeId: destination.placeId ?? '',
    buttonText: destination.buttonText ?? '',
    buttonUrl: destination.buttonUrl ?? '',
    thumbnailFileId: destination.thumbnailFileId ?? '',
    thumbnailUrl: destination.thumbnailUrl ?? null,
    scheduledPostDays: destination.scheduledPostDays ?? '',
    autoArchivePlaylistIds: destination.autoArchivePlaylists.map((playlist) => playlist.id),
    isLocked: destination.isLocked,
  };
}

/** An event as it is, for the form. */
export function toEventValues(event: EventForm_EventFragment): EventValues {
  const { name, type, timezone, startLocal, duration, repeat, skippedAt, encoderSettingsType } = event;
  return {
    ...{ name, type, timezone, startLocal, duration, encoderSettingsType },
    description: event.description ?? '',
    repeat: repeat && repeatOf(repeat),
    skippedAt: skippedAt.map((at) => new Date(at).toISOString()),
    takenOutAt: [],
    encoderId: event.encoder?.id ?? '',
    encoderChannelId: event.encoderChannel?.id ?? '',
    encoderPresetId: event.encoderPreset?.id ?? '',
    encoderScheduleName: event.encoderScheduleName ?? name,
    preEventBufferMinutes: event.preEventBufferMinutes,
    replayedWebChannelId: event.replayedWebChannel?.id ?? '',
    mediaId: event.mediaItem?.id ?? '',
    destinationGroupId: event.destinationGroup?.id ?? '',
    destinations: event.destinations.map(toEventPlace),
  };
}

function repeatOf(repeat: NonNullable<EventForm_EventFragment['repeat']>): Repeat {
  const { type, interval, dayOfMonth, position, ends, count, until } = repeat;
  return {
    ...{ type, interval, ends },
    weekdays: [...repeat.weekdays],
    months: [...repeat.months],
    dayOfMonth: dayOfMonth ?? null,
    position: position ?? null,
    count: count ?? null,
    until: until ?? null,
  };
}

/** A text without what surrounds it; there may be none at all. */
export const trimmed = (text: string | undefined) => text?.trim() ?? '';
const orNull = (text: string | undefined) => trimmed(text) || null;

/** Converts form values to the mutation's input, without fields that the source does not use. */
export function toEventInput(values: EventValues): Omit<CreateEventInput, 'customerId'> {
  const { type, timezone, startLocal, repeat, skippedAt, encoderSettingsType } = values;
  const isLive = usesEncoder(type);
  return {
    ...{ type, timezone, startLocal, encoderSettingsType },
    name: trimmed(values.name),
    description: orNull(values.description),
    duration: Number(values.duration),
    repeat: repeat && onlyChosen(repeat),
    skippedAt: repeat ? skippedAt : [],
    encoderId: isLive ? orNull(values.encoderId) : null,
    encoderChannelId: isLive ? orNull(values.encoderChannelId) : null,
    encoderPresetId: isLive ? orNull(values.encoderPresetId) : null,
    encoderScheduleName: isLive ? orNull(values.encoderScheduleName) : null,
    preEventBufferMinutes: isLive ? Number(values.preEventBufferMinutes) : 0,
    replayedWebChannelId: type === 'REPUBLISH' ? orNull(values.replayedWebChannelId) : null,
    mediaId: usesMedia(type) ? orNull(values.mediaId) : null,
    destinationGroupId: orNull(values.destinationGroupId),
    destinations: withUsualTexts(values).destinations.map(destinationInputOf),
  };
}

/** Of its ends, and of the ways to a day of the month, only what was chosen. */
const onlyChosen = (repeat: Repeat): Repeat => ({
  ...repeat,
  dayOfMonth: isByDay(repeat) ? repeat.dayOfMonth : null,
  count: repeat.ends === 'AFTER' ? repeat.count : null,
  until: repeat.ends === 'ON' ? repeat.until : null,
});

export const usesEncoder = (type: EventType) => type === 'LIVE' || type === 'EXISTING_ENCODER_EVENT';
export const usesMedia = (type: EventType) => type === 'EXISTING_MEDIA' || type === 'SIMLIVE';

/** Facebook and YouTube want a title and a description: those of the event, where they have none of their own (DST-01). */
export function withUsualTexts(values: EventValues): EventValues {
  const name = trimmed(values.name);
  return {
    ...values,
    destinations: values.destinations.map((place) =>
      place.kind === 'FACEBOOK' || place.kind === 'YOUTUBE'
        ? {
            ...place,
            title: trimmed(place.title) || name,
            description: trimmed(place.description) || trimmed(values.description) || name,
          }
        : place,
    ),
  };
}

/** When it takes place, skipped dates left out; null while that cannot be said. */
export function toTiming(values: EventValues): Timing | null {
  const timing = parseTiming({ ...values, repeat: values.repeat });
  return timing && { ...timing, skipped: values.repeat ? values.skippedAt : [] };
}

/** Draft of the event. Null without valid times. */
export function toEventDraft(
  values: EventValues,
  edited: Partial<Pick<EventDraftInput, 'id' | 'scope' | 'occurrenceId'>>,
): EventDraftInput | null {
  return toTiming(values) === null ? null : { ...edited, ...toEventInput(values) };
}
