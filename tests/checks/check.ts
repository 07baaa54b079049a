import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder. */
export const ROOT = dirname(dirname(import.meta.dirname));

/** Something that must hold of the work tree. */
export interface Check {
  name: string;
  /** Problems, a line or paragraph each. Empty if there are none. */
  run(): Promise<string[]>;
}

/** A file of the project as text; an empty string when it is missing. */
export function read(path: string, root = ROOT): string {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return '';
  }
}

/** Runs a program in the project's folder and answers its exit code and everything it printed. */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

// The type checker and what looks at promises with it are written in Go, whose collector otherwise keeps other
// processors busy that other checks have work for.
const FRUGAL = { GOMAXPROCS: '1', GOGC: '200' };

/** A check that a program of a package holds: its output is the problem when it ends with anything but 0. */
export function program(name: string, bin: string, ...args: string[]): Check {
  return {
    name,
    run: async () => {
      const program = join(ROOT, 'node_modules', bin);
      const { code, output } = await run(process.execPath, [program, ...args], FRUGAL);
      return code === 0 ? [] : [output.trim() || `${bin} ended with ${code}`];
    },
  };
}

/** The files that belong to the project: known to git or about to be, not ignored. */
export async function projectFiles(): Promise<string[]> {
  const { output } = await run('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
  ]);
  return output.split('\n').filter((path) => path && read(path) !== '');
}
