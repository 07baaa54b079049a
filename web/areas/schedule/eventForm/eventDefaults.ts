import { listOccurrences } from '../../../../schema/rules/repeat.ts';
import { isLocalTime } from '../../../../schema/rules/wallTime.ts';
import type { EncoderState } from '../../../schema.generated.ts';
import type { EventForm_EventFragment } from './EventForm.generated.ts';
import { newDestination } from '../../destinations/destinationForm/public/destinationValues.ts';
import type { EventChoices } from './eventChoices.ts';
import { canTell } from './useCalendar.ts';
import { webPlace } from './webPlace.ts';
import { toTiming, usesEncoder, toEventValues, type EventValues, type PlaceValues } from './eventValues.ts';
import type { ChosenVideo } from './fields/VideoField.tsx';
import type { NewEvent } from '../../../kernel/paths/eventForm.ts';
import { wholeMinutes } from './public/lengths.ts';
import { durationUntil, nextHour, nextLike } from './public/wallTimes.ts';

const HOUR_MS = 3_600_000;
/** A new event lies at least so far ahead: its encoder starts half an hour before it (ENC-16). */
const AHEAD_MS = HOUR_MS;

interface Beginnings {
  begins: NewEvent;
  choices: EventChoices;
  /** The event that is copied. */
  copied?: EventForm_EventFragment | undefined;
  /** The saved video that is to be played. */
  media?: ChosenVideo | undefined;
  zone: string;
  now: Date;
}

/** Returns the initial values of a new event: a copy or the defaults of the last planned event, then what the address sets. */
export function newEventValues({ begins, choices, copied, media, zone, now }: Beginnings): EventValues {
  const base = copied ? copyEventValues(copied, now) : usual(choices, zone, now);
  return withMedia(
    withPlaces(withTimes(withEncoder(base, begins, choices), begins, zone), begins, choices),
    media,
  );
}

/**
 * True if new events may follow this one: a broadcast that Go Live started has the length and the places of one
 * moment.
 */
export const isTemplate = ({ isAdHoc }: Pick<EventForm_EventFragment, 'isAdHoc'>): boolean => !isAdHoc;

/** Returns a copy of an event at its next suitable time ("As last time"), with new destinations and a length in whole minutes. */
export function copyEventValues(event: EventForm_EventFragment, now: Date): EventValues {
  const values = toEventValues(event);
  const startLocal = nextTime(event, lastOf(values, now));
  const { repeat } = values;
  const isOver = repeat?.until && repeat.until < startLocal.slice(0, 10);
  return {
    ...values,
    startLocal,
    duration: wholeMinutes(event.duration),
    repeat: repeat && isOver ? { ...repeat, ends: 'NEVER', until: null } : repeat,
    skippedAt: [],
    destinations: values.destinations.map((place) => ({ ...place, id: null, isLocked: false })),
  };
}

/** When an event is over that lies ahead, or a series that runs and has an end; now for all others. */
function lastOf(values: EventValues, now: Date): Date {
  const timing = values.repeat?.ends !== 'NEVER' && canTell(values.repeat) ? toTiming(values) : null;
  return (timing && listOccurrences(timing, { from: now }).at(-1)?.startAt) ?? now;
}

/** The next time that is like that of an event. */
const nextTime = ({ startLocal, timezone }: EventForm_EventFragment, now: Date) =>
  isLocalTime(startLocal) ? nextLike(startLocal, now, timezone) : nextHour(now, timezone, AHEAD_MS);

const BLANK: Omit<EventValues, 'timezone' | 'startLocal'> = {
  ...{ name: '', description: '', type: 'LIVE', duration: HOUR_MS, repeat: null, skippedAt: [] },
  takenOutAt: [],
  ...{ encoderId: '', encoderChannelId: '', encoderPresetId: '', encoderSettingsType: 'AUTOMATIC' },
  ...{ encoderScheduleName: '', preEventBufferMinutes: 0, replayedWebChannelId: '', mediaId: '' },
  ...{ destinationGroupId: '', destinations: [] },
};

