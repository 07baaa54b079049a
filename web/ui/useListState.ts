import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readStored, store } from '../kernel/storage.ts';

/** LST-02; the same words as the graph's ListSort. */
export type SortName = 'NAME_ASC' | 'NAME_DESC' | 'MOST_RECENT' | 'OLDEST';
export const SORTS: readonly SortName[] = ['NAME_ASC', 'NAME_DESC', 'MOST_RECENT', 'OLDEST'];

/** How rows are shown. */
export type ViewName = 'list' | 'cards' | 'gallery' | 'calendar';

interface ListStateOptions {
  /** Keys what this browser remembers about the list. */
  id: string;
  defaultSort?: SortName;
  /** The first is shown until another is chosen; the choice is remembered in this browser (APP-09, APP-10). */
  views?: readonly ViewName[];
}

export interface ListState {
  id: string;
  filter: string;
  sort: SortName;
  view: ViewName;
  views: readonly ViewName[];
  /** The chosen chip; empty for the one that shows everything. */
  chip: string;
  /** Any further filter of the list: its values under one name of the URL. */
  values(name: string): readonly string[];
  setValues(name: string, values: readonly string[]): void;
  setFilter(filter: string): void;
  setSort(sort: SortName): void;
  setView(view: ViewName): void;
  setChip(chip: string): void;
  /** Drops the filter, the chip and the named further filters. */
  clear(names?: readonly string[]): void;
}

/** What of a list's state stands in the URL, whatever this browser remembers. */
export function listChoice(
  params: URLSearchParams,
  defaultSort: SortName = 'NAME_ASC',
): Pick<ListState, 'filter' | 'sort' | 'chip' | 'values'> {
  const wanted = params.get('sort') as SortName | null;
  return {
    filter: params.get('q') ?? '',
    sort: wanted && SORTS.includes(wanted) ? wanted : defaultSort,
    chip: params.get('show') ?? '',
    values: (name) => params.getAll(name),
  };
}

/** Filter, sort and view of a list, held by the URL so that a list can be linked. */
export function useListState({
  id,
  defaultSort = 'NAME_ASC',
  views = ['list'],
}: ListStateOptions): ListState {
  const [params, setParams] = useSearchParams();
  // Two changes may come before the address follows, such as a sort and the words typed just before it: each goes on from
  // what the one before it made, never from an address of then.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (edit: (params: URLSearchParams) => void) => {
      const next = new URLSearchParams(latest.current);
      edit(next);
      latest.current = next;
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  const put = useCallback(
    (name: string, value: string) => change((next) => (value ? next.set(name, value) : next.delete(name))),
    [change],
  );
  // Pages write `views` in place; its words are what counts.
  const viewNames = views.join(' ');
  return useMemo(() => {
    const names = viewNames.split(' ') as ViewName[];
    const wantedView = params.get('view') ?? readStored<string>(`view.${id}`);
    const view = names.find((name) => name === wantedView) ?? names[0]!;
    return {
      ...listChoice(params, defaultSort),
      id,
      view,
      views: names,
      setValues: (name, values) =>
        change((next) => {
          next.delete(name);
          for (const value of values) next.append(name, value);
        }),
      setFilter: (filter) => put('q', filter),
      setSort: (sort) => put('sort', sort === defaultSort ? '' : sort),
      setView(view) {
        store(`view.${id}`, view);
        put('view', view);
      },
      setChip: (chip) => put('show', chip),
      clear: (names = []) =>
        change((next) => {
          for (const name of ['q', 'show', ...names]) next.delete(name);
        }),
    };
  }, [params, change, put, id, defaultSort, viewNames]);
}
