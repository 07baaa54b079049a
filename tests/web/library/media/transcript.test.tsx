import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Transcript } from '../../../../web/areas/library/media/edits/Transcript.tsx';
import { transcriptParts } from '../../../../web/areas/library/media/edits/transcript.ts';
import { startTestI18n } from '../../app/i18n.ts';

beforeEach(async () => {
  await startTestI18n();
  await i18next.loadNamespaces('media');
});

test.each([
  ['[00:01:02] Good morning.', [{ at: 62, text: 'Good morning.' }]],
  ['2:03 Good morning.', [{ at: 123, text: 'Good morning.' }]],
  ['00:00:01,500 --> 00:00:04,000\nGood morning.', [{ at: 1.5, text: 'Good morning.' }]],
  [
    'Good morning.\n\nWe read on.',
    [
      { at: null, text: 'Good morning.' },
      { at: null, text: 'We read on.' },
    ],
  ],
  [
    '[00:00:00] One.\n[00:00:05] Two.',
    [
      { at: 0, text: 'One.' },
      { at: 5, text: 'Two.' },
    ],
  ],
  ['We meet at 10:30 in the hall.', [{ at: null, text: 'We meet at 10:30 in the hall.' }]],
  ['', []],
])('LIB-15 the transcript %j is read by its times', (text, parts) => {
  expect(transcriptParts(text)).toEqual(parts);
});

test('LIB-15 a time of a transcript leads to that place, where there is something to play', () => {
  const onSeek = jest.fn();
  const { rerender } = render(<Transcript text="[00:01:02] Good morning." onSeek={onSeek} />);
  fireEvent.click(screen.getByRole('button', { name: 'Play from 00:01:02' }));
  expect(onSeek).toHaveBeenCalledWith(62);
  rerender(<Transcript text="[00:01:02] Good morning." onSeek={undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('00:01:02')).toBeTruthy();
});
