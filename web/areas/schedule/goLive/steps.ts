import type { GoLive_GoLiveFragment } from './GoLive.generated.ts';

export type Request = NonNullable<GoLive_GoLiveFragment['request']>;

/** The five steps of going live (GOL-01), in their order. */
export const STEPS = [
  'processing',
  'startingEncoder',
  'creatingSchedule',
  'scheduleCreated',
  'startingEvent',
] as const;
export type StepName = (typeof STEPS)[number];

/** A step: behind, at work, ahead, or where it came to nothing. */
export type StepState = 'done' | 'now' | 'next' | 'failed';

export interface Step {
  name: StepName;
  state: StepState;
  /** Duration so far, in milliseconds. Null if unknown. */
  tookMs: number | null;
}

/** Destinations that are on air, of how many; those that ended count neither here nor there. */
export function countStarted({ contentDestinations }: Request): { started: number; all: number } {
  const isOnAir = ({ state }: (typeof contentDestinations)[number]) =>
    state === 'STARTED' || state === 'WARNING';
  return { started: contentDestinations.filter(isOnAir).length, all: contentDestinations.length };
}

/** True if everything that was to start is on air, or will not be. */
export function hasStarted(request: Request): boolean {
  const isOnItsWay = request.contentDestinations.some(
    ({ state }) => state === 'IDLE' || state === 'SET_UP' || state === 'STARTING',
  );
  return request.isOnAir && !isOnItsWay;
}

/** Current step of a request: 0 to 4, or 5 when all are done. */
function placeOf({ progress, request }: GoLive_GoLiveFragment): number {
  if (!request) return 0;
  switch (progress) {
    case 'ENCODER_START_WAIT':
      return 1;
    case 'SCHEDULE_CREATE_WAIT':
      return 2;
    case 'SCHEDULE_CREATED':
      return hasStarted(request) || !request.isUnderWay ? 5 : 4;
    case 'FAILED':
    case 'TIMED_OUT':
      return request.encoderStartedAt === null ? 1 : 2;
    case 'NOT_EXIST':
      return 0;
  }
}

/** The steps of a request with how far each is, as the server tells them; only the one at work counts on by the clock. */
export function listGoLiveSteps(goLive: GoLive_GoLiveFragment, now: number): Step[] {
  const { progress, request } = goLive;
  const place = placeOf(goLive);
  const hasFailed = progress === 'FAILED' || progress === 'TIMED_OUT';
  return STEPS.map((name, at) => ({
    name,
    state: at < place ? 'done' : at > place ? 'next' : hasFailed ? 'failed' : 'now',
    tookMs:
      request && at <= place ? took(name, request, progress, at === place && !hasFailed ? now : null) : null,
  }));
}

function took(
  name: StepName,
  request: Request,
  progress: GoLive_GoLiveFragment['progress'],
  now: number | null,
): number | null {
  const { requestedAt, encoderStartedAt, progressAt } = request;
  const since = (from: string | null, to: string | null) => {
    const end = to === null ? now : Date.parse(to);
    return from === null || end === null ? null : Math.max(0, end - Date.parse(from));
  };
  switch (name) {
    case 'startingEncoder':
      return since(requestedAt, encoderStartedAt);
    case 'creatingSchedule':
      return since(encoderStartedAt, progress === 'SCHEDULE_CREATED' ? progressAt : null);
    case 'startingEvent':
      return now === null ? null : since(progressAt, null);
    default:
      return null;
  }
}
