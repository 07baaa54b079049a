import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStatusSubscription } from '../../kernel/useStatusSubscription.ts';
import type { Question } from '../../kernel/early.ts';
import { useSession } from '../../kernel/session.tsx';
import { useAddressOrder } from '../../kernel/useAddressOrder.ts';
import { canStop } from '../library/webVideos/public/canStop.ts';
import { StopDestinationDialog } from '../library/webVideos/public/StopDestinationDialog.tsx';
import { useScreen } from '../../kernel/screen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useNow } from '../../time/useNow.ts';
import { DashboardCard } from './DashboardCard.tsx';
import {
  ContentDestinationsChangedDocument,
  LiveCardDocument,
  useLiveCardQuery,
} from './LiveCard.generated.ts';
import { groupLive } from './liveGroups.ts';
import { LiveNow } from './LiveNow.tsx';
import { hourWindow, useHourWindow } from './useHourWindow.ts';

/** Hours of the schedule around now, back and ahead: the longest event, and the longest pre-roll of one. */
const LIVE_HOURS = [13, 4] as const;

/** First query of the card. */
export const liveQuestion = (customerId: string): Question => ({
  document: LiveCardDocument,
  variables: { customerId, ...hourWindow(...LIVE_HOURS) },
});

/** Events on air with everywhere they go (DST-13, DST-17). */
export function LiveCard({ customerId }: { customerId: string }) {
  const { t } = useTranslation('dashboard');
  const now = useNow(60_000);
  const { can } = useSession();
  const schedulePage = useScreen('schedule');
  const window = useHourWindow(...LIVE_HOURS);
  const query = useLiveCardQuery({ variables: { customerId, ...window }, errorPolicy: 'all' });
  const { data, previousData, refetch } = query;
  const customer = (data ?? previousData)?.customer;
  const edges = customer?.contentDestinations?.edges;
  const destinations = useMemo(() => edges?.map(({ node }) => node), [edges]);
  const groups = useMemo(
    () =>
      destinations &&
      groupLive(destinations, [...(customer?.schedule ?? []), ...(customer?.onAir ?? [])], now),
    [destinations, customer?.schedule, customer?.onAir, now],
  );
  useStatusSubscription(ContentDestinationsChangedDocument, {
    variables: { customerId },
    onGap: () => void refetch(),
    onEvent({ contentDestinationsChanged: { contentDestinations } }) {
      const known = new Set(destinations?.map(({ id }) => id));
      if (contentDestinations.some(({ id }) => !known.has(id))) void refetch();
    },
  });

  const [stopId, forgetStop] = useAddressOrder('stop');
  const toStop = can('MANAGE_SCHEDULE') ? destinations?.find(({ id }) => id === stopId) : undefined;
  const stopDialog = toStop && canStop(toStop) && (
    <StopDestinationDialog destination={toStop} onClose={forgetStop} />
  );
  const retry = () => void refetch();
  if (groups && groups.length > 0) {
    return (
      <>
        {query.error && <LoadFailure error={query.error} onRetry={retry} layout="bar" />}
        {groups.map((group) => (
          <LiveNow key={group.id} group={group} customerId={customerId} />
        ))}
        {stopDialog}
      </>
    );
  }
  return (
    <div className="live-none">
      <DashboardCard
        title={t('live.title')}
        load={{ loading: query.loading, error: query.error, retry }}
        hasData={groups !== undefined}
      >
        <EmptyState
          drawing="screen"
          sentence={t('live.nothing')}
          {...(schedulePage && { action: { label: t('next.open'), to: schedulePage.path } })}
        />
      </DashboardCard>
    </div>
  );
}
