import type words from './locales/en.json';

/**
 * Table of all states shown in the studio: text, color, and icon. Red (`live`, `broken`) only means on air or broken.
 * Icon and text always appear together, so that no state depends on color.
 */

export type StateTone = 'live' | 'broken' | 'wait' | 'warn' | 'good' | 'idle' | 'off';
export type StateIcon = 'dot' | 'spinner' | 'triangle' | 'octagon' | 'check' | 'ring' | 'clock';

/** Key of a state's word under `states.` in the `ui` catalog. */
type StateWord = keyof (typeof words)['states'];

export interface StateLook {
  word: StateWord;
  tone: StateTone;
  icon: StateIcon;
}

const look = (word: StateWord, tone: StateTone, icon: StateIcon): StateLook => ({ word, tone, icon });
const live = (word: StateWord) => look(word, 'live', 'dot');
const busy = (word: StateWord) => look(word, 'wait', 'spinner');
const warn = (word: StateWord) => look(word, 'warn', 'triangle');
const good = (word: StateWord) => look(word, 'good', 'check');
const idle = (word: StateWord) => look(word, 'idle', 'dot');
const planned = (word: StateWord) => look(word, 'idle', 'clock');
const broken = (word: StateWord) => look(word, 'broken', 'octagon');
const off = (word: StateWord) => look(word, 'off', 'ring');

export const STATES = {
  /** Twelve states of an encoder (ENC-11). */
  encoder: {
    STOPPED: idle('stopped'),
    STARTING: busy('starting'),
    STARTED: live('started'),
    STOPPING: busy('stopping'),
    IDLE: idle('idle'),
    NORMAL: good('normal'),
    OFFLINE: off('offline'),
    RESTARTING: busy('restarting'),
    UPDATING: busy('updating'),
    UPDATE_REQUIRED: warn('updateRequired'),
    UPDATE_AVAILABLE: warn('updateAvailable'),
    UPLOADING_LOGS: busy('uploadingLogs'),
  },
  /** States of a destination and of an event (DST-12, DST-14). */
  destination: {
    IDLE: idle('idle'),
    SET_UP: busy('setUp'),
    STARTING: busy('starting'),
    STARTED: live('started'),
    WARNING: warn('warning'),
    STOPPING: busy('stopping'),
    STOPPED: idle('stopped'),
    ABORTED: broken('aborted'),
    ERROR: broken('error'),
  },
  /** States of an encoder video (GOL-06). */
  encoderVideo: {
    LIVE: live('live'),
    NO_INPUT: warn('noInput'),
    OFFLINE: off('offline'),
    STOPPED: idle('stopped'),
    STOPPING: busy('stopping'),
  },
  /** States of a decoder in the service's words (DEC-09, STM-21). */
  decoder: {
    playing: good('playing'),
    buffering: warn('buffering'),
    idle: idle('idle'),
    stopped: idle('stopped'),
    'login refused': warn('loginRefused'),
    'signed out': off('signedOut'),
    /** Not heard of within the window of monitoring (MON-01). */
    offline: off('offline'),
  },
  /** Position of an occurrence in time (SCH-01). */
  schedule: {
    FUTURE: planned('scheduled'),
    LIVE: live('live'),
    PAST: idle('over'),
    PAUSED: warn('paused'),
  },
  /** True if an event that lies ahead can take place. */
  readiness: {
    READY: good('ready'),
    WARNING: warn('warning'),
    BLOCKED: broken('notReady'),
  },
  /** States of a saved video (LIB-06). */
  media: {
    STARTED: busy('receiving'),
    CONTENT_AVAILABLE: good('playable'),
    COMPLETED: good('ready'),
    ERRORED: broken('errored'),
    DELETE_PENDING: busy('deleting'),
    PARTIAL_DELETE_PENDING: busy('partlyDeleting'),
    REPUBLISH_PENDING: busy('trimming'),
  },
  /** Steps of processing under the labels chosen in UPL-18. */
  processing: {
    PENDING: planned('pending'),
    STARTING: busy('starting'),
    IN_PROGRESS: busy('processing'),
    SEGMENTING: busy('segmenting'),
    TRANSCODING: busy('transcoding'),
    RE_SEGMENTING: busy('segmenting'),
    RETRYING: busy('retryingUpload'),
    FAILED: broken('processingFailed'),
    COMPLETE: good('ready'),
    CANCELLED: idle('cancelled'),
    TIMED_OUT: broken('timedOut'),
  },
  /** True if viewers can see a video (DST-23). */
  publish: {
    PUBLISHED: good('published'),
    SCHEDULED_PUBLISHED: planned('publishScheduled'),
    UNPUBLISHED: idle('unpublished'),
  },
  /** True if a network card has taken its settings over. */
  settings: {
    APPLIED: good('applied'),
    PENDING: busy('pendingSettings'),
  },
  /** True if the storage of an encoder channel is there (C-104). */
  storage: {
    READY: good('ready'),
    SETTING_UP: busy('setUp'),
    MISSING: warn('notSetUp'),
  },
  /** States of a channel's ingest (STM-04). */
  ingest: {
    OFF: off('off'),
    WAITING: planned('waiting'),
    CONNECTED: busy('connected'),
    LIVE: live('live'),
    NO_INPUT: warn('noInput'),
  },
  /** True if viewers see what a web channel has to show (STM-20). */
  activeContent: {
    ACTIVE: good('playing'),
    HIDDEN: off('hidden'),
  },
  /** States of a stream to a third-party server (STM-03). */
  liveOutput: {
    IDLE: idle('idle'),
    SET_UP: planned('waiting'),
    STARTING: busy('connecting'),
    STARTED: live('live'),
    WARNING: warn('reconnecting'),
    STOPPED: idle('ended'),
    ERROR: broken('error'),
  },
  /** Access to a social media account (SOC-01). */
  socialAccess: {
    GRANTED: good('granted'),
    VERIFIED: good('verified'),
    EXPIRES: warn('expires'),
    EXPIRED: broken('expired'),
    RENEWED: good('renewed'),
  },
  /** States of a post (STM-12). */
  post: {
    EDITABLE: planned('scheduled'),
    LOCKED: busy('locked'),
    POSTED: good('posted'),
    FAILED: broken('errored'),
  },
  /** States of an invitation (INV-01, STM-16). */
  invite: {
    INVITED: planned('invited'),
    RESENT: planned('resent'),
    ACCEPTED: good('accepted'),
    REVOKED: off('revoked'),
    EXPIRED: warn('expired'),
  },
  /** Verification states of an account's address (USR-07). */
  account: {
    VERIFIED: good('verified'),
    UNVERIFIED: planned('unverified'),
    INVALID: warn('invalidAddress'),
  },
} as const satisfies Record<string, Record<string, StateLook>>;

export type StateKind = keyof typeof STATES;
export type StateOf<Kind extends StateKind> = keyof (typeof STATES)[Kind] & string;

/** The look of a state. States that a newer service invents are shown as they are named, without a color. */
export function getStateLook<Kind extends StateKind>(
  kind: Kind,
  state: StateOf<Kind>,
): StateLook | undefined {
  return (STATES[kind] as Record<string, StateLook>)[state];
}
