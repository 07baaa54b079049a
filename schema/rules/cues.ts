import { mixed, object, string, type InferType } from 'yup';
import { formatPosition, parsePosition, POSITION_MAX_MS } from './positions.ts';
import { tooLong } from './names.ts';
import { formatReason, type ReasonMessage } from '../reasons/said.ts';

/** Rules of cues, shared by the web, the graph and the platform. */

/** Visibility of a cue in REST; `shared` means the organization (CUE-03). */
export const CUE_VISIBILITIES = ['private', 'shared', 'public'] as const;
export type CueVisibilityName = (typeof CUE_VISIBILITIES)[number];

/** Videos with cues: a saved video, a web destination, or an encoder event (CUE-13). */
export const CUE_SOURCES = ['media', 'destination', 'event'] as const;
export type CueSourceName = (typeof CUE_SOURCES)[number];

/** Longest name, as of all names and titles (CON-03). */
export const CUE_NAME_MAX = 128;
/** Pause between two readings of a saved video's cues while its timeline is open, in milliseconds (CUE-15). */
export const CUE_POLL_MS = 5000;
/** Time that a new cue blinks, in milliseconds (CUE-12). */
export const CUE_BLINK_MS = 7000;

/** Capability for cues that other users see (CUE-04). */
export const SHARED_CUES_CAPABILITY = 'sharedCuesAdd';

/** The cue that every video has, as it is on the wire: generated, so it cannot be changed or removed (CUE-07). */
export const START_OF_VIDEO = {
  uuid: 'start-of-video',
  position: '00:00:00.000',
  name: 'Start of video (automatically generated)',
  userName: 'system-user',
  userId: 'system-user',
  visibility: 'shared',
} as const;

/** Messages of broken rules. */
export const CUE_MESSAGES = {
  nameRequired: formatReason('NAME_REQUIRED'),
  nameLong: tooLong(CUE_NAME_MAX),
  positionRequired: formatReason('POSITION_REQUIRED'),
  position: ({ value }: { value: string }) =>
    formatReason('POSITION_FORMAT', { limit: formatPosition(POSITION_MAX_MS), value }),
  visibility: formatReason('CUE_VISIBILITY_REQUIRED'),
  visibilityRefused: formatReason('CUE_VISIBILITY_FORBIDDEN'),
  notPublic: formatReason('CUE_NOT_PUBLIC'),
  notYours: formatReason('CUE_OF_OTHERS'),
  onlyAuthor: formatReason('CUE_ONLY_AUTHOR'),
  automatic: formatReason('CUE_AUTOMATIC'),
  somebodyElse: formatReason('CUE_AUTHOR'),
  unavailable: formatReason('CUES_UNAVAILABLE'),
  viewOnly: formatReason('CUES_VIEW_ONLY'),
} as const;

const name = string().trim().required(CUE_MESSAGES.nameRequired).max(CUE_NAME_MAX, CUE_MESSAGES.nameLong);
const position = string()
  .trim()
  .required(CUE_MESSAGES.positionRequired)
  .test(
    'position',
    CUE_MESSAGES.position as never,
    (text) => !text || (parsePosition(text) ?? Infinity) <= POSITION_MAX_MS,
  );
const visibility = mixed<CueVisibilityName>().oneOf(CUE_VISIBILITIES, CUE_MESSAGES.visibility);

/** A new cue (CUE-01, CUE-03, CUE-08). Nobody else sees it unless it says so. */
export const cueSchema = object({ name, position, visibility: visibility.default('private') });
export type CueFields = InferType<typeof cueSchema>;

/** A cue as the form holds it, in a video that is so long in milliseconds; null while that is not known. */
export function cueFormSchema(lengthMs: number | null) {
  return object({
    name,
    position: position.test({
      name: 'within',
      test(text, { createError }) {
        const at = parsePosition(text ?? '');
        const problem = at === null ? null : positionProblem(at, lengthMs);
        return problem === null || createError({ message: problem });
      },
    }),
  });
}

/** Changes to a cue; what is left out stays. */
export const cueChangeSchema = object({
  name: name.notRequired().min(1, CUE_MESSAGES.nameRequired),
  position: position.notRequired(),
  visibility,
});

/** Reason why a user with or without the right to shared cues cannot set a visibility, or null (CUE-04). */
export function visibilityProblem(
  visibility: CueVisibilityName,
  source: CueSourceName,
  capabilities: readonly string[],
): ReasonMessage | null {
  if (visibility === 'public' && source === 'event') return CUE_MESSAGES.notPublic;
  if (visibility === 'private' || capabilities.includes(SHARED_CUES_CAPABILITY)) return null;
  return CUE_MESSAGES.visibilityRefused;
}

/** Reason why a cue cannot be at a position of a video of the given duration, or null. Both in milliseconds. */
export function positionProblem(positionMs: number, lengthMs: number | null): ReasonMessage | null {
  if (lengthMs === null || positionMs <= lengthMs) return null;
  return formatReason('POSITION_OUTSIDE', {
    limit: formatPosition(lengthMs),
    value: formatPosition(positionMs),
  });
}

/**
 * True if a person may change or remove a cue: their own, and with the right to shared cues those of others (CUE-04).
 */
export function mayChangeCue(
  cue: { userId: string; visibility: CueVisibilityName },
  person: { userId: string; capabilities: readonly string[] },
): boolean {
  if (cue.userId === person.userId) return true;
  return cue.visibility !== 'private' && person.capabilities.includes(SHARED_CUES_CAPABILITY);
}
