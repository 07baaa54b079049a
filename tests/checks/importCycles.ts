import { projectFiles, read, type Check } from './check.ts';
import { listImports } from './imports.ts';

const CODE = /\.(tsx?|m?js)$/;

/** The files that import each other in a circle, each circle sorted by name. */
export function findCycles(files: ReadonlyMap<string, string>): string[][] {
  const imports = new Map(
    [...files].map(([path, text]) => [
      path,
      listImports(path, text)
        .map(({ to }) => to)
        .filter((to) => files.has(to)),
    ]),
  );
  // Tarjan: a file and those that it reaches and that reach it have the lowest number of them all in common.
  const number = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (path: string): void => {
    number.set(path, number.size);
    lowest.set(path, number.get(path)!);
    open.push(path);
    for (const to of imports.get(path) ?? []) {
      if (!number.has(to)) visit(to);
      if (open.includes(to)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(to)!));
    }
    if (lowest.get(path) !== number.get(path)) return;
    const circle = open.splice(open.indexOf(path));
    if (circle.length > 1) cycles.push(circle.sort());
  };
  for (const path of imports.keys()) if (!number.has(path)) visit(path);
  return cycles;
}

/** No file imports, by whatever way round, one that imports it. */
export const importCycles: Check = {
  name: 'import cycles',
  run: async () => {
    const paths = (await projectFiles()).filter((path) => CODE.test(path));
    const cycles = findCycles(new Map(paths.map((path) => [path, read(path)])));
    return cycles.map((circle) => `${circle.length} files import each other: ${circle.join(', ')}`);
  },
};
