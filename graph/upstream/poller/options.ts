import type { RestClient } from '../client/client.ts';

/** Options of a poller. */
export interface PollerOptions<R> {
  /** Name of the resource, for topics, metrics and logs. */
  resource: string;
  /** Pause between two polls, in milliseconds; 60 s by default (MON-02, CON-01). */
  intervalMs?: number;
  /** Pause while something is in a transitional state; 5 s by default (CON-01). */
  fastIntervalMs?: number;
  /** Reads all rows of an organization: one or few REST calls with the given client, which shares nothing. */
  fetch(rest: RestClient, customerId: string): Promise<readonly R[]>;
  /**
   * A smaller call that needs the very right that `fetch` needs and names the same organization, for authorising each
   * subscriber; `fetch` itself by default. Give one where the rows of an organization can be many.
   */
  authorise?(rest: RestClient, customerId: string): Promise<unknown>;
  /** Key of a row. */
  keyOf(row: R): string;
  /** True if a row is on its way from one state to another. */
  isTransitional(row: R): boolean;
  /** The part of a row whose change is news; all of it by default. */
  comparable?(row: R): unknown;
}
