import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import type { DestinationState } from '../../../schema.generated.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { EventLog } from '../../../ui/EventLog.tsx';
import { LoadState } from '../../../ui/LoadState.tsx';
import { getStateLook } from '../../../ui/states.ts';
import { useWebVideoLogQuery } from './WebVideo.generated.ts';

interface WebVideoLogProps {
  id: string;
  /** Current state; a change means there are new entries. */
  state: DestinationState;
  zone: string | undefined;
}

/** The states that a web video went through, and how often it was watched (C-136). */
export function WebVideoLog({ id, state, zone }: WebVideoLogProps) {
  const { t: word } = useTranslation('ui');
  const { t } = useTranslation('webVideos');
  const format = useFormat();
  const { data, loading, error, refetch } = useWebVideoLogQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const readAgain = useEffectEvent(() => void refetch());
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) readAgain();
    before.current = state;
  }, [state]);

  const summary = data?.contentDestination?.summary;
  if (!summary) {
    return (
      <div className="card">
        <LoadState load={{ loading, error, retry: () => void refetch() }} rows={3} />
      </div>
    );
  }
  return (
    <div className="card">
      <DetailsList rows={[[t('log.views'), format.number(summary.views)]]} />
      <h3 className="event-log__title">{t('log.title')}</h3>
      {summary.history.length === 0 ? (
        <p className="muted">{t('log.empty')}</p>
      ) : (
        <EventLog
          zone={zone}
          entries={summary.history.map((entry) => ({
            time: entry.time,
            word: word(`states.${getStateLook('destination', entry.state)?.word ?? entry.state}` as never),
          }))}
        />
      )}
    </div>
  );
}
