import { CUE_BLINK_MS } from '../../../../../schema/rules/cues.ts';

/** Fields of a cue on the timeline. */
export interface TimelineCue {
  id: string;
  name: string;
  visibility: 'ONLY_ME' | 'ORGANIZATION' | 'PUBLIC';
  /** The start of video: it can be neither changed, removed nor copied (CUE-07). */
  isAutomatic: boolean;
}

/** Fields of a copied cue. */
export type CueCopy = Pick<TimelineCue, 'name' | 'visibility'>;

/** Current task: adding ends editing and vice versa (CUE-10). */
export type CueTask =
  | { kind: 'idle' }
  | { kind: 'add'; at: number; copy: CueCopy | null }
  | { kind: 'edit'; id: string }
  | { kind: 'remove'; id: string };

/** A part of the video, in milliseconds; without an end yet it goes to the end of the video. */
export interface TimeRange {
  start: number;
  end: number | null;
}

/** The state of a timeline of cues (STM-22). Times are in milliseconds. */
export interface CueTimelineState {
  task: CueTask;
  copied: CueCopy | null;
  /** Ids of the cues that were read last; null before the first reading. */
  known: ReadonlySet<string> | null;
  /** Until when which newly appeared cues blink (CUE-12). */
  blinking: ReadonlyMap<string, number>;
  hovered: string | null;
  filter: string;
  range: TimeRange | null;
  /** Counts how often the cues have to be read again (CUE-11). */
  reloads: number;
}

export type CueTimelineEvent =
  | { type: 'add'; at: number }
  | { type: 'addCopy'; at: number }
  | { type: 'edit' | 'remove' | 'copy'; cue: TimelineCue }
  | { type: 'cancel' | 'saved' | 'removed' | 'forgetCopy' | 'rangeClose' }
  | { type: 'loaded'; ids: readonly string[]; now: number }
  | { type: 'tick'; now: number }
  | { type: 'hover'; id: string | null }
  | { type: 'filter'; text: string }
  | { type: 'rangeOpen' | 'rangeStart' | 'rangeEnd'; at: number };

export const IDLE_TIMELINE: CueTimelineState = {
  task: { kind: 'idle' },
  copied: null,
  known: null,
  blinking: new Map(),
  hovered: null,
  filter: '',
  range: null,
  reloads: 0,
};

/** The state after an event; the very same state where it has no such arrow (CUE-09 to CUE-12, STM-22). */
export function nextCueTimeline(state: CueTimelineState, event: CueTimelineEvent): CueTimelineState {
  switch (event.type) {
    case 'add':
      return withTask(state, { kind: 'add', at: event.at, copy: null });
    case 'addCopy':
      return state.copied ? withTask(state, { kind: 'add', at: event.at, copy: state.copied }) : state;
    case 'edit':
    case 'remove':
      return isSet(state, event.cue) ? withTask(state, { kind: event.type, id: event.cue.id }) : state;
    case 'copy': {
      if (!isSet(state, event.cue)) return state;
      const { name, visibility } = event.cue;
      return { ...state, copied: { name, visibility } };
    }
    case 'forgetCopy':
      return state.copied ? { ...state, copied: null } : state;
    case 'cancel':
      return state.task.kind === 'idle' ? state : { ...state, task: { kind: 'idle' } };
    case 'saved':
      return ['add', 'edit'].includes(state.task.kind) ? finished(state) : state;
    case 'removed':
      return state.task.kind === 'remove' ? finished(state) : state;
    case 'loaded':
      return loaded(state, event.ids, event.now);
    case 'tick':
      return withoutEnded(state, event.now);
    case 'hover':
      if (event.id === state.hovered || (event.id !== null && !state.known?.has(event.id))) return state;
      return { ...state, hovered: event.id };
    case 'filter':
      return event.text === state.filter ? state : { ...state, filter: event.text };
    case 'rangeClose':
      return state.range ? { ...state, range: null } : state;
    case 'rangeOpen':
    case 'rangeStart':
    case 'rangeEnd':
      return isMoment(event.at) ? withRange(state, event.type, event.at) : state;
  }
}

/** When the next cue ends blinking; null while none does. */
export function nextBlinkEnd({ blinking }: CueTimelineState): number | null {
  return blinking.size === 0 ? null : Math.min(...blinking.values());
}

/** Cues whose name or author contains the filter, whatever the case; the start of video is always there. */
export function filteredCues<C extends TimelineCue & { userName: string }>(
  cues: readonly C[],
  filter: string,
): readonly C[] {
  const wanted = filter.trim().toLowerCase();
  if (!wanted) return cues;
  return cues.filter(
    ({ isAutomatic, name, userName }) => isAutomatic || `${name}\n${userName}`.toLowerCase().includes(wanted),
  );
}

const isMoment = (at: number) => Number.isFinite(at) && at >= 0;

/** True if a cue was set by a person and is still there. */
function isSet({ known }: CueTimelineState, { id, isAutomatic }: TimelineCue): boolean {
  return !isAutomatic && (known?.has(id) ?? false);
}

/** A pending removal must be confirmed or canceled first. */
function withTask(state: CueTimelineState, task: CueTask): CueTimelineState {
  if (state.task.kind === 'remove' || (task.kind === 'add' && !isMoment(task.at))) return state;
  return { ...state, task };
}

function finished(state: CueTimelineState): CueTimelineState {
  return { ...state, task: { kind: 'idle' }, copied: null, reloads: state.reloads + 1 };
}

function loaded(state: CueTimelineState, ids: readonly string[], now: number): CueTimelineState {
  const { known } = state;
  const present = new Set(ids);
  const blinking = new Map([...state.blinking].filter(([id, until]) => present.has(id) && until > now));
  // Cues of the first load are not new.
  if (known) for (const id of ids) if (!known.has(id)) blinking.set(id, now + CUE_BLINK_MS);
  const hovered = state.hovered !== null && present.has(state.hovered) ? state.hovered : null;
  return { ...state, known: present, blinking, hovered };
}

function withoutEnded(state: CueTimelineState, now: number): CueTimelineState {
  const left = [...state.blinking].filter(([, until]) => until > now);
  return left.length === state.blinking.size ? state : { ...state, blinking: new Map(left) };
}

function withRange(
  state: CueTimelineState,
  type: 'rangeOpen' | 'rangeStart' | 'rangeEnd',
  at: number,
): CueTimelineState {
  const { range } = state;
  if (type === 'rangeOpen') return range ? state : { ...state, range: { start: at, end: null } };
  if (!range) return state;
  if (type === 'rangeEnd') return at > range.start ? { ...state, range: { ...range, end: at } } : state;
  // A start behind the end begins a new part.
  const end = range.end !== null && range.end > at ? range.end : null;
  return { ...state, range: { start: at, end } };
}
