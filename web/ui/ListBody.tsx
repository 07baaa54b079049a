import { useTranslation } from 'react-i18next';
import { getErrorCode } from './errorMessage.ts';
import { EmptyState } from './EmptyState.tsx';
import type { ListPageProps } from './listPageProps.ts';
import { ListTable } from './ListTable.tsx';
import type { ListColumn } from './listTypes.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { LoadMore } from './LoadMore.tsx';
import { SkeletonCards, SkeletonRows } from './SkeletonRows.tsx';
import type { Selection } from './useSelection.ts';

type ListBodyProps<Row> = ListPageProps<Row> & {
  shown: ReadonlyArray<ListColumn<Row>>;
  /** Absent where nothing can be done with many rows. */
  selection: Selection<Row> | undefined;
};

/** Rows or cards, or what stands in their place: loading, failed, forbidden, nothing yet, nothing found. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { rows, load, list } = props;
  const isCards = list.view !== 'list' && props.renderCard !== undefined;
  const isOwn = list.view !== 'list' && props.renderView !== undefined;
  const Rows = isCards ? Cards : Table;
  if (rows === undefined) {
    if (load.error && !load.loading) return <Instead {...props} />;
    return isCards ? (
      <SkeletonCards />
    ) : (
      <Card>
        <SkeletonRows />
      </Card>
    );
  }
  return (
    <>
      {Boolean(load.error) && <LoadFailure error={load.error} onRetry={load.retry} layout="bar" />}
      <div className={load.loading ? 'list-busy' : undefined} aria-busy={load.loading}>
        {rows.length === 0 ? <None {...props} /> : isOwn ? props.renderView?.(rows) : <Rows {...props} />}
      </div>
      {load.more && !load.error && <LoadMore onMore={load.more} isLoading={load.loadingMore ?? false} />}
    </>
  );
}

/** Nothing of what is loaded is shown; only when everything is there, that is all. */
function None<Row>(props: ListBodyProps<Row>) {
  if (!props.load.more || props.load.error) return <Instead {...props} />;
  return (
    <Card>
      <SkeletonRows />
    </Card>
  );
}

function Instead<Row>({ rows, load, list, isNarrowed, narrowing, empty }: ListBodyProps<Row>) {
  const { t } = useTranslation('ui');
  if (getErrorCode(load.error) === 'FORBIDDEN') {
    return (
      <Card>
        <EmptyState drawing="nothing" sentence={t('errors.forbidden')} />
      </Card>
    );
  }
  if (rows === undefined)
    return (
      <Card>
        <LoadFailure error={load.error} onRetry={load.retry} />
      </Card>
    );
  return (
    <Card>
      {isNarrowed ? (
        <EmptyState
          drawing="nothing"
          sentence={t('list.noneFound')}
          action={{ label: t('list.clearFilters'), onClick: () => list.clear(narrowing) }}
        />
      ) : (
        <EmptyState {...empty} />
      )}
    </Card>
  );
}

function Table<Row>(props: ListBodyProps<Row>) {
  return (
    <Card>
      <ListTable
        label={props.title}
        columns={props.shown}
        rows={props.rows ?? []}
        rowKey={props.rowKey}
        rowName={props.rowName}
        totalCount={props.totalCount}
        selection={props.selection}
      />
    </Card>
  );
}

function Cards<Row>({ title, rows, rowKey, renderCard }: ListBodyProps<Row>) {
  return (
    <ul className="card-grid" aria-label={title}>
      {rows?.map((row) => (
        <li key={rowKey(row)}>{renderCard?.(row)}</li>
      ))}
    </ul>
  );
}

function Card({ children }: { children: React.ReactNode }) {
  return <div className="card list-card">{children}</div>;
}
