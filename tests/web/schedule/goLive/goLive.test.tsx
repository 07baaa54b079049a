import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listGoLiveSteps } from '../../../../web/areas/schedule/goLive/steps.ts';
import type { GoLiveProgress } from '../../../../web/schema.generated.ts';
import { viewer } from '../../app/fakeGraph.ts';
import { page } from '../../library/media/mediaFixture.ts';
import { destination, encoder, goLive, open, press, request, sent } from './goLiveFixture.tsx';

test('C-123 the form is there with an encoder that can start, its channel and a name; one choice of where, and it goes live', async () => {
  const { inputs, ...answers } = sent({ goLive: goLive('ENCODER_START_WAIT') });
  open(answers);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Main web channel/ }));
  await press();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toMatchObject({
    ...{ customerId: 'c1', encoderId: 'e1', encoderChannelId: 'h1', encoderPresetId: null },
    ...{ duration: 3_600_000, destinations: [{ kind: 'EMBED', destinationId: 'w1' }], isSoonKnown: false },
  });
});

test('S-010 groups and RTMP destinations are offered beyond the first hundred', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => ({
    ...{ id: `x${at + 1}`, name: `Thing ${at + 1}`, destinationCount: 2, webChannel: null, destinations: [] },
  }));
  const many = ({ first = 50 }: { first?: number }) => page(rows.slice(0, first));
  open({}, { destinationGroups: many, rtmpDestinations: many });
  expect(await screen.findByRole('option', { name: /^Thing 120\b/ })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /^Thing 120\b/ })).toBeTruthy();
});

test('C-123 without a group or a destination nothing is sent, and the field says so', async () => {
  const { inputs, ...answers } = sent({});
  open(answers);
  await press();
  expect(await screen.findByText('Choose a destination group or at least one destination.')).toBeTruthy();
  expect(inputs).toEqual([]);
});

test('EVT-15 a 4K preset without the plan for it is refused at its field, and nothing is sent', async () => {
  const { inputs, ...answers } = sent({ goLive: goLive('ENCODER_START_WAIT') });
  open(answers, {
    encoderPresetList: page([{ id: 'p1', name: 'Ultra HD', codec: 'H264', outputFormat: '2160p30' }]),
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: /Main web channel/ }));
  // No preset was chosen, so the encoder's own applies.
  await press();
  expect(await screen.findByText(/requires an Enterprise 4K subscription; your plan is Pro/)).toBeTruthy();
  expect(inputs).toEqual([]);
});

test('EVT-13 a destination that is taken says so itself, not all of them together', async () => {
  open(
    {
      goLive: () => ({
        goLive: null,
        userErrors: [
          {
            ...{ code: 'CONFLICT', reason: 'EVENT_CONFLICT_WEB_CHANNEL', message: 'taken' },
            field: ['destinations', '1', 'destinationId'],
            parameters: [
              { name: 'name', value: 'Chapel' },
              { name: 'event', value: 'Vespers' },
              { name: 'at', value: '2026-11-29T23:00:00.000Z[America/New_York]' },
            ],
          },
        ],
      }),
    },
    {
      webChannels: [
        { id: 'w1', name: 'Main web channel' },
        { id: 'w2', name: 'Chapel' },
      ],
    },
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: /Main web channel/ }));
  const chapel = screen.getByRole('checkbox', { name: /Chapel/ });
  fireEvent.click(chapel);
  await press();
  await screen.findByText(
    'The web channel Chapel is used by “Vespers” at this time: Sun, Nov 29, 2026, 6:00 PM EST.',
  );
  expect(chapel.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('checkbox', { name: /Main web/ }).getAttribute('aria-invalid')).not.toBe('true');
});

