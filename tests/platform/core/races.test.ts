import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { and, count, eq, gt } from 'drizzle-orm';
import { plans } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { encoders } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { encoderVideos } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import { mediaItems, playlists } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { posts } from '../../../fixtures/platform/kernel/db/schema/posts.ts';
import { secondFactors } from '../../../fixtures/platform/kernel/db/schema/secondFactors.ts';
import { webhooks } from '../../../fixtures/platform/kernel/db/schema/webhooks.ts';
import { uploads } from '../../../fixtures/platform/kernel/db/schema/uploads.ts';
import { uploadFile } from '../../../fixtures/platform/domains/media/uploads/storage.ts';
import { completeUpload } from '../../../fixtures/platform/domains/media/uploads/uploads.ts';
import { CONTACTS, CUSTOMERS, DEMO_PASSWORD, USERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  LIVE_DESTINATION_IDS,
  PRESET_IDS,
  QR_OVERLAY_IDS,
  RTMP_DESTINATION_IDS,
  DESTINATION_GROUP_IDS,
  WEB_CHANNEL_IDS,
  SOCIAL_ACCOUNT_IDS,
  WEB_PRESET_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

/** Rounds of two changes at a time; the fault that this is about lost 19 of 20. */
const ROUNDS = 8;
const LONG_MS = 300_000;

/** Two changes to different fields of one thing: after both, both hold. */
interface TwoFields {
  path: string;
  fields: (round: number) => [Record<string, unknown>, Record<string, unknown>];
  /** Expected final state. By default, the result of an empty change. */
  read?: () => Promise<Record<string, unknown>>;
}
/** Two changes that exclude each other: one is made, and the other refused with this status. */
interface OneWins {
  path: string;
  bodies: () => Promise<[unknown, unknown]>;
  refused: number;
}

describe.each(await backends())('changes at the same time on $name', (backend) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let token: string;
  const two: Record<string, TwoFields> = {};
  const one: Record<string, OneWins> = {};
  const patch = (path: string, body: unknown) =>
    platform.call<Record<string, unknown>>('PATCH', path, { token, body });
  const get = async <T>(path: string) => (await platform.call<T>('GET', path, { token })).body;

  beforeAll(async () => {
    ({ platform, close } = await backend.start());
    token = await platform.signIn('admin@harbour.example');
    const { db } = platform.services;
    const ofHarbour = eq(mediaItems.customerId, CUSTOMERS.harbour);
    const [media] = await db
      .select()
      .from(mediaItems)
      .where(and(ofHarbour, eq(mediaItems.state, 'completed'), gt(mediaItems.lengthMs, 60_000)))
      .limit(1);
    const [list] = await db
      .select()
      .from(playlists)
      .where(eq(playlists.customerId, CUSTOMERS.harbour))
      .limit(1);
    const [video] = await db
      .select()
      .from(encoderVideos)
      .where(eq(encoderVideos.encoderChannelId, CHANNEL_IDS.main))
      .limit(1);
    const newCue = async (path: string) => {
      const body = { name: 'Mark', position: '00:00:01.000', visibility: 'private' };
      const { body: cue } = await platform.call<{ uuid: string }>('POST', path, { token, body });
      return `${path}/${cue.uuid}`;
    };
    const cueFields: TwoFields['fields'] = (round) => [
      { name: `Mark ${round}` },
      { position: `00:00:0${round % 10}.500` },
    ];
    const numbered = (
      field: string,
      other: string,
      value: (round: number) => unknown,
    ): TwoFields['fields'] => {
      return (round) => [{ [field]: `Name ${round}` }, { [other]: value(round) }];
    };
    two['C-242'] = {
      path: `/media-metadata/api/v1/playlists/${list!.id}`,
      fields: numbered('name', 'rolling', (round) => round % 2 === 0),
    };
    two['C-223'] = {
      path: `/media-metadata/api/v1/media/${media!.mediaId}`,
      fields: numbered('title', 'description', (round) => `About ${round}`),
    };
    two['C-019'] = {
      path: `/api/v3/customers/${CUSTOMERS.harbour}/librarysettings`,
      fields: (round) => [{ deleteAfterEnabled: round % 2 === 0 }, { deleteAfterDays: 20 + round }],
    };
    two['C-089'] = {
      path: `/api/v3/encoderprofiles/${PRESET_IDS.hd30Mobile}`,
      fields: numbered('name', 'audioChannels', (round) => (round % 2 ? 2 : 4)),
    };
    two['C-146'] = {
      path: `/api/v3/rtmp/destination/${RTMP_DESTINATION_IDS.campusTv}`,
      fields: numbered('name', 'viewUrl', (round) => `https://tv.example.com/${round}`),
    };
    two['C-128'] = {
      path: `/api/v3/contentdestinations/${LIVE_DESTINATION_IDS.web}`,
      fields: numbered('title', 'description', (round) => `About ${round}`),
    };
    two['C-141'] = {
      path: `/api/v4/customers/${CUSTOMERS.harbour}/destinationgroups/${DESTINATION_GROUP_IDS.youth}`,
      fields: numbered('name', 'softwareEncoderEnabled', (round) => round % 2 === 0),
    };
    two['C-157'] = {
      path: `/api/v3/webeventprofiles/${WEB_CHANNEL_IDS.youth}`,
      fields: numbered('name', 'deleteAfter', (round) => 10 + round),
    };
    two['C-165'] = {
      path: `/api/v3/webencoderprofiles/${WEB_PRESET_IDS.spanish}`,
      fields: numbered('name', 'deinterlace', (round) => round % 2 === 0),
    };
    two['C-176'] = {
      path: `/hotspots/api/v1/urls/${QR_OVERLAY_IDS.give}`,
      fields: numbered('name', 'customLabel', (round) => `Label ${round}`),
    };
    two['C-181'] = {
      path: `/api/v3/socialmedia/${SOCIAL_ACCOUNT_IDS.facebook}`,
      fields: (round) => [
        { name: `Name ${round}` },
        { crosspostDestinationIds: round % 2 === 0 ? ['1048576003'] : ['1048576004'] },
      ],
    };
    two['C-071'] = {
      path: `/api/v3/encoders/${ENCODER_IDS.chapel}`,
      fields: numbered('name', 'lanMode', (round) => round % 2 === 0),
    };
    two['C-102'] = {
      path: `/api/v3/eventprofiles/${CHANNEL_IDS.main}`,
      fields: numbered('name', 'deleteAfter', (round) => 10 + round),
    };
    two['C-095'] = {
      path: `/marathon/api/v1/automations/${ENCODER_IDS.chapel}`,
      fields: (round) => [{ enabled: round % 2 === 0 }, { schedule: `0${round}:30` }],
    };
    for (const [call, path] of [
      ['C-266', `/cues/api/v1/media/${media!.mediaId}/cues`],
      ['C-270', `/api/v3/contentdestinations/${LIVE_DESTINATION_IDS.web}/cues`],
      ['C-274', `/api/v3/streamprofiles/${CHANNEL_IDS.main}/events/${video!.uuid}/cues`],
    ] as const) {
      two[call] = { path: await newCue(path), fields: cueFields };
    }
    // There is one field: what is raced is the making of the row, which is not there in the first round.
    two.updatePreferences = {
      path: '/api/v3/preferences',
      fields: () => [{ clock: '24' }, { clock: '24' }],
    };
    const { body: event } = await platform.call<{ uuid: string; destinations: { id: string }[] }>(
      'POST',
      `/api/v3/customers/${CUSTOMERS.harbour}/schedules`,
      {
        token,
        body: {
          ...{ name: 'Rehearsal', type: 'LIVE', timezone: 'America/New_York' },
          ...{ startLocal: '2027-02-03T10:00', duration: 3_600_000 },
          ...{ encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile },
          ...{ encoderSettingsType: 'automatic', encoderScheduleName: 'Rehearsal' },
          destinations: [{ kind: 'EMBED', webChannelId: WEB_CHANNEL_IDS.youth }],
        },
      },
    );
    two['C-115'] = {
      path: `/api/v3/schedules/${event.uuid}`,
      fields: numbered('name', 'description', (round) => `About ${round}`),
    };
    two['C-121'] = {
      path: `/api/v3/destinationschedules/${event.destinations[0]!.id}`,
      fields: numbered('title', 'description', (round) => `About ${round}`),
    };
    const now = platform.clock.now();
    const post = {
      ...{ uuid: randomUUID(), customerId: CUSTOMERS.harbour, accountId: SOCIAL_ACCOUNT_IDS.facebook },
      ...{ kind: 'FACEBOOK' as const, destinationId: '1048576001', destinationName: 'Harbour' },
      ...{ mediaId: media!.mediaId, title: 'Sermon', description: 'Sunday', privacy: 'public' as const },
      ...{ publishAt: new Date(now.getTime() + 7 * 86_400_000), step: 'PLANNED' as const, createdAt: now },
    };
    await db.insert(posts).values(post);
    two['C-152'] = {
      path: `/api/v3/posts/${post.uuid}`,
      fields: numbered('title', 'description', (round) => `About ${round}`),
    };
    two['C-194'] = {
      path: `/api/v3/venues/${USERS.harbourChapel}`,
      fields: (round) => [
        { licenseType: round % 2 ? 'pro' : 'non-prod' },
        { encoderChannelIds: [round % 2 ? CHANNEL_IDS.main : CHANNEL_IDS.chapel] },
      ],
    };
    const { body: client } = await platform.call<{ clientId: string }>(
      'POST',
      `/api/v3/customers/${CUSTOMERS.harbour}/clients`,
      { token, body: { name: 'Board', roles: ['GO_LIVE_API'], termsAccepted: true } },
    );
    const webhook = {
      ...{ uuid: randomUUID(), customerId: CUSTOMERS.harbour, clientId: client.clientId },
      ...{ url: 'http://127.0.0.1:9/', events: ['event.ended' as const], sealedSecret: '' },
      ...{ state: 'off' as const, since: now, createdAt: now },
    };
    await db.insert(webhooks).values(webhook);
    two.updateWebhook = {
      path: `/api/v3/webhooks/${webhook.uuid}`,
      fields: (round) => [
        { url: `http://127.0.0.1:9/${round}` },
        { events: [round % 2 ? 'event.started' : 'event.ended'] },
      ],
    };
    two['C-023'] = {
      path: `/api/v3/contacts/${CONTACTS.harbourSound}`,
      fields: (round) => [{ firstName: `Tobias ${round}` }, { pointOfContact: round % 2 === 0 }],
    };
    const factor = {
      ...{ id: randomUUID(), userId: USERS.harbourAdmin, kind: 'code' as const, name: 'Phone' },
      createdAt: now,
    };
    await db.insert(secondFactors).values(factor);
    // There is one field: both change the one row.
    two.renameSecondFactor = {
      path: `/api/v3/secondfactors/${factor.id}`,
      fields: (round) => [{ name: `Phone ${round}` }, { name: `Phone ${round}` }],
      read: async () => {
        const [row] = await db.select().from(secondFactors).where(eq(secondFactors.id, factor.id));
        return row!;
      },
    };
    one['C-216'] = {
      path: `/api/v3/clients/${client.clientId}`,
      bodies: async () => {
        const { revision } = await get<{ revision: number }>(`/api/v3/clients/${client.clientId}`);
        return [
          { revision, name: `Board ${revision} a` },
          { revision, roles: ['ANALYTICS_API'] },
        ];
      },
      refused: 409,
    };
    one['C-108'] = {
      path: `/api/v3/events/${video!.uuid}`,
      bodies: async () => {
        const { name } = await get<{ name: string }>(`/api/v3/events/${video!.uuid}`);
        return [
          { name: `${name} a`, seenName: name },
          { name: `${name} b`, seenName: name },
        ];
      },
      refused: 409,
    };
    one['C-202'] = {
      path: `/api/v3/users/${USERS.harbourLibrary}`,
      bodies: async () => {
        const { revision } = await get<{ revision: number }>(`/api/v3/users/${USERS.harbourLibrary}`);
        return [
          { revision, firstName: `Name ${revision} a` },
          { revision, lastName: `Name ${revision} b` },
        ];
      },
      refused: 409,
    };
    one['C-076'] = {
      path: `/api/v3/encoders/${ENCODER_IDS.chapel}/status`,
      bodies: async () => [{ requestedState: 'started' }, { requestedState: 'started' }],
      refused: 409,
    };
    one['C-078'] = {
      path: `/api/v3/encoders/${ENCODER_IDS.gallery}/network`,
      bodies: async () => {
        const { revision } = await get<{ revision: number }>(`/api/v3/encoders/${ENCODER_IDS.gallery}`);
        const cards = await get<object[]>(`/api/v3/encoders/${ENCODER_IDS.gallery}/network`);
        const named = (name: string) => ({
          revision,
          networks: cards.map((card) => ({ ...card, nicDisplayName: name })),
        });
        return [named(`${revision} a`), named(`${revision} b`)];
      },
      refused: 409,
    };
  });
  afterAll(() => close());

  test('every call that changes part of a thing is raced here', async () => {
    type Paths = Record<string, { patch?: { operationId: string } }>;
    const { paths } = await get<{ paths: Paths }>('/openapi.json');
    const changing = Object.values(paths).flatMap(({ patch: call }) => (call ? [call.operationId] : []));
    expect([...Object.keys(two), ...Object.keys(one)].sort()).toEqual(changing.sort());
  });

  test(
    'two changes to different fields at a time both hold',
    async () => {
      const lost: string[] = [];
      for (const [call, { path, fields, read }] of Object.entries(two)) {
        for (let round = 1; round <= ROUNDS; round += 1) {
          const bodies = fields(round);
          const answers = await Promise.all(bodies.map((body) => patch(path, body)));
          expect([call, answers.map(({ status }) => status)]).toEqual([call, [200, 200]]);
          const wanted = { ...bodies[0], ...bodies[1] };
          // Answering what holds now, whatever it is called on the way there.
          const after = read ? await read() : (await patch(path, {})).body;
          for (const [field, value] of Object.entries(wanted)) {
            if (JSON.stringify(after[field]) !== JSON.stringify(value))
              lost.push(`${call} ${field} of round ${round}`);
          }
        }
      }
      expect(lost).toEqual([]);
    },
    LONG_MS,
  );

  test('of two changes that exclude each other one is made', async () => {
    expect(Object.keys(one).length).toBeGreaterThan(0);
    for (const [call, { path, bodies, refused }] of Object.entries(one)) {
      const answers = await Promise.all((await bodies()).map((body) => patch(path, body)));
      expect([call, answers.map(({ status }) => status).sort()]).toEqual([call, [200, refused]]);
    }
  });

  /** An organization whose library has room for `bytes`. */
  async function withRoomFor(bytes: number): Promise<{ customerId: string; admin: string }> {
    const { db } = platform.services;
    const [vod] = await db.select().from(plans).where(eq(plans.kind, 'VOD')).limit(1);
    const plan = { ...vod!, uuid: randomUUID(), libraryTb: 0.001 };
    await db.insert(plans).values(plan);
    const customerId = await platform.createCustomer({ vodPlanId: plan.uuid });
    const [kept] = await db.select().from(mediaItems).limit(1);
    await db
      .insert(mediaItems)
      .values({ ...kept!, mediaId: randomUUID(), customerId, sizeBytes: 1e9 - bytes });
    const { userName } = await platform.createUser(customerId);
    return { customerId, admin: await platform.signIn(userName) };
  }

  test('UPL-13 of twenty uploads at a time only as many begin as the library has room for', async () => {
    const { customerId, admin } = await withRoomFor(3500);
    const body = { fileName: 'talk.mp4', sizeBytes: 1000, title: 'Talk' };
    const path = `/media-metadata/api/v1/customers/${customerId}/uploads`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => platform.call('POST', path, { token: admin, body })),
    );
    const begun = answers.filter(({ status }) => status === 201).length;
    expect([begun, answers.filter(({ status }) => status === 402).length]).toEqual([3, 17]);
  });

  test('STM-25 of two retries of a failed upload at a time one makes a new video, and both answer it', async () => {
    const { customerId, admin } = await withRoomFor(5000);
    const begun = await platform.call<{ uploadId: string; mediaId: string }>(
      'POST',
      `/media-metadata/api/v1/customers/${customerId}/uploads`,
      { token: admin, body: { fileName: 'talk.mp4', sizeBytes: 4, title: 'Talk' } },
    );
    const { uploadId, mediaId } = begun.body;
    const { services } = platform;
    await writeFile(uploadFile(services.mediaDir, uploadId), 'abcd');
    await services.db.update(uploads).set({ state: 'failed' }).where(eq(uploads.id, uploadId));
    await services.db
      .update(mediaItems)
      .set({ processingState: 'TIMED_OUT' })
      .where(eq(mediaItems.mediaId, mediaId));
    const items = await Promise.all([1, 2, 3].map(() => completeUpload(services, { id: uploadId })));
    expect(new Set(items.map((item) => item.mediaId)).size).toBe(1);
    const ofTitle = and(eq(mediaItems.customerId, customerId), eq(mediaItems.title, 'Talk'));
    expect(await services.db.select({ n: count() }).from(mediaItems).where(ofTitle)).toEqual([{ n: 1 }]);
  });

  test('REG-03 of five registrations at a time only as many software encoders register as there are licenses', async () => {
    const customerId = await platform.createCustomer();
    const { userName } = await platform.createUser(customerId);
    const register = (number: number) =>
      platform.call('POST', '/api/v3/uploaders/registration', {
        body: {
          userName,
          password: DEMO_PASSWORD,
          deviceId: randomUUID(),
          name: `Desk ${number}`,
          pluginKind: 'OBS',
        },
      });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(register));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402, 402, 402]);
    const own = eq(encoders.customerId, customerId);
    expect(await platform.services.db.$count(encoders, own)).toBe(1);
  });
});
