import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const web = join(import.meta.dirname, '../../../web');
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);

test('icons are handed over as elements: the build leaves out what finds one by its name', () => {
  const named = sources.flatMap((file) =>
    [
      ...readFileSync(join(web, file), 'utf8').matchAll(
        /<(?!StateIconMark)\w+[^<>]*\s(?:icon|rightIcon|leftIcon|endIcon)="[^"]*"/g,
      ),
    ].map(([tag]) => `${file}: ${tag}`),
  );
  expect(named).toEqual([]);
});
