import { createAdmission } from './admission.ts';
import { afterTimeout, type After } from './clock.ts';

/** Shares the processor between groups: a piece of work at a time, in turns of the event loop. */
export interface FairTurns {
  /** Does a piece of work now or, once this turn has had its time, when it is the group's turn. */
  take(group: string, work: () => void): void;
  /** Resolves when an operation of the group may begin, with what has to be called at its end. */
  begin(group: string): Promise<() => void>;
}

/** How long work goes on before the event loop looks for news, in milliseconds. */
const TURN_MS = 1;
/** An operation that takes longer waits for a slow service, and no other has to wait for that. */
const BUSY_MS = 250;
/** A group is alone once no other has wanted anything for so long, in milliseconds. */
const ALONE_MS = 100;
/**
 * Operations that a group may always have under way while it is alone, when nobody else waits for what they take: further
 * ones on a busy processor only make each other wait.
 */
const FEWEST_ALONE = 8;

/** Operations of a group, and what it has to do. */
interface Group {
  name: string;
  pieces: (() => void)[];
  underWay: number;
  beginning: (() => void)[];
  /** Operations whose turn to begin is coming. */
  called: number;
}

/** What an operation under way takes up, until it is given back. */
interface Place {
  group: Group | null;
  stop(): void;
}

const nothing = (): void => undefined;

/**
 * Without it, whoever has sent most is served first: the event loop hands over all that has come before it looks again,
 * and all that is under way holds memory that every collection goes through. Here each group with work waiting gets a
 * piece done in its turn, and one that wants everything waits for itself. A piece is what runs at once, with all that
 * it settles. A group that is alone has nobody to be fair to: it does without turns, which cost it a fifth of its answers.
 */
export function createFairTurns(
  now: () => number = () => performance.now(),
  after: After = afterTimeout,
  places: () => number = createAdmission(now),
): FairTurns {
  const groups = new Map<string, Group>();
  /** Those with pieces waiting; whoever had one done last stands last. */
  const waiting = new Set<Group>();
  let open = false;
  let began = 0;
  let last = '';
  /** When the group that wants something was another one. */
  let changed = -Infinity;

  /** Whether nobody but this group, which wants something now, has wanted anything of late. */
  function isAlone(name: string): boolean {
    const time = now();
    if (name !== last) {
      last = name;
      changed = time;
    }
    return time - changed > ALONE_MS && waiting.size === 0;
  }

  const hasTime = (): boolean => now() - began < TURN_MS;

  function groupOf(name: string): Group {
    let group = groups.get(name);
    if (!group) groups.set(name, (group = { name, pieces: [], underWay: 0, beginning: [], called: 0 }));
    return group;
  }

  function forgetIfIdle({ name, pieces, underWay, beginning, called }: Group): void {
    if (pieces.length + underWay + beginning.length + called === 0) groups.delete(name);
  }

  /** Lets operations begin in the group's turn, those that have waited longest first, as many as there are places. */
  function admit(group: Group): void {
    const most = isAlone(group.name) ? Math.max(FEWEST_ALONE, places()) : places();
    while (group.underWay + group.called < most) {
      const next = group.beginning.shift();
      if (!next) return;
      group.called += 1;
      take(group.name, () => {
        group.called -= 1;
        next();
      });
    }
  }

  function nextTurn(): void {
    open = waiting.size > 0;
    if (!open) return;
    began = now();
    advance();
  }

  function advance(): void {
    const [group] = waiting;
    const piece = group?.pieces.shift();
    if (!group || !piece) {
      setImmediate(nextTurn);
      return;
    }
    waiting.delete(group);
    if (group.pieces.length > 0) waiting.add(group);
    else forgetIfIdle(group);
    // First, so that work which throws holds up nobody. A tick asked for by a microtask comes after all microtasks, and
    // so after everything that the piece settles.
    queueMicrotask(() => process.nextTick(goOn));
    piece();
  }

  function goOn(): void {
    if (hasTime()) advance();
    else setImmediate(nextTurn);
  }

  function take(name: string, work: () => void): void {
    if (isAlone(name)) return work();
    if (!open) {
      open = true;
      began = now();
      setImmediate(nextTurn);
    }
    if (waiting.size === 0 && hasTime()) return work();
    const group = groupOf(name);
    group.pieces.push(work);
    waiting.add(group);
  }

  function leave(place: Place): void {
    const { group } = place;
    if (!group) return;
    place.group = null;
    place.stop();
    group.underWay -= 1;
    admit(group);
    forgetIfIdle(group);
  }

  /** Takes a place; what it returns gives it back, as does time. */
  function enter(name: string): () => void {
    const group = groupOf(name);
    group.underWay += 1;
    const place: Place = { group, stop: nothing };
    place.stop = after(BUSY_MS, () => leave(place));
    return () => leave(place);
  }

  return {
    take,
    begin(name) {
      return new Promise((resolve) => {
        const group = groupOf(name);
        group.beginning.push(() => resolve(enter(name)));
        admit(group);
      });
    },
  };
}
