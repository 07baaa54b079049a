import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EncoderLogsPage } from '../../../web/areas/encoders/logs/EncoderLogsPage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { encoder } from './encoderFixture.ts';

const ROUTES = [{ path: '/encoders/:uuid/logs', Component: EncoderLogsPage }];
const may = viewer({ capabilities: ['encoderLogsUpload'] });

interface Line {
  writtenAt: string;
  level: string;
  entry: string;
}
const line = (minute: number, level: string, entry: string): Line => ({
  writtenAt: new Date(Date.UTC(2026, 10, 22, 14, minute)).toISOString(),
  level,
  entry,
});
const LINES = [
  line(1, 'INFO', 'Started.'),
  line(2, 'WARN', 'No input detected.'),
  line(3, 'INFO', 'Input is back.'),
];

interface LogArguments {
  start?: string | null;
  end?: string | null;
  minLevel: string;
}

function open(
  { lines = LINES, state = 'STOPPED', more = {} }: { lines?: Line[]; state?: string; more?: object } = {},
  path = '/encoders/e1/logs',
) {
  const asked: LogArguments[] = [];
  const logs = (given: LogArguments) => {
    asked.push(given);
    // The first question is about a window up to now, the next ones begin at an entry.
    const since = lines.findIndex(({ writtenAt }) => writtenAt === given.start);
    const entries = lines.slice(Math.max(since, 0));
    return { entries, totalCount: entries.length, isCut: false };
  };
  const graph = openPage(
    path,
    { viewer: may, encoder: { ...encoder('e1', 'Chapel', { state }), logs }, ...more },
    ROUTES,
  );
  return { asked, graph };
}

test('LOG-01 ENC-24 opens with INFO and more serious of the last hour', async () => {
  const { asked } = open();
  expect(await screen.findByText('No input detected.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Chapel: logs' })).toBeTruthy();
  expect(screen.getByText(/^3 entries · times in /)).toBeTruthy();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ minLevel: 'INFO', end: null });
  const ago = Date.now() - Date.parse(asked[0]?.start ?? '');
  expect(Math.round(ago / 60_000)).toBe(60);
});

test('ENC-25 the time filter offers 15, 30, 60, 360, 1440 and 2880 minutes and a window of one’s own', async () => {
  const { asked } = open();
  await screen.findByText('Started.');
  const filter = screen.getByRole('combobox', { name: 'Time window' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value),
  ).toEqual(['15', '30', '60', '360', '1440', '2880', 'custom']);
  fireEvent.change(filter, { target: { value: '2880' } });
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(Math.round((Date.now() - Date.parse(asked[1]?.start ?? '')) / 60_000)).toBe(2880);
  expect(location.search).toBe('?window=2880');
  fireEvent.change(filter, { target: { value: 'custom' } });
  await screen.findByLabelText('From');
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]?.end).toMatch(/^\d{4}-/);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2000-01-01' } });
  expect(screen.getByRole('alert').textContent).toBe('The end must be after the start.');
});

test('LOG-01 the level is part of the address and of the question', async () => {
  const { asked } = open({}, '/encoders/e1/logs?level=ERROR');
  await screen.findByText('Started.');
  expect(asked[0]?.minLevel).toBe('ERROR');
  fireEvent.change(screen.getByRole('combobox', { name: 'Level' }), { target: { value: 'DEBUG' } });
  await waitFor(() => expect(asked.at(-1)?.minLevel).toBe('DEBUG'));
  expect(location.search).toBe('?level=DEBUG');
});

