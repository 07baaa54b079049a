import type { RestClient } from '../client/client.ts';
import { listReadiness, type ReadinessRecord, type ScheduleItemRecord } from '../rest/events/events.ts';
import { createLoader } from './createLoader.ts';

type Time = Pick<ScheduleItemRecord, 'id' | 'customerId' | 'uuid' | 'startDay' | 'endDay'>;

/** True if times of events can take place as planned. */
export interface ReadinessLoader {
  /** Null for what is not judged: it is over. */
  load(time: Time): Promise<ReadinessRecord | null>;
}

/**
 * True if what lies ahead can take place: one call for the times of an organization that are asked for together,
 * however many,
 * over the span that they lie in; and of these alone where all are of one event.
 */
export function readinessLoader(rest: RestClient): ReadinessLoader {
  const times = new Map<string, Time>();
  const loader = createLoader<string, ReadinessRecord>({
    async load(ids) {
      const asked = ids.map((id) => times.get(id)!);
      const customerIds = [...new Set(asked.map(({ customerId }) => customerId))];
      const answers = customerIds.map((customerId) =>
        judged(
          rest,
          customerId,
          asked.filter((time) => time.customerId === customerId),
        ),
      );
      return (await Promise.all(answers)).flat();
    },
    keyOf: ({ occurrenceId }) => occurrenceId,
  });
  return {
    load(time) {
      times.set(time.id, time);
      return loader.load(time.id);
    },
  };
}

function judged(rest: RestClient, customerId: string, times: readonly Time[]): Promise<ReadinessRecord[]> {
  const scheduleId = times[0]!.uuid;
  // Moments are written alike, so their words stand in the order of time.
  const startTime = times.reduce(
    (first, { startDay }) => (startDay < first ? startDay : first),
    times[0]!.startDay,
  );
  const endTime = times.reduce((last, { endDay }) => (endDay > last ? endDay : last), times[0]!.endDay);
  const isOfOne = times.every(({ uuid }) => uuid === scheduleId);
  return listReadiness(rest, customerId, { startTime, endTime, ...(isOfOne && { scheduleId }) });
}
