import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Time that a start waits for a previous process to end. */
export const PREDECESSOR_MS = 8_000;
const LOOK_MS = 100;

/**
 * Throws an Error that names the variable to change when something already listens on a port, and still does after
 * `waitMs`: it may be what a start before this one leaves behind for a moment.
 */
export async function requireFreePort(port: number, variable: string, waitMs = 0): Promise<void> {
  let problem = await tryPort(port);
  for (let waited = 0; problem === 'EADDRINUSE' && waited < waitMs; waited += LOOK_MS) {
    await wait(LOOK_MS);
    problem = await tryPort(port);
  }
  if (!problem) return;
  const reason =
    problem === 'EADDRINUSE' ? `Port ${port} is in use.` : `Port ${port} cannot be opened (${problem}).`;
  throw new Error(
    `${reason} Set ${variable} to another one, for example ${variable}=${port + 100} npm start.`,
  );
}

function tryPort(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, () => probe.close(() => resolve(null)));
  });
}

/** The port a variable names, or its default; throws an Error that names the variable when it is no port. */
export function readPort(variable: string, otherwise: number): number {
  const text = process.env[variable] || String(otherwise);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${variable} must be a port from 1 to 65535, not "${text}".`);
  }
  return port;
}