test('LOG-02 LST-01 the text filter narrows by the entry’s text without asking again', async () => {
  const { asked } = open({}, '/encoders/e1/logs?q=INPUT');
  expect(await screen.findByText('Input is back.')).toBeTruthy();
  expect(screen.queryByText('Started.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(await screen.findByText('Started.')).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('of fifty thousand entries only those in view are drawn', async () => {
  const many = Array.from({ length: 50_000 }, (_, index) => line(0, 'INFO', `entry ${index}`));
  open({ lines: many });
  expect(await screen.findByText('entry 0')).toBeTruthy();
  expect(screen.getByText(/^50,000 entries/)).toBeTruthy();
  expect(document.querySelectorAll('.log-line').length).toBeLessThan(100);
});

test('scrolling up pauses following, new entries are counted, and the button resumes', async () => {
  const lines = [...LINES];
  const { asked } = open({ lines });
  await screen.findByText('Started.');
  const box = screen.getByRole('log');
  Object.defineProperties(box, { scrollHeight: { value: 2_000 }, clientHeight: { value: 400 } });
  box.scrollTop = 300;
  fireEvent.scroll(box);
  expect(await screen.findByRole('button', { name: 'Follow again' })).toBeTruthy();
  lines.push(line(4, 'INFO', 'Stopped.'));
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  // Only what is new is asked for: from the last entry on.
  expect(asked[1]?.start).toBe(LINES.at(-1)?.writtenAt);
  fireEvent.click(await screen.findByRole('button', { name: '1 new entry' }));
  await waitFor(() => expect(box.scrollTop).toBe(2_000));
  expect(screen.queryByRole('button', { name: /Follow again|new entr/ })).toBeNull();
});

test('entries are copied as text', async () => {
  open();
  await screen.findByText('Started.');
  const copied: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('3 entries copied')).toBeTruthy();
  expect(copied[0]).toContain('2026-11-22T14:02:00.000Z WARN  No input detected.\n');
});

test('an empty window says so by its level, and a filter that finds nothing offers to be cleared', async () => {
  const { graph } = open({ lines: [] });
  expect(await screen.findByText('No entries of level INFO or above in this window.')).toBeTruthy();
  expect(graph.asked()).toContain('EncoderLogEntries');
});

test('NET-15 a log that cannot be read says so and offers to try again', async () => {
  const failing = { encoder: { ...encoder('e1', 'Chapel'), logs: () => Promise.reject(new Error('down')) } };
  const { graph } = open({ more: failing });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  graph.answers['encoder'] = {
    ...encoder('e1', 'Chapel'),
    logs: { entries: LINES, totalCount: 3, isCut: false },
  };
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Started.')).toBeTruthy();
});

test('STM-05 ENC-12 a stopped encoder is asked for its logs; S-164 the window is part of the request', async () => {
  const asked: { encoderId: string; start: string; end: string }[] = [];
  open({
    more: {
      uploadEncoderLogs({ input }: { input: (typeof asked)[number] }) {
        asked.push(input);
        return { encoder: encoder('e1', 'Chapel', { state: 'UPLOADING_LOGS' }), userErrors: [] };
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Upload logs' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Time window' }), {
    target: { value: '15' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Chapel is uploading its logs')).toBeTruthy();
  expect(asked).toHaveLength(1);
  expect(Date.parse(asked[0]!.end) - Date.parse(asked[0]!.start)).toBe(15 * 60_000);
  expect(await screen.findByText('uploading logs')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Upload logs' }) as HTMLButtonElement).disabled).toBe(true);
});

test('ENC-25 a window of one’s own is checked before it is sent, and a refusal by the service stays in the dialog', async () => {
  const asked: object[] = [];
  open({
    more: {
      uploadEncoderLogs({ input }: { input: object }) {
        asked.push(input);
        const message = 'Cannot upload logs of this encoder while its state is “starting”.';
        return { encoder: null, userErrors: [{ code: 'STATE', field: null, message }] };
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Upload logs' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Time window' }), {
    target: { value: 'custom' },
  });
  const end = within(dialog).getByLabelText(/^To/, { selector: '[type=date]' });
  fireEvent.change(end, { target: { value: '2001-01-01' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Upload' }));
  expect(await within(dialog).findByText('The end must be after the start.')).toBeTruthy();
  expect(asked).toEqual([]);
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Time window' }), {
    target: { value: '60' },
  });
  await act(async () => {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Upload' }));
  });
  expect(await within(dialog).findByText(/^Cannot upload logs of this encoder/)).toBeTruthy();
});

test.each(['STARTED', 'OFFLINE', 'UPDATE_REQUIRED', 'IDLE'])(
  'STM-05 an encoder in state %s is not offered the upload',
  async (state) => {
    open({ state });
    const button = await screen.findByRole('button', { name: 'Upload logs' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(button.title).toBe('Stop the encoder before uploading its logs.');
  },
);

test('PRM-20 without the capability the screen is refused', async () => {
  open({ more: { viewer: viewer({ capabilities: [] }) } });
  expect(await screen.findByText(/not allowed|insufficient|permission/i)).toBeTruthy();
  expect(screen.queryByRole('log')).toBeNull();
});
