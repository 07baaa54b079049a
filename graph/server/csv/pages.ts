import type { ExecutionResult, GraphQLError } from 'graphql';
import type { CsvPlan } from './plan.ts';
import { PAGE_INFO, TRUNCATED } from './plan.ts';
import type { RawRowCapture } from './direct.ts';
import { PageFailed } from './pageFailed.ts';
import { valueAt } from './rows.ts';
import { reasonError } from '../../kernel/errors.ts';

/** One page of an export. */
export interface CsvPage {
  rows: readonly unknown[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
  /** True if the service has more rows than it lets anyone read (ANA-18). */
  truncated: boolean;
  /** Values of the page that could not be read: they are empty cells. */
  gaps: readonly GraphQLError[];
  /** The page's whole data; what stands around the connection is in the first page's. */
  data: unknown;
}

/** Runs the query for the page after a cursor; `first` tells whether what is around the connection is wanted. */
export type RunPage = (
  cursor: unknown,
  first: boolean,
  capture: RawRowCapture | null,
) => Promise<ExecutionResult>;

/** Reads one page; throws {@link PageFailed} when the connection itself is missing. */
async function readPage(plan: CsvPlan, run: RunPage, cursor: unknown, first: boolean): Promise<CsvPage> {
  const capture: RawRowCapture | null = plan.direct?.capture() ?? null;
  const result = await run(cursor, first, capture);
  const connection = valueAt(result.data, plan.path) as Record<string, unknown> | null | undefined;
  if (!connection) throw new PageFailed(result.errors ?? [reasonError('NOT_FOUND', 'CSV_NOTHING')]);
  const info = connection[PAGE_INFO] as { hasNextPage: boolean; endCursor: string | null };
  return {
    rows: capture?.rows ?? ((connection[plan.rows] ?? []) as unknown[]),
    next: info.hasNextPage ? info.endCursor : null,
    truncated: connection[TRUNCATED] === true,
    gaps: result.errors ?? [],
    data: result.data,
  };
}

/**
 * The pages of an export, one after the other. While one is being written the next one is read; when the reader stops
 * asking, reading stops too.
 */
export async function* readPages(plan: CsvPlan, run: RunPage): AsyncGenerator<CsvPage, void, void> {
  let coming: Promise<CsvPage> | null = readPage(plan, run, plan.after ?? null, true);
  while (coming) {
    const page: CsvPage = await coming;
    coming = page.next === null ? null : readPage(plan, run, page.next, false);
    // Whoever reads the page sees its failure; until then it must not count as unhandled.
    coming?.catch(() => undefined);
    yield page;
  }
}
