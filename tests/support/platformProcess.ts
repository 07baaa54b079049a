import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { scratchDatabase } from './postgres.ts';
import { programFile } from './programFile.ts';
import { migratedPostgres } from './template.ts';

/** The platform as a process of its own. */
export interface PlatformProcess {
  url: string;
  /** Password printed for the first admin. Empty at later starts. */
  firstPassword: string;
  pid: number;
  /** Sends a signal and waits for the end; answers the exit code, null when the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Storage of a process outside its folder. */
export interface ProcessDatabase {
  /** Variables that name it; none without a PostgreSQL server, and it is PGlite in the folder then. */
  variables: Record<string, string>;
  drop(): Promise<void>;
}

/**
 * A database for processes that are tested for something else than their storage, with tables and no rows: they are
 * there in a fifth of the time.
 */
export async function processDatabase(): Promise<ProcessDatabase> {
  const template = await migratedPostgres();
  const scratch = template === null ? null : await scratchDatabase(template);
  return {
    variables: scratch ? { DATABASE_URL: scratch.url } : {},
    drop: async () => scratch?.drop(),
  };
}

/**
 * Starts the platform on a data folder, with further variables, empty unless it is to have the demo. Rejects
 * with what it said when it ends before it is ready.
 */
export async function startPlatformProcess(
  dataDir: string,
  environment: Record<string, string> = {},
  seed: 'empty' | 'demo' = 'empty',
): Promise<PlatformProcess> {
  const child = spawn(
    process.execPath,
    [await programFile('fixtures/platform/server/main.ts'), ...(seed === 'empty' ? ['--empty'] : [])],
    {
      env: {
        ...cleanEnvironment(),
        PLATFORM_PORT: '0',
        RTMP_PORT: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const { url, firstPassword } = await ready(child);
  return {
    url,
    firstPassword,
    pid: child.pid ?? 0,
    async end(signal) {
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

async function ready(child: ChildProcess): Promise<{ url: string; firstPassword: string }> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /platform ready at (\S+)/.exec(said)?.[1];
      const firstPassword = /first admin \S+, password (\S+) /.exec(said)?.[1] ?? '';
      if (url) resolve({ url, firstPassword });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The platform ended with code ${code}. ${said.trim()}`)));
  });
}

/** Without the options that Jest needs and a setting that a developer's shell may have. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, DATABASE_URL: _url, ...rest } = process.env;
  return rest;
}
