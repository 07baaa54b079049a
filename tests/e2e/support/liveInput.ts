import type { Page } from '@playwright/test';

const REFUSED = ['KEY_IN_USE', 'KEY_RENEWED', 'DISK_FULL'];

const FINDINGS = ['KEYFRAME_INTERVAL', 'SILENCE', 'CLIPPING', 'BITRATE_LOW', 'JUMPS'];

/** Live input of a channel with every problem. */
const TROUBLED = {
  __typename: 'Ingest',
  address: 'rtmp://studio.example:1935/live',
  keyEnding: 'Pa1E',
  isKeyLost: false,
  state: 'LIVE',
  encoderVideoId: null,
  arriving: {
    __typename: 'ArrivingStream',
    videoCodec: 'avc1.64001f',
    width: 1280,
    height: 720,
    framesPerSecond: 29.97,
    bitrateKbps: 800,
    keyFrameSeconds: 8.33,
    audioCodec: 'mp4a.40.2',
    audioChannels: 2,
    sampleRate: 48_000,
    level: { __typename: 'SoundLevel', levelDb: -3, peakDb: 1.2, silentSeconds: 0 },
    jumps: 4,
    recentJumps: 2,
  },
  findings: FINDINGS.map((kind) => ({
    __typename: 'LiveFinding',
    ...{ kind, severity: 'WARNING', found: '12', wanted: '2' },
  })),
  refusals: REFUSED.map((reason, at) => ({
    __typename: 'IngestRefusal',
    reason,
    refusedAt: '2026-11-22T12:00:00.000Z',
    times: at + 1,
  })),
};

/** Has a page see such a live input, in the place of one that nobody publishes to. */
export async function withTroubledInput(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('ChannelIngest')) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { encoderChannel: object } };
    await route.fulfill({
      response,
      json: { data: { encoderChannel: { ...data.encoderChannel, ingest: TROUBLED } } },
    });
  });
}
