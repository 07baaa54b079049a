import { setFlagsFromString } from 'node:v8';
import { createContext, runInNewContext, SourceTextModule } from 'node:vm';
import { until } from '../support/until.ts';
// Jest loads it outside the files that are type-checked.
// @ts-expect-error A plain JavaScript file.
import { letGoOfImports } from './letGoOfImports.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** A world with two modules that import each other. */
async function worldOfTwo(): Promise<{ world: WeakRef<object>; modules: SourceTextModule[] }> {
  const context = createContext({});
  const make = (identifier: string, other: string) =>
    new SourceTextModule(`import { it as other } from '${other}'; export const it = () => other;`, {
      context,
      identifier,
    });
  const [one, two] = [make('one', 'two'), make('two', 'one')];
  await one.link((specifier) => (specifier === 'two' ? two : one));
  await one.evaluate();
  return { world: new WeakRef(context), modules: [one, two] };
}

test('modules that import each other are collected with the world of their test file once it has ended', async () => {
  const worlds = await Promise.all(
    [1, 2, 3].map(async () => {
      const { world, modules } = await worldOfTwo();
      for (const module of modules) letGoOfImports(module);
      return world;
    }),
  );
  await until(() => {
    collect();
    return worlds.every((world) => world.deref() === undefined);
  }, 'the worlds to be collected');
  expect(worlds.map((world) => world.deref())).toEqual([undefined, undefined, undefined]);
});
