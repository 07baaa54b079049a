import { use, useMemo } from 'react';
import type { MediaSearchFilter } from '../../../schema.generated.ts';
import type { ListState } from '../../../ui/useListState.ts';
import { hasSpan, toSearchFilter, type SpanReader } from './libraryFilter.ts';

interface Spans {
  spansIn(timeZone: string): SpanReader;
}

let loading: Promise<Spans> | undefined;
/** Once it is there, nothing waits for it any more. */
let loaded: Spans | undefined;

/** Date functions, loaded for the first list filtered by days. */
function spans() {
  loading ??= import('./librarySpans.ts').then(
    ({ spansIn }) => (loaded = { spansIn }),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Search filter from the URL, for asynchronous callers. Undefined without a filter. */
export async function searchFilterIn(list: Parameters<typeof toSearchFilter>[0], timeZone: string) {
  return toSearchFilter(list, hasSpan(list) ? (await spans()).spansIn(timeZone) : undefined);
}

/** Search filter from the URL. Undefined without a filter. */
export function useSearchFilter(list: ListState, timeZone: string): MediaSearchFilter | undefined {
  const spansIn = hasSpan(list) ? (loaded ?? use(spans())).spansIn : undefined;
  return useMemo(() => toSearchFilter(list, spansIn?.(timeZone)), [list, spansIn, timeZone]);
}
