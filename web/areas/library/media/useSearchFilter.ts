import { use, useMemo } from 'react';
import type { MediaSearchFilter } from '../../../schema.generated.ts';
import type { ListState } from '../../../ui/useListState.ts';
import { hasSpan, searchFilterOf, type SpanReader } from './libraryFilter.ts';

interface Spans {
  spansIn(timeZone: string): SpanReader;
}

let loading: Promise<Spans> | undefined;
/** Once it is there, nothing waits for it any more. */
let loaded: Spans | undefined;

/** What makes moments of days, and the calendar under it; fetched for the first list that days narrow. */
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

/** What the URL narrows the library to, for whoever can wait; undefined when nothing does. */
export async function searchFilterIn(list: Parameters<typeof searchFilterOf>[0], timeZone: string) {
  return searchFilterOf(list, hasSpan(list) ? (await spans()).spansIn(timeZone) : undefined);
}

/** What the URL narrows the library to; undefined when nothing does. */
export function useSearchFilter(list: ListState, timeZone: string): MediaSearchFilter | undefined {
  const spansIn = hasSpan(list) ? (loaded ?? use(spans())).spansIn : undefined;
  return useMemo(() => searchFilterOf(list, spansIn?.(timeZone)), [list, spansIn, timeZone]);
}
