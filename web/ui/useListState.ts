import { useMemo } from 'react';
import { readStored, store } from '../kernel/storage.ts';
import { useAddress } from '../kernel/useAddress.ts';

/** LST-02; the same words as the graph's ListSort. */
export type SortName = 'NAME_ASC' | 'NAME_DESC' | 'MOST_RECENT' | 'OLDEST';
export const SORTS: readonly SortName[] = ['NAME_ASC', 'NAME_DESC', 'MOST_RECENT', 'OLDEST'];

/** Views of rows. */
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

/** List state in the URL, which overrides the browser's stored state. */
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
  const [params, change] = useAddress();
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
      setValues: (name, values) => change({ [name]: values }),
      setFilter: (filter) => change({ q: filter }),
      setSort: (sort) => change({ sort: sort === defaultSort ? '' : sort }),
      setView(view) {
        store(`view.${id}`, view);
        change({ view });
      },
      setChip: (chip) => change({ show: chip }),
      clear: (names = []) => change(Object.fromEntries(['q', 'show', ...names].map((name) => [name, '']))),
    };
  }, [params, change, id, defaultSort, viewNames]);
}
