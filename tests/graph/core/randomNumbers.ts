/** Numbers that look random and are the same for the same seed. */
export interface Dice {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `sides`. */
  roll(sides: number): number;
  /** True so often in a hundred. */
  chance(percent: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** Makes dice of a seed. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const roll = (sides: number): number => Math.floor(next() * sides);
  return {
    next,
    roll,
    chance: (percent) => next() * 100 < percent,
    pick(items) {
      const item = items[roll(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}

/** The same number for the same text. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}
