import {
  filteredCues,
  IDLE_TIMELINE,
  nextBlinkEnd,
  nextCueTimeline,
  type CueTimelineEvent,
  type CueTimelineState,
  type TimelineCue,
} from '../../../../web/areas/library/cues/public/cueTimeline.ts';

const NOW = 1_000_000;
const cue = (id: string, more: Partial<TimelineCue> = {}): TimelineCue => ({
  id,
  name: `Cue ${id}`,
  visibility: 'ORGANIZATION',
  isAutomatic: false,
  ...more,
});
const START = cue('start-of-video', { isAutomatic: true });

/** The state after some events, beginning with cues `a` and `b` read. */
function after(...events: CueTimelineEvent[]): CueTimelineState {
  const first: CueTimelineEvent = { type: 'loaded', ids: ['start-of-video', 'a', 'b'], now: NOW };
  return [first, ...events].reduce(nextCueTimeline, IDLE_TIMELINE);
}
const add: CueTimelineEvent = { type: 'add', at: 5000 };
const edit: CueTimelineEvent = { type: 'edit', cue: cue('a') };
const remove: CueTimelineEvent = { type: 'remove', cue: cue('a') };
const copy: CueTimelineEvent = { type: 'copy', cue: cue('a', { name: 'Song', visibility: 'PUBLIC' }) };
const load = (ids: string[], now = NOW): CueTimelineEvent => ({ type: 'loaded', ids, now });

describe('one task at a time', () => {
  it('STM-22 idle → add, at the place asked for', () => {
    expect(after(add).task).toEqual({ kind: 'add', at: 5000, copy: null });
  });

  it('STM-22 idle → edit', () => {
    expect(after(edit).task).toEqual({ kind: 'edit', id: 'a' });
  });

  it('CUE-10 starting to add clears edit', () => {
    expect(after(edit, add).task).toEqual({ kind: 'add', at: 5000, copy: null });
  });

  it('CUE-10 starting to edit clears add', () => {
    expect(after(add, edit).task).toEqual({ kind: 'edit', id: 'a' });
  });

  it('adding again goes to another place, editing again to another cue', () => {
    expect(after(add, { type: 'add', at: 9000 }).task).toMatchObject({ at: 9000 });
    expect(after(edit, { type: 'edit', cue: cue('b') }).task).toMatchObject({ id: 'b' });
  });

  it('asking before a removal clears add and edit', () => {
    for (const task of [add, edit]) expect(after(task, remove).task).toEqual({ kind: 'remove', id: 'a' });
  });

  it.each([
    ['add', [add]],
    ['edit', [edit]],
    ['a copy', [copy, { type: 'addCopy', at: 1 }]],
  ] as [string, CueTimelineEvent[]][])(
    'STM-22, CUE-11 %s → saved clears add, edit and copy, and reloads',
    (_name, events) => {
      const state = after(copy, ...events, { type: 'saved' });
      expect(state).toMatchObject({ task: { kind: 'idle' }, copied: null, reloads: 1 });
    },
  );

  it('CUE-11 a removal clears add, edit and copy, and reloads', () => {
    expect(after(copy, remove, { type: 'removed' })).toMatchObject({
      task: { kind: 'idle' },
      copied: null,
      reloads: 1,
    });
  });

  it('what is given up leaves the copy and reloads nothing', () => {
    for (const task of [add, edit, remove]) {
      expect(after(copy, task, { type: 'cancel' })).toMatchObject({
        task: { kind: 'idle' },
        copied: { name: 'Song' },
        reloads: 0,
      });
    }
  });
});

describe('a copy', () => {
  it('CUE-09 keeps name and visibility, and is added at another place', () => {
    const state = after(copy, { type: 'addCopy', at: 7000 });
    expect(state.task).toEqual({ kind: 'add', at: 7000, copy: { name: 'Song', visibility: 'PUBLIC' } });
    expect(state.copied).toEqual({ name: 'Song', visibility: 'PUBLIC' });
  });

  it('is forgotten', () => {
    expect(after(copy, { type: 'forgetCopy' }).copied).toBeNull();
  });

  it('starting to add something else leaves it', () => {
    expect(after(copy, add)).toMatchObject({ task: { copy: null }, copied: { name: 'Song' } });
  });
});

describe('blinking', () => {
  it('CUE-12 a newly appeared cue blinks for 7 s, then no more', () => {
    const blinks = after(load(['start-of-video', 'a', 'b', 'c'], NOW + 100));
    expect([...blinks.blinking]).toEqual([['c', NOW + 7100]]);
    expect(nextBlinkEnd(blinks)).toBe(NOW + 7100);
    expect(nextCueTimeline(blinks, { type: 'tick', now: NOW + 7099 })).toBe(blinks);
    const ended = nextCueTimeline(blinks, { type: 'tick', now: NOW + 7100 });
    expect(ended.blinking.size).toBe(0);
    expect(nextBlinkEnd(ended)).toBeNull();
  });

  it('CUE-12 what is there at first does not', () => {
    expect(after().blinking.size).toBe(0);
  });

  it('CUE-12 reading again neither begins it anew nor ends it', () => {
    const ids = ['a', 'b', 'c'];
    const state = after(load(ids, NOW), load(ids, NOW + 5000));
    expect([...state.blinking]).toEqual([['c', NOW + 7000]]);
  });

  it('CUE-12 one that goes away stops, another one has its own time', () => {
    const state = after(load(['a', 'b', 'c'], NOW), load(['a', 'b', 'd'], NOW + 2000));
    expect([...state.blinking]).toEqual([['d', NOW + 9000]]);
  });
});

