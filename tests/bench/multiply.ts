import type { Recording } from './record.ts';

/** Size of a load. */
export interface Size {
  /** Of few, calls under way merge, which flatters the graph. */
  organisations: number;
  /** Encoders of each, all on one page. */
  encoders: number;
  /** Number of concurrent connections. */
  connections: number;
}

export const SIZES = {
  /** Pages as lists have them. */
  pages: { organisations: 1000, encoders: 50, connections: 32 },
  /** The largest pages that there are; what answers them holds a megabyte for each organization. */
  rows: { organisations: 200, encoders: 1000, connections: 4 },
} satisfies Record<string, Size>;
/** Pages of an export (ANA-05). */
export const EXPORT_PAGES = 100;
/** Rows of an export page (ANA-05). */
export const EXPORT_ROWS = 1000;

/** The uuid of the n-th organization of the load. */
export function organisationId(n: number): string {
  return `b0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

/** Answers by path: four for each organization, and the caller's own. */
export function multiply(recording: Recording, { organisations, encoders: each }: Size): Map<string, Buffer> {
  const answers = new Map<string, Buffer>([
    ['/legacy/users/me', encode(recording.me)],
    ['/health', encode({ status: 'ok' })],
  ]);
  for (const [path, body] of Object.entries(recording.others)) answers.set(path, encode(body));
  for (let n = 0; n < organisations; n += 1) {
    const id = organisationId(n);
    const channels = recording.channels.map((channel, i) => ({
      ...channel,
      uuid: derived(n, 1, i),
      customerId: id,
    }));
    const presets = recording.presets.map((preset, i) => ({
      ...preset,
      uuid: derived(n, 2, i),
      customerId: id,
    }));
    const encoders = Array.from({ length: each }, (_, i) => ({
      ...recording.encoders[i % recording.encoders.length],
      uuid: derived(n, 3, i),
      customerId: id,
      name: `Encoder ${String(i + 1).padStart(String(each).length, '0')} of ${n}`,
      encoderChannelId: channels[i % channels.length]?.uuid,
      encoderPresetId: presets[i % presets.length]?.uuid,
    }));
    answers.set(
      `/api/v3/customers/${id}`,
      encode({ ...recording.customer, uuid: id, name: `Organisation ${n}` }),
    );
    answers.set(`/api/v3/customers/${id}/encoders`, encode(encoders));
    answers.set(`/api/v3/customers/${id}/eventprofiles`, encode(channels));
    answers.set(`/api/v3/customers/${id}/encoderprofiles`, encode(presets));
  }
  return answers;
}

/** The token of a caller who works in the n-th organization of the load; others are whoever was recorded. */
export function createToken(n: number): string {
  return `caller-of-${n}`;
}

/** Caller of a token: identity and roles. Null for other tokens. */
export function createCaller(
  recording: Recording,
  path: string,
  authorization: string | undefined,
): Buffer | null {
  const n = /^Bearer caller-of-(\d+)$/.exec(authorization ?? '')?.[1];
  if (n === undefined) return null;
  const customerId = organisationId(Number(n));
  const me = { ...(recording.me as object), userId: derived(Number(n), 5, 0), customerId };
  if (path === '/legacy/users/me') return encode(me);
  if (path !== `/api/v3/users/${me.userId}`) return null;
  return encode({ ...(Object.values(recording.others)[0] as object), uuid: me.userId, customerId });
}

const pages = new Map<number, Buffer>();

/** One page of an export of 100,000 rows; pages are made when first asked for and kept. */
export function exportPage(recording: Recording, page: number): Buffer {
  const kept = pages.get(page);
  if (kept) return kept;
  const records = Array.from({ length: EXPORT_ROWS }, (_, i) => ({
    ...recording.records[(page * EXPORT_ROWS + i) % recording.records.length],
    sessionId: derived(page, 4, i),
  }));
  const last = page === EXPORT_PAGES - 1;
  const nextOffset = last ? null : `2026-01-01T00:00:00.000Z,${page + 1}`;
  const body = encode({ records, nextOffset });
  pages.set(page, body);
  return body;
}

/** The page an offset stands for: its second value is the page's number here. */
export function readExportOffset(offset: string | null): number {
  return Number(offset?.split(',')[1] ?? 0) || 0;
}

function derived(organisation: number, kind: number, n: number): string {
  return `b${kind}000000-0000-4000-8${String(organisation).padStart(3, '0')}-${String(n).padStart(12, '0')}`;
}

function encode(body: unknown): Buffer {
  return Buffer.from(JSON.stringify(body));
}
