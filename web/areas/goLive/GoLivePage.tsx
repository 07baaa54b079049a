import { useTranslation } from 'react-i18next';
import type { Question } from '../../kernel/early.ts';
import { useAddress } from '../../kernel/useAddress.ts';
import type { Visit } from '../../kernel/screen.ts';
import { useSession } from '../../kernel/session.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { GoLivePageDocument } from './GoLive.generated.ts';
import { GoLiveForm } from './GoLiveForm.tsx';
import { Broadcast } from './Broadcast.tsx';
import { goLivePath } from './paths.ts';
import { useGoLives } from './useGoLives.ts';
import './goLive.css';

/** What the page asks first. */
export const questions = ({ viewer }: Visit): Question[] => [
  { document: GoLivePageDocument, variables: { customerId: viewer.customer.id } },
];

/**
 * Going live (S-010): the form, or what is under way, which the server keeps: whoever opens the page sees how far it is,
 * after a reload and in every tab.
 */
export function GoLivePage() {
  const { t } = useTranslation('goLive');
  const { viewer } = useSession();
  const [search, change] = useAddress();
  const { goLives, timezone, error, loading, refetch } = useGoLives(viewer.customer.id);
  const wanted = search.get('request');
  if (!goLives && loading) return <SkeletonRows />;
  if (!goLives) return <LoadFailure error={error} onRetry={refetch} />;
  const underWay = goLives.filter(({ request }) => request?.isUnderWay);
  const chosen = goLives.find(({ id }) => id === wanted);
  const shown = chosen ?? (wanted === 'new' ? undefined : (underWay[0] ?? goLives[0]));
  const show = (id: string) => change({ request: id }, { isStep: true });
  return (
    <>
      {error && <LoadFailure error={error} onRetry={refetch} layout="bar" />}
      {shown ? (
        <Broadcast
          key={shown.id}
          goLive={shown}
          others={goLives.filter(({ id }) => id !== shown.id)}
          timezone={timezone}
          onShow={show}
        />
      ) : (
        <GoLiveForm
          onStarted={show}
          {...(underWay.length > 0 && { back: { label: t('back'), to: goLivePath() } })}
        />
      )}
    </>
  );
}
