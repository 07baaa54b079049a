import { AllowedInside } from '../../../fixtures/shared/privateAddresses.ts';
import { openStandIn } from '../../../fixtures/demo/socialNetworks/standIn.ts';
import { tapNetwork, type NetworkTap } from '../../support/networkTap.ts';
import type { TestPlatform } from '../../support/platform.ts';
import type { Kind } from './socialWorld.ts';

const KINDS = ['FACEBOOK', 'YOUTUBE'] as const;
const HERE = new AllowedInside(['127.0.0.1']);

/** Networks that a platform reaches by way of a tap. */
export interface TappedNetworks {
  tap: NetworkTap;
  /** Has a network reached by way of the tap, or, at another address, not at all. */
  reach(kind: Kind, apiUrl?: string): void;
  /** Requests below a path since the last call, oldest first. */
  toldAt(method: string, path: RegExp): Record<string, unknown>[];
  close(): Promise<void>;
}

/** Opens a stand-in of a test's own for both networks, with a tap before it. */
export async function tappedNetworks(platform: TestPlatform): Promise<TappedNetworks> {
  const { social, sealing } = platform.services;
  const { returnAddress } = social;
  const standIn = await openStandIn({ port: 0, clock: platform.clock, sealing, returnAddress });
  const tap = await tapNetwork(standIn);
  const reach = (kind: Kind, apiUrl?: string) =>
    social.add(kind, { ...tap.settingsOf(kind), ...(apiUrl !== undefined && { apiUrl }) }, HERE);
  for (const kind of KINDS) reach(kind);
  return {
    tap,
    reach,
    toldAt: (method, path) =>
      tap.told.filter((one) => one.method === method && path.test(one.path)).map(({ body }) => body),
    async close() {
      tap.close();
      await standIn.close();
    },
  };
}
