import type { SortName } from '../../../ui/useListState.ts';
import { attentionTo, type EncoderRow } from './encoderState.ts';
import { nameOrder } from '../../../time/formatters.ts';

export type EncoderChip = '' | 'live' | 'attention' | 'offline';

const IN_CHIP: Record<EncoderChip, (encoder: EncoderRow) => boolean> = {
  '': () => true,
  live: ({ status }) => status.state === 'STARTED',
  attention: (encoder) => attentionTo(encoder).length > 0,
  offline: ({ status }) => status.state === 'OFFLINE',
};

/**
 * Filters and sorts in the browser: an organization has so few encoders that all are loaded, and a change of state
 * then moves a row at once, counts included. LST-01: a case-insensitive part of the name.
 */
export function selectEncoders(
  encoders: readonly EncoderRow[],
  { filter, chip, sort, language }: { filter: string; chip: string; sort: SortName; language: string },
): EncoderRow[] {
  const wanted = filter.trim().toLocaleLowerCase(language);
  const inChip = IN_CHIP[chip as EncoderChip] ?? IN_CHIP[''];
  const names = nameOrder(language);
  const orders: Record<SortName, (a: EncoderRow, b: EncoderRow) => number> = {
    NAME_ASC: (a, b) => names.compare(a.name, b.name),
    NAME_DESC: (a, b) => names.compare(b.name, a.name),
    MOST_RECENT: (a, b) => b.createdAt.localeCompare(a.createdAt),
    OLDEST: (a, b) => a.createdAt.localeCompare(b.createdAt),
  };
  return encoders
    .filter((encoder) => inChip(encoder) && encoder.name.toLocaleLowerCase(language).includes(wanted))
    .sort(orders[sort]);
}

/** Counts the encoders of each chip. */
export function countByChip(encoders: readonly EncoderRow[]): Record<EncoderChip | 'online', number> {
  const count = (chip: EncoderChip) => encoders.filter(IN_CHIP[chip]).length;
  const offline = count('offline');
  return {
    '': encoders.length,
    live: count('live'),
    attention: count('attention'),
    offline,
    online: encoders.length - offline,
  };
}
