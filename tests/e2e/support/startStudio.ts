import { spawn } from 'node:child_process';
import { join } from 'node:path';

interface Addresses {
  studio: string;
  platform: string;
  door: string;
  outbox: string;
}

/** Playwright's global set-up: starts the studio, and answers what stops it. Workers find it by STUDIO_URL. */
// oxlint-disable-next-line house/named-exports -- Playwright takes the default export.
export default async function startStudio(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'studio.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const addresses = await new Promise<Addresses>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Addresses));
    child.once('exit', (code) => reject(new Error(`The studio did not start (exit code ${code}).`)));
  });
  process.env.STUDIO_URL = addresses.studio;
  process.env.PLATFORM_URL = addresses.platform;
  process.env.STUDIO_DOOR = addresses.door;
  process.env.STUDIO_OUTBOX = addresses.outbox;
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