describe('hovering, filtering', () => {
  it('CUE-09 a cue is hovered until another one or none is, or until it goes', () => {
    const state = after({ type: 'hover', id: 'a' });
    expect(state.hovered).toBe('a');
    expect(nextCueTimeline(state, { type: 'hover', id: null }).hovered).toBeNull();
    expect(nextCueTimeline(state, load(['b'])).hovered).toBeNull();
    expect(nextCueTimeline(state, load(['a'])).hovered).toBe('a');
  });

  it('CUE-09 the filter finds names and authors whatever the case, and leaves the start of video', () => {
    expect(after({ type: 'filter', text: 'son' }).filter).toBe('son');
    const rows = [
      { ...START, userName: 'system-user' },
      { ...cue('a', { name: 'Song' }), userName: 'maya' },
      { ...cue('b', { name: 'Talk' }), userName: 'Jason' },
      { ...cue('c', { name: 'End' }), userName: 'maya' },
    ];
    expect(filteredCues(rows, ' SON ').map(({ id }) => id)).toEqual(['start-of-video', 'a', 'b']);
    expect(filteredCues(rows, ' ')).toBe(rows);
  });
});

describe('the time range', () => {
  const open: CueTimelineEvent = { type: 'rangeOpen', at: 1000 };
  const range = (...events: CueTimelineEvent[]) => after(open, ...events).range;

  it('CUE-09 begins where the player is and goes to the end', () => {
    expect(range()).toEqual({ start: 1000, end: null });
  });

  it('CUE-09 gets an end, another start and another end', () => {
    expect(range({ type: 'rangeEnd', at: 4000 })).toEqual({ start: 1000, end: 4000 });
    expect(range({ type: 'rangeEnd', at: 4000 }, { type: 'rangeStart', at: 2000 })).toEqual({
      start: 2000,
      end: 4000,
    });
  });

  it('a start behind the end begins a new part', () => {
    expect(range({ type: 'rangeEnd', at: 4000 }, { type: 'rangeStart', at: 4000 })).toEqual({
      start: 4000,
      end: null,
    });
  });

  it('is closed, and goes along with adding and editing', () => {
    expect(range({ type: 'rangeClose' })).toBeNull();
    expect(after(open, add)).toMatchObject({ range: { start: 1000 }, task: { kind: 'add' } });
  });
});

describe('arrows that there are not', () => {
  const filtered: CueTimelineEvent = { type: 'filter', text: 'x' };
  it.each<[string, CueTimelineEvent[], CueTimelineEvent]>([
    ['adding before the beginning', [], { type: 'add', at: -1 }],
    ['adding nowhere', [], { type: 'add', at: NaN }],
    ['CUE-07 editing the start of video', [], { type: 'edit', cue: START }],
    ['CUE-07 removing the start of video', [], { type: 'remove', cue: START }],
    ['CUE-07 copying the start of video', [], { type: 'copy', cue: START }],
    ['editing what is not there', [], { type: 'edit', cue: cue('z') }],
    ['removing what is not there', [], { type: 'remove', cue: cue('z') }],
    ['copying what is not there', [], { type: 'copy', cue: cue('z') }],
    ['adding a copy of nothing', [], { type: 'addCopy', at: 1 }],
    ['forgetting a copy of nothing', [], { type: 'forgetCopy' }],
    ['adding while a removal asks', [remove], add],
    ['editing while a removal asks', [remove], edit],
    ['giving up nothing', [], { type: 'cancel' }],
    ['saving nothing', [], { type: 'saved' }],
    ['saving a removal', [remove], { type: 'saved' }],
    ['removing while adding', [add], { type: 'removed' }],
    ['removing while editing', [edit], { type: 'removed' }],
    ['hovering what is not there', [], { type: 'hover', id: 'z' }],
    ['hovering the same again', [{ type: 'hover', id: 'a' }], { type: 'hover', id: 'a' }],
    ['filtering by the same again', [filtered], filtered],
    ['a tick while nothing blinks', [], { type: 'tick', now: NOW }],
    ['opening a range twice', [{ type: 'rangeOpen', at: 1 }], { type: 'rangeOpen', at: 2 }],
    ['opening a range nowhere', [], { type: 'rangeOpen', at: NaN }],
    ['a start without a range', [], { type: 'rangeStart', at: 1 }],
    ['an end without a range', [], { type: 'rangeEnd', at: 1 }],
    ['an end at the start', [{ type: 'rangeOpen', at: 5 }], { type: 'rangeEnd', at: 5 }],
    ['an end before the start', [{ type: 'rangeOpen', at: 5 }], { type: 'rangeEnd', at: 4 }],
    ['a start before the beginning', [{ type: 'rangeOpen', at: 5 }], { type: 'rangeStart', at: -1 }],
    ['closing no range', [], { type: 'rangeClose' }],
  ])('STM-22 %s changes nothing', (_name, before, event) => {
    const state = after(...before);
    expect(nextCueTimeline(state, event)).toBe(state);
  });

  it('STM-22 nothing is edited before the cues have been read', () => {
    const unread = { ...IDLE_TIMELINE };
    expect(nextCueTimeline(unread, edit)).toBe(unread);
  });
});
