import type { ReadingToTheEnd } from '../../graph/upstream/reading.ts';
import type { ViewerRecordRecord } from '../../graph/upstream/rest/analytics/analytics.ts';
import {
  connectionFromPage,
  pageSize,
  servicePosition,
  type ConnectionArguments,
} from '../../graph/kernel/connection.ts';
import { EXPORT_MAX_ROWS, EXPORT_PAGE_ROWS } from '../../schema/rules/analytics.ts';

/** Page of the service. */
interface ExportPage {
  max: number;
  offset: string | null;
}

/** Content of a cursor: the number of records before the page, and the service's offset. */
interface ExportPosition {
  before: number;
  offset: string | null;
}

/**
 * A page of records that reads on by the service's key (ANA-05, ANA-06) and ends with the 100,000th, which is where
 * 100 pages of 1000 end; `isTruncated` says on that last page that there were more (ANA-18).
 */
export async function readRecords(
  args: ConnectionArguments,
  read: (
    page: ExportPage,
    whole: boolean,
  ) => Promise<{ records: ViewerRecordRecord[]; nextOffset: string | null }>,
  reading: ReadingToTheEnd | null = null,
) {
  const first = pageSize(args.first, EXPORT_PAGE_ROWS, EXPORT_PAGE_ROWS);
  const { from, skip } = servicePosition(args.after);
  const { before, offset } = positionOf(from);
  const max = Math.min(first + skip, EXPORT_PAGE_ROWS, EXPORT_MAX_ROWS - before);
  const page = { max, offset };
  const ask = () =>
    reading ? reading.ahead.read(keyOf(page), () => read(page, skip === 0)) : read(page, skip === 0);
  const { records, nextOffset } = max > 0 ? await ask() : { records: [], nextOffset: null };
  // Rows that nobody has parsed count as a full page: the limit is one of pages (ANA-05).
  const readSoFar = before + (reading?.isUnparsed(records) ? max : records.length);
  const isTruncated = readSoFar >= EXPORT_MAX_ROWS && nextOffset !== null;
  const next = nextOffset === null || isTruncated ? null : `${readSoFar}:${nextOffset}`;
  if (next !== null) {
    const following = { max: Math.min(first, EXPORT_MAX_ROWS - readSoFar), offset: nextOffset };
    await reading?.ahead.start(keyOf(following), () => read(following, true));
  }
  return Object.assign(connectionFromPage({ rows: records, from, skipped: skip, next }), { isTruncated });
}

const keyOf = ({ max, offset }: ExportPage): string => `${max}:${offset ?? ''}`;

function positionOf(from: string | null): ExportPosition {
  const match = /^(\d{1,6}):(.*)$/s.exec(from ?? '');
  return match ? { before: Number(match[1]), offset: match[2] || null } : { before: 0, offset: from };
}
