import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { customers, plans } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { mediaPackages } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { backends } from '../../support/backends.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo } from '../worlds/mediaWorld.ts';
import { webVideoWorld, type Refused, type WebVideoWorld } from '../worlds/webVideoWorld.ts';

const H264 = 'avc1.640033,mp4a.40.2';
const HEVC = 'hvc1.1.6.L153.B0,mp4a.40.2';
const AV1 = 'av01.0.12M.08,mp4a.40.2';

describe.each(await backends())('the picture of a web video on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let world: WebVideoWorld;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    world = await webVideoWorld(platform);
  });

  /** A saved video with such a picture. */
  async function pictured(picture: { width: number; height: number; codecs?: string }): Promise<string> {
    const { db } = platform.services;
    const [sample] = await db.select().from(mediaPackages).where(eq(mediaPackages.id, 'lecture'));
    const id = randomUUID();
    await db.insert(mediaPackages).values({ ...sample!, id, codecs: H264, ...picture, sample: false });
    return insertVideo(platform, world.customerId, { title: 'Lecture', packageId: id });
  }
  async function onPlan(name: string | null): Promise<void> {
    const { db } = platform.services;
    const [plan] =
      name === null
        ? []
        : await db
            .select()
            .from(plans)
            .where(like(plans.name, `%${name}`));
    const webPlanId = plan?.uuid ?? null;
    await db.update(customers).set({ webPlanId }).where(eq(customers.uuid, world.customerId));
  }
  const begin = async (mediaId: string) => {
    const { status, body } = await world.begin({ mediaId });
    return { status, body: body as Refused };
  };

  it.each([
    ['lying', { width: 3840, height: 2160 }],
    ['upright', { width: 2160, height: 3840 }],
  ])('EPR-06 EVT-15 in 4K, %s, it is started with an Enterprise 4K subscription only', async (_how, size) => {
    const mediaId = await pictured(size);
    await onPlan('Pro');
    expect(await begin(mediaId)).toMatchObject({
      status: 402,
      body: { code: 'LIMIT', reason: 'VIDEO_NEEDS_PLAN', field: 'mediaId' },
    });
    await onPlan(null);
    expect(await begin(mediaId)).toMatchObject({
      status: 402,
      body: { reason: 'VIDEO_NEEDS_A_PLAN', parameters: { needed: 'Enterprise 4K' } },
    });
    await onPlan('Enterprise 4K');
    expect((await begin(mediaId)).status).toBe(201);
  });

  it('EPR-06 what is smaller than 4K needs no such plan', async () => {
    await onPlan('Pro');
    expect((await begin(await pictured({ width: 3838, height: 2158 }))).status).toBe(201);
  });

  it.each([
    ['HEVC', HEVC],
    ['AV1', AV1],
  ])('EPR-07 in 4K and %s it goes to no web channel; the refusal names it', async (codec, codecs) => {
    await onPlan('Enterprise 4K');
    expect(await begin(await pictured({ width: 3840, height: 2160, codecs }))).toMatchObject({
      status: 409,
      body: {
        ...{ code: 'CONFLICT', reason: 'PRESET_FEEDS_WEB', field: 'mediaId' },
        parameters: { codec, names: '“Main”' },
      },
    });
    // In less than 4K it may.
    expect((await begin(await pictured({ width: 1920, height: 1080, codecs }))).status).toBe(201);
  });

  it('EPR-06 what was refused has started nothing', async () => {
    await onPlan('Pro');
    await begin(await pictured({ width: 3840, height: 2160 }));
    const list = `/api/v3/customers/${world.customerId}/webevents/historical`;
    expect((await world.call<object[]>('GET', list)).body).toEqual([]);
  });
});
