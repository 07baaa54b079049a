import { request } from './request.ts';
import { TrackDocument } from './session.generated.ts';

/** Shares of sessions whose trail goes along: none of those without an error, all of those with one (APP-19). */
export const SAMPLING = { replay: 0, replayOnError: 1 } as const;
const LONGEST_TRAIL = 20;

const IGNORED = [
  /network ?error/i,
  /failed to fetch/i,
  /load failed/i,
  /nothing answered/i,
  /resizeobserver loop/i,
  /time(d[- ]?)?\s?out/i,
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
];

const trail: string[] = [];

/** True if an error is the product's: not the network's, the browser's or a release's (APP-17, APP-18). */
export function isReportable(error: unknown): boolean {
  const { name, message } = described(error);
  return name !== 'AbortError' && !IGNORED.some((pattern) => pattern.test(`${name} ${message}`));
}

/** True if a part of the app could not be fetched, as happens to an open page when a new release is out. */
export function isLoadFailure(error: unknown): boolean {
  return /dynamically imported module|importing a module script|unable to preload css/i.test(
    described(error).message,
  );
}

/** Remembers where the person went, to go along with an error. */
export function leaveTrail(path: string): void {
  trail.push(path);
  if (trail.length > LONGEST_TRAIL) trail.shift();
}

/** Sends an error to the graph's event log, unless it is one to ignore. */
export function report(error: unknown, where: string): void {
  if (!isReportable(error)) return;
  const { name, message, stack } = described(error);
  const props = [
    { name: 'where', value: where },
    { name: 'path', value: location.pathname },
    { name: 'error', value: `${name}: ${message}`.slice(0, 500) },
    { name: 'stack', value: (stack ?? '').slice(0, 2000) },
    ...(Math.random() < SAMPLING.replayOnError ? [{ name: 'trail', value: trail.join(' > ') }] : []),
  ];
  request(TrackDocument, { input: { event: 'app.error', props } }).catch((failure: unknown) => {
    console.warn('The error could not be reported:', failure);
  });
}

/** Reports what nothing in the app caught. */
export function installErrorReporter(): void {
  window.addEventListener('error', (event) => report(event.error ?? event.message, 'window'));
  window.addEventListener('unhandledrejection', (event) => report(event.reason, 'promise'));
}

function described(error: unknown): { name: string; message: string; stack?: string } {
  if (error instanceof Error) return error;
  return { name: 'Error', message: String(error) };
}
