import './DetailsPage.css';

/** Terms with their values; a value that is not known shows a dash. */
export function DetailsList({
  rows,
}: {
  rows: ReadonlyArray<readonly [term: string, value: React.ReactNode]>;
}) {
  return (
    <dl className="details-list">
      {rows.map(([term, value]) => (
        <div key={term} style={{ display: 'contents' }}>
          <dt>{term}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? <span className="muted">–</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
