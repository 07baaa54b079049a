import type { Trusts } from '../../graph/engine/trusted.ts';
import { DEMO_PASSWORD } from '../../fixtures/demo/seed/ids.ts';
import type { SeedChoice } from '../../fixtures/demo/seed/run.ts';
import { startTestGraph, type TestGraph } from '../support/graph.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { until as untilHeld } from '../support/until.ts';
import { GraphClient } from './client.ts';
import { createPollClock, type PollClock } from './pollClock.ts';

/** The real graph over the real platform, both listening, with a clock that only the test moves. */
export interface World {
  platform: TestPlatform;
  graph: TestGraph;
  /** Time of both, and the graph's pauses between two polls. */
  polls: PollClock;
  /** A browser that has signed in with a demo account. */
  signIn(userName: string): Promise<GraphClient>;
  /** A browser that has not. */
  visitor(): GraphClient;
  /** Requests that reached the platform while something was done, as `GET /path`, without the checks of rights. */
  callsOf(action: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
}

/** Periodic request of the graph, ignored when counting. */
const RIGHTS_CHECK = '/internal/api/v1/sessions/scopes';

/** Maximum time to start a world on a busy machine, in milliseconds. */
export const START_MS = 300_000;

/**
 * Starts a world. `env` goes to the graph's configuration, for example `REST_TELEMETRY`; `seed: 'demo'` brings the
 * year of viewer data, too; `trusts` says what a browser may ask that has not signed in, beside what the web app asks.
 */
export async function openWorld(
  options: {
    env?: (platformUrl: string) => Record<string, string>;
    seed?: SeedChoice;
    trusts?: Trusts;
  } = {},
): Promise<World> {
  const platform = await startTestPlatform(options.seed ? { seed: options.seed } : {});
  const polls = createPollClock(platform.clock);
  const graph = await startTestGraph({
    platformUrl: platform.url,
    clock: polls,
    env: options.env?.(platform.url),
    ...(options.trusts && { trusts: options.trusts }),
  });
  const visitor = () => new GraphClient(graph.url);

  return {
    platform,
    graph,
    polls,
    visitor,
    async signIn(userName) {
      const client = visitor();
      await client.signIn(userName, DEMO_PASSWORD);
      return client;
    },
    async callsOf(action) {
      await platform.forgetRequests();
      await action();
      return (await platform.requests())
        .filter(({ path }) => path !== RIGHTS_CHECK)
        .map(({ method, path }) => `${method} ${path}`);
    },
    async close() {
      await graph.close();
      await platform.close();
    },
  };
}

/** Waits until a condition holds. */
export function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  return untilHeld(condition, 'the condition');
}
