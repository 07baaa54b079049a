// Loaded into `npm start` and into each server that it starts: a process whose parent is gone gets the signal that it
// would have got from it. A killed process cannot tell its children, and npm tells its child of no signal.
import { isMainThread } from 'node:worker_threads';

const LOOK_MS = 250;

if (isMainThread) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}
