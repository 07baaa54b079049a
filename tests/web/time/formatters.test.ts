import { jest } from '@jest/globals';
import { dateFormatter, nameOrder, numberFormatter, viewerZone } from '../../../web/time/formatters.ts';
import { createFormat } from '../../../web/time/format.ts';

test('a formatter is made once, however many rows it writes', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  try {
    const write = () => createFormat('en-GB').dateTime('2026-11-22T14:47:00Z', 'Europe/Paris');
    const first = write();
    made.mockClear();
    for (let row = 0; row < 50; row += 1) expect(write()).toBe(first);
    expect(made).not.toHaveBeenCalled();
  } finally {
    made.mockRestore();
  }
});

test('formatters of other languages, zones and figures are others', () => {
  expect(dateFormatter('en', { timeZone: 'UTC' })).not.toBe(dateFormatter('es', { timeZone: 'UTC' }));
  expect(dateFormatter('en', { timeZone: 'UTC' })).not.toBe(dateFormatter('en', { timeZone: 'Asia/Tokyo' }));
  expect(numberFormatter('en', { maximumFractionDigits: 1 }).format(1.25)).toBe('1.3');
  expect(numberFormatter('en', { maximumFractionDigits: 2 }).format(1.25)).toBe('1.25');
});

test('names are ordered with their numbers by size', () => {
  expect(['Hall 10', 'hall 2', 'Hall 1'].sort(nameOrder('en').compare)).toEqual([
    'Hall 1',
    'hall 2',
    'Hall 10',
  ]);
});

test('the viewer has the zone of the browser', () => {
  expect(viewerZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});
