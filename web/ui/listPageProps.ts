import type { ReactNode } from 'react';
import type { BinKind } from '../schema.generated.ts';
import type { ExportSource } from './ExportCsvButton.tsx';
import type { BulkAction, EmptyText, ListChip, ListColumn, ListLoad } from './listTypes.ts';
import type { QuerySource } from './OpenQueryButton.tsx';
import type { ListState, SortName } from './useListState.ts';

/** Properties of a list page. */
export interface ListPageProps<Row> {
  title: string;
  /** Totals, under the title. */
  summary?: ReactNode;
  list: ListState;
  /** Absent where there are no words to filter by. */
  filterLabel?: string;
  columns: ReadonlyArray<ListColumn<Row>>;
  /** Rows to show, filtered and sorted; undefined until the first answer. */
  rows: readonly Row[] | undefined;
  /** Every row there is, where the page has them all and filters by itself. */
  known?: readonly Row[] | undefined;
  /** The same function each time: the selection is kept by what it answers. */
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  totalCount?: number | undefined;
  load: ListLoad<Row>;
  /** True if a filter is active: separates "nothing yet" from "no matches". */
  isNarrowed: boolean;
  /** Names of the further filters that "Clear filters" drops. */
  narrowing?: readonly string[];
  empty: EmptyText;
  chips?: readonly ListChip[];
  sorts?: readonly SortName[];
  bulk?: readonly BulkAction<Row>[];
  renderCard?: (row: Row) => ReactNode;
  /** Draws all rows at once in a view of the page's own, in place of the list. */
  renderView?: (rows: readonly Row[]) => ReactNode;
  exportCsv?: ExportSource;
  query: QuerySource;
  /** The bin of what the list shows, for those who may delete and restore. */
  bin?: BinKind | false;
  /** Primary action, if there is one. */
  primary?: ReactNode;
  /** Between the toolbar and the rows, for example rows still processing. */
  lead?: ReactNode;
  /** Filters beside the rows. */
  aside?: ReactNode;
  /** Further controls of the toolbar. */
  tools?: ReactNode;
}
