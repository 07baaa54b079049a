import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { destination, encoder, goLive, open, press } from './goLiveFixture.tsx';

const LIVE = {
  ...{ isOnAir: true, isStarting: false, eventId: 'ev1', endsAt: '2026-11-22T15:47:00Z' },
  ...{ encoder: encoder('e1', 'South stage', 'STARTED'), encoderStartedAt: '2026-11-22T14:47:06Z' },
  contentDestinations: [
    destination('A', 'STARTED'),
    destination('Relay', 'STARTED', { kind: 'RTMP', webChannel: null }),
    destination('Gone', 'STOPPED', { kind: 'RTMP', webChannel: null }),
  ],
};
const video = { id: 'v1', name: 'Prayer for the city', status: 'STOPPED', duration: 1_680_000 };
const ENDED = {
  ...LIVE,
  ...{ isOnAir: false, isUnderWay: false, endsAt: '2026-11-22T15:15:00Z', endedAt: '2026-11-22T15:15:06Z' },
  ...{ encoder: encoder('e1', 'South stage', 'STOPPED'), encoderVideos: [video] },
  contentDestinations: [destination('A', 'STOPPED')],
};
const live = (change: object = {}) => goLive('SCHEDULE_CREATED', { ...LIVE, ...change });
const ended = (change: object = {}) => goLive('SCHEDULE_CREATED', { ...ENDED, ...change });
const evening = {
  ...{ id: 'o2', title: 'Evening prayer', startAt: '2026-11-22T23:00:00Z', timezone: 'America/New_York' },
};

test('STM-06 S-010 names what ending stops, ends once for two clicks, and leads to the recording', async () => {
  const asked: object[] = [];
  open(
    {
      cancelGoLive: ({ input }: { input: object }) => {
        asked.push(input);
        return { goLive: live({ isEnding: true }), userErrors: [] };
      },
      goLiveState: ended(),
    },
    { goLives: [live()] },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'End broadcast' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Channel A',
    'RTMP · Relay',
    'Encoder South stage',
  ]);
  const confirm = dialog.getByRole('button', { name: 'End broadcast' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  const recording = within(await screen.findByRole('region', { name: 'Recording' }));
  expect((await recording.findByRole('link', { name: 'Watch, share or trim' })).getAttribute('href')).toBe(
    '/media/web-videos/A',
  );
  expect(
    (await recording.findByRole('link', { name: 'Full recording from South stage' })).getAttribute('href'),
  ).toBe('/media/encoder-videos/v1');
  expect(screen.getByRole('link', { name: 'Go live again' }).getAttribute('href')).toBe(
    '/go-live?request=new',
  );
  expect(screen.queryByRole('button', { name: /End broadcast|Go live/ })).toBeNull();
  expect(asked).toEqual([{ customerId: 'c1', id: 'g1' }]);
});

test('STM-05 names the event that keeps the encoder running, in the dialog and after the end', async () => {
  open({ goLiveState: ended({ encoderKeptFor: evening }) }, { goLives: [live({ encoderKeptFor: evening })] });
  fireEvent.click(await screen.findByRole('button', { name: 'End broadcast' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/South stage keeps running for “Evening prayer”, which starts at/)).toBeTruthy();
  expect(dialog.queryByText('Encoder South stage')).toBeNull();
});

test('S-010 shows an ended broadcast after a reload, though it is not in progress any more', async () => {
  open({ goLiveState: ended() }, {}, '/go-live?request=g1');
  expect(await screen.findByText(/The broadcast ended after/)).toBeTruthy();
  const stopped = within(screen.getByRole('region', { name: 'Stopped' }));
  expect(stopped.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Channel A.*stopped$/i),
    expect.stringMatching(/^Encoder South stage.*stopped$/i),
  ]);
});

test('S-010 stays with a broadcast that somebody else ends, without an End button', async () => {
  open({ goLiveState: live({ isEnding: true }) }, { goLives: [live({ isEnding: true })] });
  expect(await screen.findByText('Ending the broadcast…')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End broadcast' })).toBeNull();
});

test('S-010 offers the form where the address names a request that does not exist', async () => {
  open({ goLiveState: { id: 'none', progress: 'NOT_EXIST', request: null } }, {}, '/go-live?request=none');
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeTruthy();
});

test('GOL-03 EVT-13 shows a refusal at its field and not in the warning, and forgets it when the next try succeeds', async () => {
  const soon = {
    ...{ code: 'CONFLICT', reason: 'GO_LIVE_EVENT_SOON', field: ['isSoonKnown'], message: 'Soon.' },
    parameters: [
      { name: 'title', value: 'Evening prayer' },
      { name: 'minutes', value: '45' },
      { name: 'stops', value: '2026-11-22T22:30:00.000Z[America/New_York]' },
    ],
  };
  const taken = {
    ...{ code: 'CONFLICT', reason: 'EVENT_CONFLICT_WEB_CHANNEL', message: 'taken' },
    field: ['destinations', '0', 'destinationId'],
    parameters: [
      { name: 'name', value: 'Main web channel' },
      { name: 'event', value: 'Vespers' },
      { name: 'at', value: '2026-11-22T23:00:00.000Z[America/New_York]' },
    ],
  };
  const answers = [{ userErrors: [soon] }, { userErrors: [taken] }, { userErrors: [] }];
  const known: boolean[] = [];
  open({
    goLive: ({ input }: { input: { isSoonKnown: boolean } }) => {
      known.push(input.isSoonKnown);
      const { userErrors } = answers[known.length - 1]!;
      return { goLive: userErrors.length > 0 ? null : goLive('ENCODER_START_WAIT'), userErrors };
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: /Main web channel/ }));
  await press();
  const warning = within(await screen.findByRole('alertdialog'));
  expect(warning.getByText(/It needs this encoder\. Your broadcast stops at/).textContent).toContain('5:30');
  expect(screen.queryByText('Unable to save changes due to invalid fields.')).toBeNull();
  fireEvent.click(warning.getByRole('button', { name: 'Go live anyway' }));
  expect(await screen.findByText(/^The web channel Main web channel is used by “Vespers”/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press();
  await waitFor(() => expect(known).toEqual([false, true, false]));
  await waitFor(() => expect(screen.queryByText('Unable to save changes due to invalid fields.')).toBeNull());
});

test('EVT-13 S-010 marks a busy web channel with its event before it is chosen', async () => {
  const other = { id: 'o1', title: 'Vespers', timezone: 'America/New_York' };
  open(
    {},
    {
      checkEvent: ({ input }: { input: { duration: number; destinations: object[] } }) => {
        expect(input).toMatchObject({
          ...{ type: 'LIVE', duration: 3_600_000 },
          destinations: [{ kind: 'EMBED', webChannelId: 'w1' }],
        });
        const times = { startAt: '2026-11-22T23:00:00Z', endAt: '2026-11-23T00:00:00Z' };
        const clash = { kind: 'WEB_CHANNEL', resourceId: 'w1', other: { ...other, ...times } };
        return { conflicts: [clash] };
      },
    },
  );
  const note = await screen.findByText(/In use by “Vespers”/);
  expect(note.textContent).toContain('6:00');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Main web channel/ }).checked).toBe(false);
});
