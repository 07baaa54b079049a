import { setTimeout as pause } from 'node:timers/promises';

/** Processes that are shutting down get five seconds. */
const LOOKS = 500;

/** Handles that keep this process alive: sockets, servers, children, and watchers. Timers cannot be identified. */
export function openNow() {
  return new Set(process._getActiveHandles().filter((handle) => !isStandard(handle)));
}

/** Describes new handles that keep the process alive, after waiting briefly for them to close. */
export async function leftOpen(before, looks = LOOKS) {
  const leftNow = () => [...openNow()].filter((handle) => !before.has(handle));
  let left = leftNow();
  for (let look = 0; left.length > 0 && look < looks; look += 1) {
    await pause(10);
    left = leftNow();
  }
  return left.map(nameOf);
}

/** Input, output and errors of the process, which their first use makes; they are no file's own. */
function isStandard({ fd }) {
  return fd === 0 || fd === 1 || fd === 2;
}

function nameOf(handle) {
  const kind = handle.constructor.name;
  if (handle.listening) return `${kind} that listens at ${JSON.stringify(handle.address())}`;
  if (handle.remotePort) return `${kind} to port ${handle.remotePort}`;
  if (handle.spawnargs) return `${kind}: ${handle.spawnargs.join(' ')}`;
  return kind;
}
