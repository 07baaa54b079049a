import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { ChannelPage } from '../../../../web/areas/encoders/encoderSettings/ChannelPage.tsx';
import { encoderVideoPath } from '../../../../web/kernel/paths/encoderVideos.ts';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { channel, settings } from './settingsFixture.ts';

const PATH = '/settings/encoder-channels/h1';
const ADDRESS = 'rtmp://studio.example:1935/live';
const KEY = 'q3Jf-vL0m_8sTxWz2bNcYd4hRk6uPa1E';
const ARRIVING = {
  videoCodec: 'avc1.64001f',
  width: 1280,
  height: 720,
  framesPerSecond: 29.97,
  bitrateKbps: 2800,
  keyFrameSeconds: 2,
  audioCodec: 'mp4a.40.2',
  audioChannels: 2,
  sampleRate: 44_100,
  level: { levelDb: -21.4, peakDb: -6, silentSeconds: 0 },
  jumps: 0,
  recentJumps: 0,
};
const waiting = {
  address: ADDRESS,
  keyEnding: 'Pa1E',
  isKeyLost: false,
  state: 'WAITING',
  encoderVideoId: null,
  arriving: null,
  findings: [],
  refusals: [] as object[],
};
const live = { ...waiting, state: 'LIVE', encoderVideoId: 'v7', arriving: ARRIVING };

let client: ApolloClient;
function Page() {
  client = useApolloClient();
  return <ChannelPage />;
}
const ROUTES = [{ path: '/settings/encoder-channels/:uuid', Component: Page }];

/** The live input of a channel of which the graph says so. */
function openInput(ingest: object, change: object = {}, own: object = {}) {
  return openPage(
    `${PATH}?tab=input`,
    settings([channel('h1', 'Main', { ingest, ...own })], [], change),
    ROUTES,
  );
}
const target = async () => within(await screen.findByRole('region', { name: 'Publish over RTMP' }));

/** Takes what is copied, and what a mutation was given. */
function copies(): string[] {
  const copied: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  return copied;
}
function answering(field: string, answer: object) {
  const inputs: object[] = [];
  const answers = {
    [field]({ input }: { input: object }) {
      inputs.push(input);
      return { userErrors: [], ...answer };
    },
  };
  return { inputs, answers };
}

test.each([
  ['WAITING', 'waiting', /^No encoder is publishing\. In OBS, under Stream, choose the service Custom/],
  ['CONNECTED', 'connected', 'An encoder is connected. No video has arrived yet.'],
  ['LIVE', 'live', 'Video is arriving and is being recorded.'],
  ['NO_INPUT', 'no input', /^The encoder disconnected\. If it reconnects within 20 seconds/],
])('STM-04 says what goes on while it is %s', async (state, word, sentence) => {
  openInput({ ...waiting, state });
  const box = await target();
  expect(box.getByText(word)).toBeTruthy();
  expect(box.getByText(sentence)).toBeTruthy();
  expect(box.getByText(ADDRESS)).toBeTruthy();
});

test('says that nobody can publish where there is no engine, and offers no key', async () => {
  openInput({ ...waiting, address: null, state: 'OFF' });
  const box = await target();
  expect(box.getByText(/^Publishing is off: the media engine is not running/)).toBeTruthy();
  expect(box.queryByText('Stream key')).toBeNull();
  expect(box.queryByRole('button')).toBeNull();
});

test('shows what arrives and leads to what is recorded', async () => {
  openInput(live);
  const box = within(await screen.findByRole('region', { name: 'Incoming stream' }));
  for (const text of [
    'avc1.64001f · 1280 × 720',
    '29.97',
    '2.8 Mbps',
    '2 s',
    'mp4a.40.2 · 2 channels · 44.1 kHz',
    '-21.4 dBFS, peaks at -6 dBFS',
    '0',
    'The incoming stream plays well.',
  ]) {
    expect(box.getByText(text)).toBeTruthy();
  }
  const link = (await target()).getByRole('link', { name: 'Open encoder video' });
  expect(link.getAttribute('href')).toBe(encoderVideoPath('v7'));
});

test('PRM-10 links no recording for who may not look at encoder videos', async () => {
  openInput(live, { viewer: viewer({ permissions: ['MANAGE_ENCODER_AND_WEB_SETTINGS'] }) });
  await target();
  expect(screen.queryByRole('link', { name: 'Open encoder video' })).toBeNull();
});

