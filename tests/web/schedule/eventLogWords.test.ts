import { renderHook, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import type { EventLog_EntryFragment } from '../../../web/areas/schedule/event/EventPage.generated.ts';
import { useLogWords } from '../../../web/areas/schedule/event/useLogWords.ts';
import { startTestI18n } from '../app/i18n.ts';

const entry: EventLog_EntryFragment = {
  ...{ __typename: 'EventLogEntry', id: 'e', happenedAt: '2026-11-22T14:30:00Z', subject: 'DESTINATION' },
  ...{ name: 'Sunday service', kind: 'FACEBOOK', occurrenceStartsAt: '2026-11-22T14:30:00Z' },
  ...{ action: null, actorName: null, state: null, videoStatus: null, refused: null },
  reason: 'SOCIAL_ACCESS_ERROR',
  reasonParameters: [
    { __typename: 'ReasonParameter', name: 'network', value: 'Facebook' },
    { __typename: 'ReasonParameter', name: 'code', value: '368' },
  ],
};
const why = 'Facebook denied access with the error “368”.';

beforeAll(() => startTestI18n());
afterEach(() => i18next.changeLanguage('en'));

test('S-152 SOC-03 the log says what a network refused, and in whose words', async () => {
  const { result } = renderHook(() => useLogWords('UTC'));
  const said = (change: Partial<EventLog_EntryFragment>) => result.current({ ...entry, ...change });
  await waitFor(() => expect(said({ refused: 'PUBLICATION' }).why).toBe(why));
  expect(said({ refused: 'PUBLICATION' }).word).toMatch(/: the network refused to change the visibility$/);
  expect(said({ refused: 'BUTTON' }).word).toMatch(/: the network refused the button$/);
  expect(said({ refused: 'BUTTON' }).word).toContain('Sunday service');
});

test('S-152 DST-19 why a destination failed is told with all that it names', async () => {
  const { result } = renderHook(() => useLogWords('UTC'));
  const aborted = () => result.current({ ...entry, state: 'ABORTED' });
  await waitFor(() => expect(aborted().why).toBe(why));
  expect(aborted().word).toMatch(/: aborted$/);
});