test('S-180 DST-04 a page of an account is added for this broadcast alone, and is sent with what is said there', async () => {
  const { inputs, ...answers } = sent({ goLive: goLive('ENCODER_START_WAIT') });
  const place = { id: 'page', name: 'Harbour page' };
  const account = { id: 'a1', kind: 'FACEBOOK', name: 'Harbour', accessState: 'GRANTED' };
  const own = { ...account, defaultDestination: place };
  open(
    {
      ...answers,
      socialAccount: { ...own, destinations: [place] },
      viewer: viewer({
        permissions: ['MANAGE_SCHEDULE', 'MANAGE_SOCIAL_MEDIA'],
        capabilities: ['socialMediaAccounts'],
      }),
    },
    { socialAccounts: page([own]) },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add destination' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Facebook' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByRole('combobox', { name: /^Account/ }), { target: { value: 'a1' } });
  await waitFor(() =>
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: /^Page/ }).value).toBe('page'),
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Add destination' }));
  await screen.findByText('Harbour page');
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value;
  await press();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toMatchObject({
    destinations: [
      {
        ...{ kind: 'FACEBOOK', destinationId: 'page', accountId: 'a1', privacy: 'PUBLIC' },
        ...{ publishStatus: 'PUBLISHED', title, description: title },
      },
    ],
  });
});

test('GOL-04 an encoder that runs blocks going live: it is told at the encoder, with the way to it, and nothing is sent', async () => {
  const { inputs, ...answers } = sent({});
  open(answers);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Main web channel/ }));
  fireEvent.change(screen.getByRole('combobox', { name: /^Encoder required/ }), { target: { value: 'e2' } });
  expect(await screen.findByText(/This encoder is running and cannot go live/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open encoder' }).getAttribute('href')).toBe(
    '/settings/encoders/e2',
  );
  await press();
  expect(await screen.findByText(/“Gallery” is running and cannot go live/)).toBeTruthy();
  expect(inputs).toEqual([]);
});

test('GOL-03 an event within the hour is warned of by name; who goes live anyway says so', async () => {
  const inputs: { isSoonKnown: boolean }[] = [];
  const soon = {
    ...{ code: 'CONFLICT', reason: 'GO_LIVE_EVENT_SOON', field: ['isSoonKnown'], message: 'Soon.' },
    parameters: [
      { name: 'title', value: 'Choir practice' },
      { name: 'minutes', value: '48' },
    ],
  };
  open({
    goLive({ input }: { input: { isSoonKnown: boolean } }) {
      inputs.push(input);
      return input.isSoonKnown
        ? { goLive: goLive('ENCODER_START_WAIT'), userErrors: [] }
        : { goLive: null, userErrors: [soon] };
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: /Main web channel/ }));
  await press();
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('“Choir practice” starts in 48 minutes.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Go live anyway' }));
  await waitFor(() => expect(inputs.map(({ isSoonKnown }) => isSoonKnown)).toEqual([false, true]));
});

test('GOL-01 five steps tell how far it is; GOL-07 an encoder without input is named', async () => {
  const started = encoder('e1', 'South stage', 'STARTED');
  open(
    {},
    {
      goLives: [
        goLive('SCHEDULE_CREATED', {
          encoder: { ...started, status: { state: 'STARTED', hasInput: false } },
          ...{ encoderStartedAt: '2026-11-22T14:47:06Z', progressAt: '2026-11-22T14:47:07Z', isOnAir: true },
          contentDestinations: [destination('A', 'STARTED'), destination('B', 'STARTING')],
        }),
      ],
    },
  );
  const steps = within(await screen.findByRole('region', { name: 'Going live' })).getAllByRole('listitem');
  expect(
    steps.map(({ textContent }) =>
      /^.([A-Z][a-z]+(?: [a-z]+)*) (done|in progress|pending)/.exec(textContent)?.slice(1, 3),
    ),
  ).toEqual([
    ['Request accepted', 'done'],
    ['Starting encoder', 'done'],
    ['Creating event', 'done'],
    ['Event created', 'done'],
    ['Starting live event', 'in progress'],
  ]);
  expect(steps[1]!.textContent).toContain('6 s');
  expect(steps[4]!.textContent).toContain('1 of 2 destinations on air');
  expect(screen.getByText('No input detected at South stage')).toBeTruthy();
});