test('tells what to set otherwise in the words of OBS', async () => {
  const finding = (kind: string, found: string | null, wanted: string | null) => ({
    ...{ kind, found, wanted },
    severity: 'ERROR',
  });
  openInput({
    ...live,
    findings: [
      finding('KEYFRAME_INTERVAL', '8.33', '2'),
      finding('AUDIO_ENCODER', null, 'AAC'),
      finding('BITRATE_LOW', '800', '2800'),
      finding('JUMPS', '4', null),
    ],
  });
  const list = within(await screen.findByRole('list', { name: 'Suggested OBS settings' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Keyframes are 8.33 s apart, which adds delay for viewers. Keyframe Interval: 2 s',
    'The incoming audio cannot be played. Audio Encoder: AAC',
    'The bitrate is low for this resolution, so the video may look blocky. Bitrate: 2800 Kbps',
    'Timestamps jumped or ran backward 4 times in the last minute. Dynamically change bitrate to manage congestion: on',
  ]);
});

test('tells silence and sound that is too loud in the words of OBS', async () => {
  const finding = (kind: string, found: string) => ({ kind, found, wanted: null, severity: 'WARNING' });
  openInput({ ...live, findings: [finding('SILENCE', '12'), finding('CLIPPING', '-0.2')] });
  const list = within(await screen.findByRole('list', { name: 'Suggested OBS settings' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The audio has been silent for 12 s. Audio Mixer: a source that is not muted',
    'The audio peaks at -0.2 dBFS and is clipping. Audio Mixer: keep the meters below -9 dB',
  ]);
});

test('tells why publishers were refused, how often and when last', async () => {
  const minutes = (ago: number) => new Date(Date.now() - ago * 60_000).toISOString();
  openInput({
    ...live,
    refusals: [
      { reason: 'KEY_IN_USE', refusedAt: minutes(3), times: 4 },
      { reason: 'DISK_FULL', refusedAt: minutes(120), times: 1 },
    ],
  });
  const box = within(await screen.findByRole('region', { name: 'Refused in the last 24 hours' }));
  expect(box.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A second encoder tried to publish with the same key while one was live. 3 minutes ago, 4 times',
    'The platform’s disk was full, so recording stopped. 2 hours ago',
  ]);
});

test('says nothing of refusals where there was none', async () => {
  openInput(live);
  await target();
  expect(screen.queryByRole('region', { name: 'Refused in the last 24 hours' })).toBeNull();
});

test('reads what arrives again while it is open', async () => {
  const ingest = { now: waiting as object };
  const main = channel('h1', 'Main');
  Object.defineProperty(main, 'ingest', { get: () => ingest.now, enumerable: true });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  try {
    openPage(`${PATH}?tab=input`, settings([main]), ROUTES);
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByText('waiting')).toBeTruthy();
    ingest.now = live;
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(screen.getByText('Video is arriving and is being recorded.')).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

test('shows the key on request, covers it again, and keeps it neither in the cache nor in the address', async () => {
  const { inputs, answers } = answering('revealStreamKey', { streamKey: KEY });
  openInput(waiting, answers);
  const box = await target();
  expect(box.getByText('••••••••Pa1E')).toBeTruthy();
  expect(inputs).toEqual([]);
  fireEvent.click(box.getByRole('button', { name: 'Reveal' }));
  expect(await box.findByText(KEY)).toBeTruthy();
  expect(inputs).toEqual([{ id: 'h1' }]);
  expect(JSON.stringify(client.cache.extract())).not.toContain(KEY);
  expect(location.href).not.toContain(KEY);
  fireEvent.click(box.getByRole('button', { name: 'Hide' }));
  expect(box.queryByText(KEY)).toBeNull();
  expect(box.getByText('••••••••Pa1E')).toBeTruthy();
});

test('copies address and key, the key without showing it', async () => {
  const copied = copies();
  openInput(waiting, answering('revealStreamKey', { streamKey: KEY }).answers);
  const box = await target();
  fireEvent.click(box.getByRole('button', { name: 'Copy address' }));
  expect(await screen.findByText('Address copied.')).toBeTruthy();
  fireEvent.click(box.getByRole('button', { name: 'Copy stream key' }));
  expect(await screen.findByText('Stream key copied.')).toBeTruthy();
  expect(copied).toEqual([ADDRESS, KEY]);
  expect(screen.queryByText(KEY)).toBeNull();
});

test('a channel without a key gets its first one on request', async () => {
  const { inputs, answers } = answering('revealStreamKey', { streamKey: KEY });
  openInput({ ...waiting, keyEnding: null }, answers);
  const box = await target();
  expect(box.getByText('none yet')).toBeTruthy();
  expect(box.queryByRole('button', { name: 'Renew key' })).toBeNull();
  fireEvent.click(box.getByRole('button', { name: 'Create key' }));
  expect(await box.findByText(KEY)).toBeTruthy();
  expect(inputs).toEqual([{ id: 'h1' }]);
});

test('a key that cannot be read any more says so, and can only be renewed', async () => {
  const { inputs, answers } = answering('renewStreamKey', { streamKey: KEY });
  openInput({ ...waiting, keyEnding: null, isKeyLost: true }, answers);
  const box = await target();
  expect(box.getByText('can no longer be shown; renew it')).toBeTruthy();
  expect(box.queryByRole('button', { name: /Make a key|Reveal|Copy the stream key/ })).toBeNull();
  fireEvent.click(box.getByRole('button', { name: 'Renew key' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Renew key' }));
  expect(await box.findByText(KEY)).toBeTruthy();
  expect(inputs).toEqual([{ id: 'h1' }]);
});

test('asks before the key is renewed, then shows the new one', async () => {
  const { inputs, answers } = answering('renewStreamKey', { streamKey: KEY });
  openInput(live, answers);
  const box = await target();
  fireEvent.click(box.getByRole('button', { name: 'Renew key' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Renew the stream key of Main?')).toBeTruthy();
  expect(
    dialog.getByText(/^The encoder that is publishing now is disconnected\. Every encoder needs the new key/),
  ).toBeTruthy();
  expect(inputs).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Renew key' }));
  expect(await screen.findByText('Stream key renewed.')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'h1' }]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText(KEY)).toBeTruthy();
  expect(JSON.stringify(client.cache.extract())).not.toContain(KEY);
});

test('NET-17 a key that is refused is told in the words of the service', async () => {
  const message = 'You can view this channel but not change it.';
  openInput(waiting, {
    revealStreamKey: { streamKey: null, userErrors: [{ code: 'FORBIDDEN', field: null, message }] },
  });
  fireEvent.click((await target()).getByRole('button', { name: 'Reveal' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('••••••••Pa1E')).toBeTruthy();
});

test('CHN-04 who may only look at a channel sees address and state, and neither reveals nor renews', async () => {
  openInput(live, {}, { isViewOnly: true });
  const box = await target();
  expect(box.getByText('••••••••Pa1E')).toBeTruthy();
  expect(box.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Copy address',
  ]);
});
