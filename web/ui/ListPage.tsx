import type { ReactNode } from 'react';
import { BinButton } from '../app/BinButton.tsx';
import type { BinKind } from '../schema.generated.ts';
import { BulkBar } from './BulkBar.tsx';
import { ExportCsvButton, type ExportSource } from './ExportCsvButton.tsx';
import { ListBody } from './ListBody.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { OpenQueryButton, type QuerySource } from './OpenQueryButton.tsx';
import { PageHeader } from './PageHeader.tsx';
import type { BulkAction, EmptyText, ListChip, ListColumn, ListLoad } from './listTypes.ts';
import { useColumns } from './useColumns.ts';
import { useSelection } from './useSelection.ts';
import type { ListState, SortName } from './useListState.ts';
import './ListPage.css';

export interface ListPageProps<Row> {
  title: string;
  /** Totals, under the title. */
  summary?: ReactNode;
  list: ListState;
  filterLabel: string;
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
  /** Whether a filter narrows the list: tells "nothing yet" from "nothing found". */
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
  /** The one primary action, where there is one. */
  primary?: ReactNode;
  /** Between the toolbar and the rows, for example rows still processing. */
  lead?: ReactNode;
  /** Filters beside the rows. */
  aside?: ReactNode;
  /** Further controls of the toolbar. */
  tools?: ReactNode;
}

/**
 * The one list of the studio. A page hands it a table definition, its rows and where they stand; filter, sort, view,
 * selection, columns, the four states, export and the screen's query come with it.
 */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { list, bulk } = props;
  const columns = useColumns(list.id, props.columns);
  const selection = useSelection<Row>({ rowKey: props.rowKey, shown: props.rows, known: props.known });
  return (
    <>
      <PageHeader
        title={props.title}
        summary={props.summary}
        actions={
          <>
            {props.bin && <BinButton kind={props.bin} onRestored={props.load.retry} />}
            {props.exportCsv && <ExportCsvButton source={props.exportCsv} />}
            <OpenQueryButton source={props.query} />
            {props.primary}
          </>
        }
      />
      <ListToolbar
        list={list}
        filterLabel={props.filterLabel}
        columns={props.columns}
        hidden={columns.hidden}
        onHide={columns.hide}
        {...(props.chips && { chips: props.chips })}
        {...(props.sorts && { sorts: props.sorts })}
        extra={props.tools}
      />
      <div className={props.aside ? 'list-page list-page--aside' : 'list-page'}>
        {props.aside && <aside className="list-page__aside">{props.aside}</aside>}
        <div className="list-page__main">
          {props.lead}
          <ListBody {...props} shown={columns.shown} selection={bulk && selection} />
        </div>
      </div>
      {bulk && (
        <BulkBar
          selection={selection}
          actions={bulk}
          shownCount={props.rows?.length ?? 0}
          totalCount={props.known?.length ?? props.totalCount}
          all={props.load.all}
        />
      )}
    </>
  );
}
