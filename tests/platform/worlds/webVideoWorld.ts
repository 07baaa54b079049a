import { forgetOrder } from '../../../fixtures/platform/domains/destinations/webChannels/heldOrders.ts';
import { randomUUID } from 'node:crypto';
import type { ContentDestinationRecord } from '../../../fixtures/platform/domains/destinations/broadcasts/records.ts';
import { destinationStates } from '../../../fixtures/platform/domains/destinations/jobs/destinationStates.ts';
import { webVideoEnds } from '../../../fixtures/platform/domains/destinations/jobs/webVideos.ts';
import type { PlayerOrder } from '../../../fixtures/platform/domains/destinations/webChannels/orders.ts';
import type { WebChannelRecord } from '../../../fixtures/platform/domains/destinations/webChannels/records.ts';
import { REGIONS } from '../../../fixtures/demo/seed/ids.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { insertVideo, newOrganisation } from './mediaWorld.ts';

export interface Refused {
  code: string;
  reason: string;
  field?: string;
  message: string;
}

/** An organization with a web channel and a saved video to play on it. */
export async function webVideoWorld(platform: TestPlatform) {
  const { customerId, token } = await newOrganisation(platform);
  const mediaId = await insertVideo(platform, customerId, { title: 'Lecture' });
  const call = <T>(method: string, path: string, body?: unknown) =>
    platform.call<T>(method, path, { token, body });
  const newChannel = async () => {
    const loadBalancer = `web-video-${randomUUID().slice(0, 8)}`;
    const fields = { name: 'Main', loadBalancer, deleteAfter: 5, streamDelay: 90, regionId: REGIONS.europe };
    const path = `/api/v3/customers/${customerId}/webeventprofiles`;
    return (await call<WebChannelRecord>('POST', path, fields)).body;
  };
  const channel = await newChannel();
  const one = (id: string) => `/api/v3/contentdestinations/${id}`;
  const place = (more: object = {}) => ({ kind: 'EMBED', webChannelId: channel.uuid, ...more });
  const begin = (body: object = {}) =>
    call<ContentDestinationRecord[] & Refused>(
      'POST',
      `/api/v3/customers/${customerId}/contentdestinations`,
      {
        ...{ mediaId, title: 'Evening', destinations: [place()], ...body },
      },
    );
  const started = async (body: object = {}) => {
    const { status, body: answer } = await begin(body);
    if (status !== 201) throw new Error(`It was not started: ${JSON.stringify(answer)}`);
    return answer[0]!;
  };
  const read = async (id: string) => (await call<ContentDestinationRecord>('GET', one(id))).body;
  /** Lets seconds pass, second by second as the platform's own steps do. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      platform.clock.advance(1_000);
      await webVideoEnds.step(platform.services);
      await destinationStates.step(platform.services);
    }
  };
  const reach = async (id: string, seconds: number, status: string) => {
    await pass(seconds);
    const found = (await read(id)).status;
    if (found !== status) throw new Error(`It is ${found} instead of ${status}.`);
    return id;
  };
  const onAir = async (body: object = {}) => reach((await started(body)).id, 12, 'STARTED');
  const ended = async (body: object = {}, seconds = 60) => reach(await onAir(body), seconds, 'STOPPED');
  const order = async () => {
    // Discards the cached order after a direct change.
    forgetOrder(channel.embedId);
    return (await (await fetch(`${platform.url}/embed/${channel.embedId}/addresses`)).json()) as PlayerOrder;
  };
  const manifestOf = async () => {
    const { videos } = await order();
    const answer = await fetch(platform.url + videos[0]!.src);
    return { status: answer.status, text: await answer.text() };
  };
  return {
    ...{ customerId, token, mediaId, channel, call, newChannel, place, begin, started, one, read, pass },
    ...{ onAir, ended, order, manifestOf },
  };
}
export type WebVideoWorld = Awaited<ReturnType<typeof webVideoWorld>>;

/** The seconds of the segments that a manifest names. */
export const lengthIn = (manifest: string): number =>
  [...manifest.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
