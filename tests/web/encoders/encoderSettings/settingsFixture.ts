import { HARBOUR, viewer } from '../../app/fakeGraph.ts';
import { page } from '../../library/media/mediaFixture.ts';

/** Fields of a channel or a preset. */
type Thing = { id: string } & Record<string, unknown>;

export const REGIONS = [
  region('r1', 'North America', 'us', { isDefault: true }),
  region('r2', 'Europe', 'eu'),
  region('r3', 'North America, government', 'us-gov', { isRestricted: true }),
];

function region(id: string, name: string, zone: string, change: object = {}) {
  const latencyCheckUrl = `http://regions.test/${zone}`;
  return { id, name, zone, isDefault: false, isRestricted: false, latencyCheckUrl, ...change };
}

/** An encoder channel as the graph answers one. */
export const channel = (id: string, name: string, change: object = {}): Thing => ({
  id,
  name,
  isProvisioned: true,
  bucket: 'harbour-main',
  deleteAfter: 14,
  dvrWindowSeconds: 120,
  isLanOnly: false,
  isViewOnly: false,
  userCount: 2,
  createdAt: '2026-01-01T00:00:00Z',
  region: REGIONS[0],
  customer: HARBOUR,
  users: [
    { userId: 'u2', userName: 'events@harbour.example', isVenue: false, isViewOnly: true },
    { userId: 'v1', userName: 'harbour-main-hall', isVenue: true, isViewOnly: false },
  ],
  schedules: [
    {
      id: 'o1',
      eventId: 'e1',
      title: 'Sunday service',
      type: 'LIVE',
      bucket: 'FUTURE',
      startAt: '2026-11-29T15:00:00Z',
      endAt: '2026-11-29T16:00:00Z',
      timezone: 'America/New_York',
      isPaused: false,
    },
  ],
  uses: [],
  ...change,
});

/** An encoder preset as the graph answers one. */
export const preset = (id: string, name: string, change: object = {}): Thing => ({
  id,
  name,
  customName: null,
  authToken: 'secret-token',
  codec: 'H264',
  inputFormat: 'auto',
  outputFormat: '1080p30',
  formatStandard: 'NTSC',
  videoChannels: 1,
  audioChannels: 2,
  bitrate: 5_000,
  channel2Offset: 0,
  hasHardwareAcceleration: false,
  hasShortSegments: false,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  customer: HARBOUR,
  uses: [],
  ...change,
});

export const use = (kind: string, name: string, change: object = {}) => ({
  kind,
  id: `${kind} ${name}`,
  name,
  startsAt: null,
  ...change,
});

const OPTIONS = {
  codecs: ['H264', 'HEVC', 'AV1'],
  inputFormats: ['auto', '1080p30', '1080i50', '2160p30'],
  outputFormats: ['720p30', '1080p25', '1080p30', '1080p50', '2160p30'],
  formatStandards: ['AUTO', 'NTSC', 'PAL'],
  videoChannels: { minimum: 0, maximum: 2 },
  audioChannels: { minimum: 0, maximum: 16 },
  bitrate: { minimum: 1, maximum: 48_000 },
};

/** Answers of a graph with these channels and presets. */
export function settings(
  channels: Thing[] = [],
  presets: Thing[] = [],
  change: object = {},
): Record<string, unknown> {
  const users = [
    { id: 'u2', userName: 'events@harbour.example', firstName: 'Eve', lastName: 'Nt' },
    { id: 'u3', userName: 'encoders@harbour.example', firstName: 'Enno', lastName: 'Coder' },
  ];
  const venues = [
    { id: 'v1', userName: 'harbour-main-hall' },
    { id: 'v2', userName: 'harbour-chapel' },
  ];
  return {
    viewer: viewer(),
    customer: {
      ...HARBOUR,
      encoderChannelList: page(channels),
      encoderPresetList: page(presets),
      users: page(users),
      venues: page(venues),
    },
    encoderChannel: ({ id }: { id: string }) => channels.find((one) => one.id === id) ?? null,
    encoderPreset: ({ id }: { id: string }) => presets.find((one) => one.id === id) ?? null,
    encoderPresetOptions: OPTIONS,
    regions: REGIONS,
    ...change,
  };
}
