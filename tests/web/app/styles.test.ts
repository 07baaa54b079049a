import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../../../web');

/** Classes whose own look a stylesheet sets, not those it only names to say where something lies. */
function classesOf(css: string): string[] {
  const plain = css.replace(/\/\*[^]*?\*\//g, '');
  const selectors = [...plain.matchAll(/([^{}]+)\{/g)].flatMap(([, list]) => list!.split(','));
  return selectors.flatMap((selector) => selector.trim().match(/^\.([a-zA-Z][\w-]*)(?=$|[:[])/)?.[1] ?? []);
}

test('a stylesheet of one area says nothing about a class of another', () => {
  const owners = new Map<string, Set<string>>();
  for (const entry of readdirSync(WEB, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.css') || entry.startsWith('dist')) continue;
    const owner = entry.startsWith('areas/') ? entry.split('/').slice(0, 2).join('/') : entry.split('/')[0]!;
    for (const name of classesOf(readFileSync(join(WEB, entry), 'utf8'))) {
      owners.set(name, (owners.get(name) ?? new Set()).add(owner));
    }
  }
  const shared = [...owners]
    .filter(([name, areas]) => areas.size > 1 && !name.startsWith('bp6-'))
    .map(([name, areas]) => [name, ...areas]);
  expect(owners.size).toBeGreaterThan(100);
  expect(shared).toEqual([]);
});
