import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { EventPage } from '../../../web/areas/schedule/event/EventPage.tsx';
import { HARBOUR, viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { time, weekly } from './eventFixture.ts';

beforeAll(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-20T15:00:00Z'),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
      ...(['clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'requestAnimationFrame'] as const),
    ],
  });
});
afterAll(() => {
  jest.useRealTimers();
});

const READY = { __typename: 'Readiness', state: 'READY', findings: [] };
const ending = (access: object) => ({
  ...{ __typename: 'Readiness', state: 'BLOCKED' },
  findings: [
    {
      ...{ __typename: 'ReadinessFinding', reason: 'EVENT_ACCOUNT_ENDS', severity: 'BLOCKING' },
      thing: { __typename: 'ReadinessThing', kind: 'SOCIAL_ACCOUNT', id: 'a1', name: 'Harbour TV' },
      access: { __typename: 'AccessCoverage', ...access },
    },
  ],
});
async function open(later: object) {
  const next = time('t2', 22, { readiness: READY });
  const occurrences = [next, time('t3', 29, { readiness: later })];
  const event = weekly({ next, occurrences });
  openPage(
    '/schedule/event/ev1',
    {
      viewer: viewer({
        permissions: ['MANAGE_SCHEDULE', 'MANAGE_SOCIAL_MEDIA'],
        capabilities: ['socialMediaAccounts'],
      }),
      customer: HARBOUR,
      event,
    },
    [{ path: '/schedule/event/:uuid', Component: EventPage }],
  );
  return within(await screen.findByRole('region', { name: 'This date' }));
}

test('S-046 STM-14 states when access to an account of a series ends, though its next date is covered', async () => {
  const access = { endsAt: '2027-01-10T16:00:00Z', coveredDates: 7, totalDates: 56 };
  const card = await open(ending(access));
  const note = await card.findByRole('note');
  expect(note.textContent).toMatch(
    /^Access to Harbour TV expires on Sun, Jan 10, 2027, .* and covers 7 of 56 dates\. Renew it to cover the rest\./,
  );
  const link = within(note).getByRole('link', { name: 'Harbour TV' });
  expect(link.getAttribute('href')).toBe('/settings/social-media/a1');
  expect(card.getByText('ready')).toBeTruthy();
});

test('S-046 STM-14 states that access has been withdrawn', async () => {
  const card = await open(ending({ endsAt: null, coveredDates: 0, totalDates: 56 }));
  const note = await card.findByRole('note');
  expect(note.textContent).toContain('Access to Harbour TV has expired. Renew it to stream the event there.');
});

test('S-046 STM-14 shows no note where every date is covered', async () => {
  const card = await open(READY);
  expect(await card.findByText('ready')).toBeTruthy();
  expect(card.queryByRole('note')).toBeNull();
});
