import { screen, within } from '@testing-library/react';
import { EncoderHealthPage } from '../../../web/areas/encoders/health/EncoderHealthPage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { encoder } from './encoderFixture.ts';

const ROUTES = [{ path: '/settings/encoders/:uuid/health', Component: EncoderHealthPage }];
const QUARTER = 15 * 60_000;

const spread = (value: number) => ({ minimum: value - 2, average: value, maximum: value + 2 });
const reading = (quartersAgo: number) => ({
  start: new Date(Math.floor(Date.now() / QUARTER) * QUARTER - quartersAgo * QUARTER).toISOString(),
  minutes: 15,
  readings: 15,
  upload: spread(6_000),
  cpu: spread(30),
  celsius: spread(50),
  droppedFrames: 0,
});

function open(
  change: Parameters<typeof encoder>[2] = {},
  more: object = {},
  capabilities = ['encoderLogsUpload'],
) {
  const lines = { entries: [], totalCount: 0, isCut: false };
  return openPage(
    '/settings/encoders/e1/health',
    {
      viewer: viewer({ capabilities }),
      encoder: {
        ...encoder('e1', 'Chapel', change),
        readings: [3, 2, 1, 0].map((ago) => reading(ago)),
        logs: lines,
        ...more,
      },
    },
    ROUTES,
  );
}

const tile = (name: string) => screen.getByText(name, { selector: 'dt' }).closest('div')!;

test('S-149 a healthy encoder says so first, with its readings against their limits', async () => {
  open({ state: 'STARTED', hasInput: true });
  expect(await screen.findByText('No problems found.')).toBeTruthy();
  expect(within(tile('Input')).getByText('Detected')).toBeTruthy();
  expect(within(tile('Temperature')).getByText('41 °C')).toBeTruthy();
  expect(within(tile('Temperature')).getByText('limit 75 °C')).toBeTruthy();
  expect(within(tile('CPU usage')).getByText(/^12/)).toBeTruthy();
});

test('S-149 the last 24 hours are four charts, each told to a screen reader', async () => {
  open();
  const charts = await screen.findByRole('region', { name: 'Last 24 hours' });
  const names = within(charts)
    .getAllByRole('img')
    .map((chart) => chart.getAttribute('aria-label'));
  expect(names).toHaveLength(4);
  expect(names[0]).toBe('Temperature in the last 24 hours: between 48 °C and 52 °C, now 41 °C');
});

test('ENC-17 what is wrong stands first, with what to do about it', async () => {
  open({ state: 'STARTED', hasInput: false, celsius: 72, lost: 35 });
  expect(await screen.findByText('3 problems need attention')).toBeTruthy();
  expect(screen.getByText('No input detected: the encoder is running, but no video arrives.')).toBeTruthy();
  expect(screen.getByText(/within 5 °C of its limit/)).toBeTruthy();
  expect(within(tile('Dropped frames')).getByText('35')).toBeTruthy();
});

test('the newest warnings and errors come from the log, the newest first', async () => {
  const entries = Array.from({ length: 8 }, (_, index) => ({
    writtenAt: new Date(Date.now() - (8 - index) * 60_000).toISOString(),
    level: index === 7 ? 'ERROR' : 'WARN',
    entry: `problem ${index}`,
  }));
  open({}, { logs: { entries, totalCount: 8, isCut: false } });
  await screen.findByText('problem 7');
  const shown = screen.getAllByText(/^problem/).map(({ textContent }) => textContent);
  expect(shown).toEqual(['problem 7', 'problem 6', 'problem 5', 'problem 4', 'problem 3', 'problem 2']);
  expect(screen.getByRole('link', { name: 'All logs' }).getAttribute('href')).toBe(
    '/encoders/e1/logs?level=WARN&window=1440',
  );
});

test('PRM-20 without the capability for logs they are neither asked for nor shown', async () => {
  const asked: string[] = [];
  open({}, { logs: () => asked.push('logs') }, []);
  expect(await screen.findByText('No problems found.')).toBeTruthy();
  expect(screen.queryByText('Latest warnings and errors')).toBeNull();
  expect(asked).toEqual([]);
});

test('NET-15 readings that fail leave the rest on screen', async () => {
  open({}, { readings: () => Promise.reject(new Error('down')) });
  expect(await screen.findByText('No problems found.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByText(/^No readings in the last 24 hours/)).toBeTruthy();
});

test('an encoder that is offline shows no readings as present ones', async () => {
  open({ state: 'OFFLINE' });
  expect(await screen.findByText(/^The encoder is offline\./)).toBeTruthy();
  expect(within(tile('Dropped frames')).getByText('–')).toBeTruthy();
});
