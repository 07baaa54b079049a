import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../kernel/projectRoot.ts';

const SOURCES = ['web', 'schema', 'package-lock.json', 'tsconfig.json'];
const BUILT = 'web/dist/index.html';

/** Builds the web app when `web/dist` is missing or older than any of its sources. Throws when the build fails. */
export async function buildWebWhenStale(say: (line: string) => void): Promise<void> {
  if (!isStale()) return;
  say('Building the web app …');
  await buildWeb();
}

/** True if the built web app is missing or older than what it is built from. */
export function isStale(root: string = projectRoot): boolean {
  const built = join(root, BUILT);
  return !existsSync(built) || SOURCES.some((source) => newest(join(root, source)) > statSync(built).mtimeMs);
}

/** Time of the youngest file below a path, without what is built or fetched. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  const inside = readdirSync(path, { withFileTypes: true }).filter(
    ({ name }) => !['dist', 'node_modules', 'screenshots'].includes(name),
  );
  return Math.max(0, ...inside.map(({ name }) => newest(join(path, name))));
}

function buildWeb(): Promise<void> {
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  const build = spawn(
    process.execPath,
    [vite, 'build', '--config', 'web/vite.config.ts', '--logLevel', 'error'],
    {
      cwd: projectRoot,
      stdio: 'inherit',
    },
  );
  return new Promise((resolve, reject) => {
    build.once('error', reject);
    build.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The web app could not be built; the reason stands above.')),
    );
  });
}
