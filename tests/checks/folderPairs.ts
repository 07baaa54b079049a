import { posix } from 'node:path';
import { projectFiles, read, type Check } from './check.ts';
import { listImports } from './imports.ts';

const CODE = /\.(tsx?|m?js)$/;
const GENERATED = /(\.generated\.ts|__generated__\/.*)$/;
/** Rooms whose folders import each other in one direction only. Areas of the web app count as one folder each. */
const ROOMS = ['fixtures', 'resolvers', 'web/areas'];
const AREA = /^web\/areas\/[^/]+/;

const folderOf = (path: string) => AREA.exec(path)?.[0] ?? posix.dirname(path);

/** Pairs of folders that import each other, each with one import in either direction. */
export function folderPairs(files: ReadonlyMap<string, string>): string[] {
  const examples = new Map<string, string>();
  for (const [path, text] of files) {
    const from = folderOf(path);
    for (const { to, line } of listImports(path, text)) {
      const other = folderOf(to);
      const key = `${from} ${other}`;
      if (from !== other && files.has(to) && !examples.has(key))
        examples.set(key, `${path}:${line} imports ${to}`);
    }
  }
  return [...examples].flatMap(([key, example]) => {
    const [from = '', other = ''] = key.split(' ');
    const back = examples.get(`${other} ${from}`);
    return from < other && back !== undefined ? [`${from} and ${other}: ${example}, ${back}.`] : [];
  });
}

/** No two folders of a room import each other. */
export const oneWayFolders: Check = {
  name: 'folders import one way',
  run: async () => {
    const paths = (await projectFiles()).filter(
      (path) => CODE.test(path) && !GENERATED.test(path) && ROOMS.some((room) => path.startsWith(`${room}/`)),
    );
    return folderPairs(new Map(paths.map((path) => [path, read(path)])));
  },
};
