import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { withMedia } from '../../library/media/mediaFixture.ts';
import { answering, LIST, openRtmp, relay, stream } from './rtmpFixture.ts';

test.each([
  ['SET_UP', 'waiting', 'NO_SOURCE', /^No encoder is publishing to the encoder channel/],
  ['STARTING', 'connecting', null, null],
  ['STARTED', 'live', null, null],
  ['WARNING', 'reconnecting', 'LINE_CUT', 'The connection was lost.'],
  ['STOPPED', 'ended', null, null],
  ['ERROR', 'error', 'KEY_REFUSED', 'The server refused the stream key.'],
])('STM-03 a stream that is %s says so, with its figures', async (state, word, reason, sentence) => {
  openRtmp(`${LIST}/d1`, { rtmpDestination: { ...relay, stream: stream({ state, reason }) } });
  const panel = within(await screen.findByRole('region', { name: 'Stream' }));
  expect(await panel.findByText(word)).toBeTruthy();
  if (sentence) expect(panel.getByText(sentence)).toBeTruthy();
  expect(panel.getByText('Main')).toBeTruthy();
  expect(panel.getByText('4.2 Mbps')).toBeTruthy();
  expect(panel.getByText('7')).toBeTruthy();
  const runs = state !== 'STOPPED';
  expect(Boolean(panel.queryByRole('button', { name: 'Stop stream' }))).toBe(runs);
  expect(Boolean(panel.queryByRole('button', { name: 'Start stream' }))).toBe(!runs || state === 'ERROR');
});

const sources = (liveSources: object) => ({ customer: { ...withMedia([]), liveSources } });
async function openStart() {
  fireEvent.click(await screen.findByRole('button', { name: 'Start stream' }));
  return within(await screen.findByRole('dialog'));
}

test('S-181 RTM-06 a stream shows destination, URL and covered key, and needs a source', async () => {
  const { inputs, answers } = answering('startRtmpStream', {
    rtmpDestination: { ...relay, stream: stream({ state: 'STARTING' }) },
  });
  openRtmp(`${LIST}/d1`, {
    ...sources({ isOpen: true, encoderChannels: [{ id: 'h1', name: 'Main' }] }),
    ...answers,
  });
  const dialog = await openStart();
  expect(dialog.getByText('City relay')).toBeTruthy();
  expect(dialog.getByText('rtmps://d1.example.com/live')).toBeTruthy();
  expect(dialog.getByText('••••••••')).toBeTruthy();
  const choice = await dialog.findByRole('combobox', { name: /^Encoder channel/ });
  fireEvent.click(dialog.getByRole('button', { name: 'Start stream' }));
  expect(await dialog.findByText('Choose a live encoder channel or a saved video.')).toBeTruthy();
  expect(inputs).toEqual([]);
  fireEvent.change(choice, { target: { value: 'h1' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Start stream' }));
  expect(await screen.findByText('Stream to City relay started.')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'd1', encoderChannelId: 'h1' }]);
});

test.each([
  [false, 'Publishing is off: the media engine is not running, or RTMP_PORT is in use.'],
  [true, 'No encoder channel is live. Start an encoder first.'],
])('S-181 RTM-06 it says what is missing (%#)', async (isOpen, sentence) => {
  openRtmp(`${LIST}/d1`, sources({ isOpen, encoderChannels: [] }));
  const dialog = await openStart();
  expect(await dialog.findByText(sentence)).toBeTruthy();
});

test('C-148 a stream is stopped', async () => {
  const { inputs, answers } = answering('stopRtmpStream', {
    rtmpDestination: { ...relay, stream: stream({ state: 'STOPPED' }) },
  });
  openRtmp(`${LIST}/d1`, { rtmpDestination: { ...relay, stream: stream() }, ...answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Stop stream' }));
  await waitFor(() => expect(inputs).toEqual([{ id: 'st1' }]));
});

const video = { id: 'm1', title: 'Sunday talk', length: 754_000 };

test('S-181 RTM-06 a saved video that is ready is searched for and sent in the place of a channel', async () => {
  const searched: unknown[] = [];
  const { inputs, answers } = answering('startRtmpStream', {
    rtmpDestination: { ...relay, stream: stream({ encoderChannel: null, mediaItem: video, sentMs: 0 }) },
  });
  const customer = {
    ...withMedia([]),
    liveSources: { isOpen: true, encoderChannels: [] },
    mediaSearch({ filter }: { filter?: object }) {
      searched.push(filter);
      const nodes = [
        { ...video, isPlayable: true },
        { id: 'm2', title: 'Sunday raw', isPlayable: false },
      ];
      return { edges: nodes.map((node) => ({ node })) };
    },
  };
  openRtmp(`${LIST}/d1`, { customer, ...answers });
  const dialog = await openStart();
  fireEvent.click(dialog.getByRole('radio', { name: 'Saved video' }));
  fireEvent.change(await dialog.findByRole('searchbox', { name: 'Search saved videos' }), {
    target: { value: 'sunday' },
  });
  await waitFor(() => expect(searched).toContainEqual({ stateGroups: ['READY'], text: 'sunday' }));
  const choice = await dialog.findByRole('combobox', { name: /^Saved video/ });
  expect(within(choice).queryByText('Sunday raw')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Start stream' }));
  expect(await dialog.findByText('Choose a live encoder channel or a saved video.')).toBeTruthy();
  expect(inputs).toEqual([]);
  fireEvent.change(choice, { target: { value: 'm1' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Start stream' }));
  expect(await screen.findByText('Stream to City relay started.')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'd1', mediaItemId: 'm1' }]);
});

test.each([
  ['STARTED', null, 61_000, 'live', '1:01 of 12:34'],
  ['STOPPED', 'FINISHED', 754_000, 'The saved video was sent completely.', '12:34 of 12:34'],
  ['ERROR', 'SOURCE_UNREADABLE', 0, 'The saved video can no longer be read.', '0:00 of 12:34'],
])('STM-03 a stream of a saved video that is %s says how far it is (%s)', async (...row) => {
  const [state, reason, sentMs, sentence, sent] = row;
  const change = { state, reason, encoderChannel: null, mediaItem: video, sentMs };
  openRtmp(`${LIST}/d1`, { rtmpDestination: { ...relay, stream: stream(change) } });
  const panel = within(await screen.findByRole('region', { name: 'Stream' }));
  expect(await panel.findByText(sentence)).toBeTruthy();
  expect(panel.getByText('Sunday talk')).toBeTruthy();
  expect(panel.getByText(sent)).toBeTruthy();
});
