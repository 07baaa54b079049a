import { BinButton } from './BinButton.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ExportCsvButton } from './ExportCsvButton.tsx';
import { ListBody } from './ListBody.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { OpenQueryButton } from './OpenQueryButton.tsx';
import { PageHeader } from './PageHeader.tsx';
import type { ListPageProps } from './listPageProps.ts';
import { useColumns } from './useColumns.ts';
import { useSelection } from './useSelection.ts';
import './ListPage.css';

/**
 * List page of the studio. A page passes columns, rows, and load state; filter, sort, view, selection, columns, the
 * four states, export, and the query come with it.
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
