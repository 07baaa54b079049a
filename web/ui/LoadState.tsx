import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';
import { codeOf, messageOf } from './errorMessage.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { PageHeader } from './PageHeader.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { DetailsLoad } from './useDetails.ts';

interface LoadStateProps {
  load: DetailsLoad;
  /** What to say when it is not there (any more). */
  missing?: string | undefined;
  back?: { label: string; to: string } | undefined;
  /** How many lines it will have, about. */
  rows?: number;
}

/** What stands in place of something: it is being read, may not be seen, could not be read, or is not there. */
export function LoadState({ load, missing, back, rows }: LoadStateProps) {
  const { t } = useTranslation('ui');
  if (load.loading) return <SkeletonRows {...(rows !== undefined && { count: rows })} />;
  if (codeOf(load.error) === 'FORBIDDEN')
    return (
      <EmptyState drawing="nothing" sentence={messageOf(load.error, t)} {...(back && { action: back })} />
    );
  if (load.error || missing === undefined) return <LoadFailure error={load.error} onRetry={load.retry} />;
  return <EmptyState drawing="nothing" sentence={missing} {...(back && { action: back })} />;
}

interface LoadPageProps extends LoadStateProps {
  /** What the page is called while the thing has no name yet. */
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