test('SOC-03 a destination that its network refused says which network', async () => {
  const refused = destination('Page', 'ERROR', {
    ...{ kind: 'FACEBOOK', webChannel: null, abortReason: 'SOCIAL_STREAM_REFUSED' },
    abortParameters: [{ name: 'network', value: 'Facebook' }],
  });
  open({}, { goLives: [goLive('SCHEDULE_CREATED', { isOnAir: true, contentDestinations: [refused] })] });
  expect(await screen.findByText('Facebook refused the stream.')).toBeTruthy();
});

test('GOL-02 GOL-01 each of the six progress codes stands at its step', () => {
  const now = Date.parse('2026-11-22T14:48:00Z');
  const at = (progress: GoLiveProgress, change: object | null = {}) =>
    listGoLiveSteps(
      {
        __typename: 'GoLive',
        id: 'g1',
        progress,
        request: change && request(change),
      } as unknown as Parameters<typeof listGoLiveSteps>[0],
      now,
    ).flatMap(({ name, state }) => (state === 'now' || state === 'failed' ? [`${name} ${state}`] : []));
  const encoderStartedAt = '2026-11-22T14:47:30Z';
  expect(at('NOT_EXIST', null)).toEqual(['processing now']);
  expect(at('ENCODER_START_WAIT')).toEqual(['startingEncoder now']);
  expect(at('SCHEDULE_CREATE_WAIT', { encoderStartedAt })).toEqual(['creatingSchedule now']);
  expect(at('SCHEDULE_CREATED', { encoderStartedAt })).toEqual(['startingEvent now']);
  for (const progress of ['FAILED', 'TIMED_OUT'] as const) {
    expect(at(progress)).toEqual(['startingEncoder failed']);
    expect(at(progress, { encoderStartedAt })).toEqual(['creatingSchedule failed']);
  }
});

test('GOL-05 GOL-07 STM-06 a failure says what failed by name, with help and another try', async () => {
  const retried: object[] = [];
  open(
    {
      retryGoLive: ({ input }: { input: object }) => {
        retried.push(input);
        return { goLive: { ...goLive('ENCODER_START_WAIT'), id: 'g2' }, userErrors: [] };
      },
    },
    {
      goLives: [
        goLive('FAILED', {
          ...{ isUnderWay: false, isStarting: false, reason: 'GO_LIVE_ENCODER_FAILED', error: 'It failed.' },
          parameters: [{ name: 'name', value: 'South stage' }],
        }),
      ],
    },
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('“South stage” failed to start.')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Open help' })).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Contact support' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(retried).toEqual([{ customerId: 'c1', id: 'g1' }]));
});

test('GOL-03 GOL-05 an event that starts within the hour by now is warned of before another try', async () => {
  const known: unknown[] = [];
  const soon = {
    ...{ code: 'CONFLICT', reason: 'GO_LIVE_EVENT_SOON', field: ['isSoonKnown'], message: 'Soon.' },
    parameters: [
      { name: 'title', value: 'Choir practice' },
      { name: 'minutes', value: '48' },
    ],
  };
  open(
    {
      retryGoLive: ({ input: { isSoonKnown } }: { input: { isSoonKnown?: boolean } }) => {
        known.push(isSoonKnown);
        return isSoonKnown
          ? { goLive: { ...goLive('ENCODER_START_WAIT'), id: 'g2' }, userErrors: [] }
          : { goLive: null, userErrors: [soon] };
      },
    },
    { goLives: [goLive('FAILED', { isUnderWay: false, isStarting: false, error: 'It failed.' })] },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('“Choir practice” starts in 48 minutes.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Go live anyway' }));
  await waitFor(() => expect(known).toEqual([undefined, true]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('STM-06 what is on its way can be called off', async () => {
  const cancelled: object[] = [];
  open(
    {
      cancelGoLive: ({ input }: { input: object }) => {
        cancelled.push(input);
        return {
          goLive: goLive('FAILED', { isUnderWay: false, reason: 'GO_LIVE_CANCELLED' }),
          userErrors: [],
        };
      },
    },
    { goLives: [goLive('ENCODER_START_WAIT')] },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel going live' }));
  await waitFor(() => expect(cancelled).toEqual([{ customerId: 'c1', id: 'g1' }]));
});
