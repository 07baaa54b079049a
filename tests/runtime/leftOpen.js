import { setTimeout as pause } from 'node:timers/promises';

/** What ends beside the tests, such as a child that was told to, gets five seconds. */
const LOOKS = 500;

/** What keeps this process from its end: sockets, servers, children and watchers; timers cannot be told apart. */
export function openNow() {
  return new Set(process._getActiveHandles().filter((handle) => !isStandard(handle)));
}

/** What has been opened since and still keeps the process from its end, in words; waits a little for it to end. */
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
