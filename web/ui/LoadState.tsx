import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';
import { getErrorCode, translateError } from './errorMessage.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { PageHeader } from './PageHeader.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { DetailsLoad } from './useDetails.ts';

interface LoadStateProps {
  load: DetailsLoad;
  /** Message if the object does not exist. */
  missing?: string | undefined;
  back?: { label: string; to: string } | undefined;
  /** Estimated number of lines. */
  rows?: number;
}

/** Placeholder of content that is loading, not permitted, failed, or missing. */
export function LoadState({ load, missing, back, rows }: LoadStateProps) {
  const { t } = useTranslation('ui');
  if (load.loading) return <SkeletonRows {...(rows !== undefined && { count: rows })} />;
  if (getErrorCode(load.error) === 'FORBIDDEN')
    return (
      <EmptyState
        drawing="nothing"
        sentence={translateError(load.error, t)}
        {...(back && { action: back })}
      />
    );
  if (load.error || missing === undefined) return <LoadFailure error={load.error} onRetry={load.retry} />;
  return <EmptyState drawing="nothing" sentence={missing} {...(back && { action: back })} />;
}

interface LoadPageProps extends LoadStateProps {
  /** Title of the page while the object's name is unknown. */
  title?: string;
}

/** A page in place of the page of something that is not there. */
export function LoadPage({ title, ...state }: LoadPageProps) {
  const { t } = useTranslation('ui');
  return (
    <>
      <PageHeader
        title={title ?? t(state.load.loading ? 'loading' : 'details.missing')}
        {...(state.back && { back: state.back })}
      />
      <div className="card">
        <LoadState {...state} />
      </div>
    </>
  );
}
