import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '../../../kernel/early.ts';
import { useAddress } from '../../../kernel/useAddress.ts';
import type { Visit } from '../../../kernel/screen.ts';
import { useSession } from '../../../kernel/session.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { GoLivePageDocument } from './GoLive.generated.ts';
import { GoLiveForm } from './GoLiveForm.tsx';
import { Broadcast } from './Broadcast.tsx';
import { goLivePath } from '../../../kernel/paths/goLive.ts';
import { useGoLive } from './useGoLive.ts';
import { useGoLives } from './useGoLives.ts';
import './goLive.css';

/** First queries of the page. */
export const questions = ({ viewer }: Visit): Question[] => [
  { document: GoLivePageDocument, variables: { customerId: viewer.customer.id } },
];

/**
 * Go Live (S-010): the form, or a broadcast from its request to its recording. The server stores how far it is and the address
 * names it, so that it is the same after a reload and in every tab.
 */
export function GoLivePage() {
  const { t } = useTranslation('goLive');
  const { viewer } = useSession();
  const [search, change] = useAddress();
  const { goLives, timezone, error, loading, refetch } = useGoLives(viewer.customer.id);
  const wanted = search.get('request');
  const chosen = useGoLive(
    wanted === 'new' ? null : wanted,
    goLives?.find(({ id }) => id === wanted),
  );
  // A broadcast has its address from the moment that it is shown, so that it stays on the page when it ends.
  const first =
    wanted === null ? (goLives?.find(({ request }) => request?.isUnderWay) ?? goLives?.[0])?.id : null;
  useEffect(() => {
    if (first) change({ request: first });
  }, [first, change]);
  if ((!goLives && loading) || chosen.loading) return <SkeletonRows />;
  if (!goLives) return <LoadFailure error={error} onRetry={refetch} />;
  const underWay = goLives.filter(({ request }) => request?.isUnderWay);
  const usual = wanted === 'new' ? undefined : (underWay[0] ?? goLives[0]);
  const shown = chosen.goLive?.request ? chosen.goLive : usual;
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
