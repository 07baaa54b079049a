import { existsSync, readFileSync } from 'node:fs';
import { EQUIVALENTS } from './equivalents.ts';
import { listMutations, sample } from './mutations.ts';
import { TARGETS } from './targets.ts';

/** Every text that one change makes of a source. */
const changesOf = (text: string) =>
  listMutations('graph/some.ts', text).map(
    ({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
  );

describe('the changes that tests should notice', () => {
  it.each([
    ['const a = b < c;', ['const a = b <= c;']],
    ['const a = b === c;', ['const a = b !== c;']],
    ['const a = b && c;', ['const a = b || c;']],
    ['const a = total - used;', ['const a = total + used;']],
    ['const a = !b;', ['const a = (b);']],
    ['const a = true;', ['const a = false;']],
    ['const a = b ? 1 : 2;', ['const a = !(b) ? 1 : 2;']],
    ['if (b) throw c;', ['if (false) throw c;', 'if (b) ;']],
    ['if (b) { d(); return; }', ['if (false) { d(); return; }']],
    ['if (b) d();', []],
    ["const a = b + ' of ';", []],
    ['type A = true | false;', []],
  ])('of %s', (text, changes) => {
    expect(changesOf(text)).toEqual(changes);
  });

  it('are told with their line', () => {
    expect(listMutations('a.ts', '\nconst a = b < c;')[0]).toMatchObject({ line: 2, says: '< → <=' });
  });

  it('are the same sample for the same seed, each once', () => {
    const all = Array.from({ length: 50 }, (_, index) => index);
    expect(sample(all, 20, 7)).toEqual(sample(all, 20, 7));
    expect(sample(all, 20, 7)).not.toEqual(sample(all, 20, 8));
    expect(sample(all, 90, 7).sort((a, b) => a - b)).toEqual(all);
  });

  it('are made in files that are there, and held by files that are there', () => {
    const missing = TARGETS.flatMap(({ source, tests }) => [source, ...tests]).filter(
      (path) => !existsSync(path),
    );
    expect(missing).toEqual([]);
  });

  it('are there to be made where they are said to change nothing', () => {
    expect(EQUIVALENTS.length).toBeGreaterThan(0);
    for (const { source, says } of EQUIVALENTS) {
      const made = listMutations(source, readFileSync(source, 'utf8')).map((mutation) => mutation.says);
      expect(made).toContain(says);
    }
  });
});