/** Returns the defaults of a new event: what the last planned event used, where it still exists. */
function usual(choices: EventChoices, zone: string, now: Date): EventValues {
  const { last } = choices;
  const timezone = last?.timezone ?? zone;
  const values: EventValues = {
    ...BLANK,
    timezone,
    startLocal: last ? nextTime(last, now) : nextHour(now, timezone, AHEAD_MS),
    duration: last ? wholeMinutes(last.duration) : HOUR_MS,
  };
  const encoder = choices.encoders.find(({ id }) => id === last?.encoder?.id) ?? suitable(choices.encoders);
  const withDefaults = encoder ? { ...values, ...encoderDefaults(encoder) } : values;
  return last && usesEncoder(last.type) && last.encoder?.id === encoder?.id
    ? {
        ...withDefaults,
        encoderChannelId: last.encoderChannel?.id ?? withDefaults.encoderChannelId,
        encoderPresetId: last.encoderPreset?.id ?? withDefaults.encoderPresetId,
        encoderSettingsType: last.encoderSettingsType,
        preEventBufferMinutes: last.preEventBufferMinutes,
      }
    : withDefaults;
}

/** The first that could start, with a channel to send to; else the first there is. */
export const suitable = (encoders: EventChoices['encoders']): EventChoices['encoders'][number] | undefined =>
  encoders.find(({ channel, status }) => channel && !CANNOT_START.includes(status.state)) ?? encoders[0];

const CANNOT_START: readonly EncoderState[] = ['OFFLINE', 'UPDATE_REQUIRED'];

/** Default settings of an encoder: channel, preset, and settings type. */
export const encoderDefaults = (encoder: EventChoices['encoders'][number]) => ({
  encoderId: encoder.id,
  encoderChannelId: encoder.channel?.id ?? '',
  encoderPresetId: encoder.preset?.id ?? '',
  encoderSettingsType: encoder.configuration,
});

function withEncoder(values: EventValues, { encoder, encoderChannel }: NewEvent, choices: EventChoices) {
  const found = choices.encoders.find(({ id }) => id === encoder);
  const channel = choices.encoderChannels.find(({ id }) => id === encoderChannel);
  return {
    ...values,
    ...(found && { type: 'LIVE' as const, ...encoderDefaults(found) }),
    ...(channel && { encoderChannelId: channel.id }),
  };
}

/** Times of the address are by the organization's clock. */
function withTimes(values: EventValues, { at, until }: NewEvent, zone: string): EventValues {
  if (!at || !isLocalTime(at)) return values;
  const asked = until && isLocalTime(until) ? durationUntil(at, until.slice(11), zone) : undefined;
  return { ...values, timezone: zone, startLocal: at, duration: asked ?? values.duration };
}

function withPlaces(values: EventValues, begins: NewEvent, choices: EventChoices): EventValues {
  const web = choices.webChannels.find(({ id }) => id === begins.webChannel);
  const rtmp = choices.rtmpDestinations.find(({ id }) => id === begins.rtmpDestination);
  const group = choices.groups.find(({ id }) => id === begins.group);
  const added: PlaceValues[] = [
    ...(web ? [webPlace(web)] : []),
    ...(rtmp ? [{ ...newDestination('RTMP'), name: rtmp.name, rtmpDestinationId: rtmp.id }] : []),
  ];
  return {
    ...values,
    ...(group && { destinationGroupId: group.id }),
    ...(added.length > 0 && { destinations: added }),
  };
}

function withMedia(values: EventValues, media: Beginnings['media']): EventValues {
  if (!media) return values;
  return {
    ...values,
    type: 'EXISTING_MEDIA',
    name: values.name || media.title.slice(0, 128),
    mediaId: media.id,
    duration: media.length ? wholeMinutes(media.length) : values.duration,
  };
}
