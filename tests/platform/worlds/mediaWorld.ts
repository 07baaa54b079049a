import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashSecret } from '../../../fixtures/platform/kernel/secrets/secrets.ts';
import { accessTokens } from '../../../fixtures/platform/kernel/db/schema/core.ts';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import {
  buildSearchText,
  type MediaItemRow,
} from '../../../fixtures/platform/domains/media/items/mediaItems.ts';
import {
  requestPackages,
  runPackagingJobs,
} from '../../../fixtures/platform/domains/media/packaging/packagingJobs.ts';
import { seedCustomers } from '../../../fixtures/demo/seed/customers.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import type { SeedFunction } from '../../../fixtures/demo/seed/run.ts';
import type { TestPlatform } from '../../support/platform.ts';

/** Filling a fresh PostgreSQL database takes a while on a busy machine. */
export const START_LIMIT_MS = 300_000;

export const HARBOUR = CUSTOMERS.harbour;
export const HARBOUR_ADMIN = 'admin@harbour.example';

/** The demo accounts and one package to play, without the libraries. */
export const accountsAndPackage: SeedFunction = async (services) => {
  await seedCustomers(services);
  await requestPackages(services, ['lecture']);
  await runPackagingJobs(services);
};

/** An organization of a test's own with an admin in it: its id and the admin's access token. */
export async function newOrganisation(
  platform: TestPlatform,
  values: Parameters<TestPlatform['createCustomer']>[0] = {},
): Promise<{ customerId: string; token: string }> {
  const customerId = await platform.createCustomer(values);
  const { userName } = await platform.createUser(customerId);
  return { customerId, token: await platform.signIn(userName) };
}

/** A finished video of forty seconds, but for what is given. Answers its id. */
export async function insertVideo(
  platform: TestPlatform,
  customerId: string,
  values: Partial<MediaItemRow> = {},
): Promise<string> {
  const now = platform.clock.now();
  const row: MediaItemRow = {
    mediaId: randomUUID(),
    customerId,
    title: 'Video',
    description: null,
    tags: [],
    lengthMs: 40_000,
    startTime: now,
    createdAt: now,
    changedAt: now,
    readyAt: null,
    state: 'completed',
    processingState: 'COMPLETE',
    processingPercent: 100,
    retriedState: null,
    errorKind: null,
    kind: 'ON_DEMAND',
    mediaSource: 'UPLOADED',
    publishState: 'published',
    hasThumbnail: true,
    picture: 1,
    hostedRegion: null,
    sizeBytes: 1000,
    packageId: 'lecture',
    repeats: 1,
    searchText: '',
    revision: 1,
    thumbnailVersion: null,
    ...values,
  };
  await platform.services.db.insert(mediaItems).values({ ...row, searchText: buildSearchText(row) });
  return row.mediaId;
}

/** Follows `nextUrl` from a list's first page to its end; answers the pages. */
export async function allPages<T>(platform: TestPlatform, token: string, path: string): Promise<T[][]> {
  const pages: T[][] = [];
  for (let next: string | null = path; next !== null;) {
    const answer: { body: { items: T[]; nextUrl: string | null } } = await platform.call('GET', next, {
      token,
    });
    pages.push(answer.body.items);
    next = answer.body.nextUrl === null ? null : answer.body.nextUrl.slice(platform.url.length);
  }
  return pages;
}

/**
 * Addresses of whoever has an access token: `of(customerId, 'media id/file')`, also of what the platform would give out
 * no address for.
 */
export async function watcher(
  platform: TestPlatform,
  token: string,
): Promise<(customerId: string, path: string) => string> {
  const [row] = await platform.services.db
    .select({ sessionId: accessTokens.sessionId })
    .from(accessTokens)
    .where(eq(accessTokens.hash, hashSecret(token)));
  return (customerId, path) => {
    const [contentId = ''] = path.split('/');
    const grant = { by: 'session', id: row?.sessionId ?? '' } as const;
    const leave = platform.services.addresses.sign({ customerId, contentId }, grant);
    return `${platform.url}/stream/${customerId}/${path}?token=${leave.token}`;
  };
}

/** Playback URL for a token, by REST path. */
export async function playbackAt(platform: TestPlatform, token: string, path: string): Promise<string> {
  const { status, body } = await platform.call<{ hlsUrl: string }>('GET', `${path}/playback`, { token });
  if (status !== 200) throw new Error(`${path}/playback answers ${status}.`);
  return body.hlsUrl;
}

/** Names of the segments in a manifest, without their leave. */
export function segmentsIn(manifest: string): string[] {
  return [...manifest.matchAll(/^([^#?\n]+\.m4s)\b/gm)].map(([, file]) => file as string);
}
