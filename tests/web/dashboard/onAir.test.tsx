import { screen, within } from '@testing-library/react';
import { DashboardPage } from '../../../web/areas/dashboard/DashboardPage.tsx';
import { groupLive, type ScheduleLine } from '../../../web/areas/dashboard/liveGroups.ts';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { encoder, withEncoders } from '../encoders/encoderFixture.ts';
import { page } from '../library/media/mediaFixture.ts';

const MINUTE = 60_000;
const chapel = encoder('e1', 'Chapel', { state: 'STARTED', hasInput: true });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
/** An event with two hours of pre-roll that starts in 110 minutes: its encoder runs. */
const early = () => ({
  ...{ __typename: 'ScheduleItem', id: 's9', eventId: 'ev9', title: 'Evening prayer', type: 'LIVE' },
  ...{ bucket: 'LIVE', startAt: inMinutes(110), endAt: inMinutes(170), encoderStartsAt: inMinutes(-10) },
  ...{ timezone: 'America/New_York', isPaused: false, encoder: chapel, readiness: null },
  encoderChannel: { id: 'ch1', name: 'Chapel' },
});

test('SCH-01 EVT-27 lists an event by its state, before its start, and once where two lists have it', () => {
  const item = early() as unknown as ScheduleLine;
  expect(groupLive([], [item, { ...item }], Date.now())).toMatchObject([{ title: 'Evening prayer' }]);
});

test('EVT-27 shows an event in its pre-roll on air with its start, though the schedule of the hour does not have it', async () => {
  openPage(
    '/',
    {
      viewer: viewer({ permissions: ['VIEW_DASHBOARD', 'MANAGE_SCHEDULE'] }),
      customer: {
        ...withEncoders([chapel]),
        ...{ contentDestinations: page([]), liveFindings: [], media: page([]), bandwidth: null },
        ...{ schedule: [], onAir: [early()] },
      },
      news: [],
    },
    [{ path: '/', Component: DashboardPage }],
  );
  const card = within(await screen.findByRole('region', { name: 'Evening prayer' }));
  expect(card.getByText('Encoder is in pre-roll. Destinations start with the event.')).toBeTruthy();
  expect(card.getByText(/starts at/)).toBeTruthy();
});
