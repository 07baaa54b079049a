import type { ReactNode } from 'react';
import { getErrorCode } from '../../ui/errorMessage.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';

interface DashboardCardProps {
  title: string;
  end?: ReactNode;
  load: { loading: boolean; error?: unknown; retry: () => void };
  /** True if there is something to show; it then stays while a reload fails. */
  hasData: boolean;
  children: ReactNode;
}

/** A card that loads and fails by itself (APP-20, NET-15); what a person may not see is not mentioned. */
export function DashboardCard({ title, end, load, hasData, children }: DashboardCardProps) {
  if (!hasData && getErrorCode(load.error) === 'FORBIDDEN') return null;
  return (
    <section className="card dash-card" aria-label={title}>
      <header className="dash-card__head">
        <h2>{title}</h2>
        {hasData && end && <div className="ink2 num">{end}</div>}
      </header>
      {hasData ? (
        <>
          {Boolean(load.error) && <LoadFailure error={load.error} onRetry={load.retry} layout="bar" />}
          {children}
        </>
      ) : load.error ? (
        <LoadFailure error={load.error} onRetry={load.retry} />
      ) : (
        <SkeletonRows count={3} height={56} />
      )}
    </section>
  );
}
