import { Button, Tag } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import { browserName } from './browserName.ts';
import { useSessionPlace } from './useSessionPlace.ts';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  type AccountSession_SessionFragment,
} from './Account.generated.ts';

/** Browsers in which one is signed in, each to be ended. */
export function AccountSessions({ sessions }: { sessions: readonly AccountSession_SessionFragment[] }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const run = useMutationRun();
  const toasts = useToasts();
  const placeOf = useSessionPlace();
  const [end, ending] = useEndSessionMutation({ refetchQueries: ['AccountPage'] });
  const [endOthers, endingOthers] = useEndOtherSessionsMutation({ refetchQueries: ['AccountPage'] });
  /** Name of a browser, or its user agent if it is unknown. */
  const nameOf = (agent: string | null) =>
    agent === null ? t('account.sessions.unknown') : (browserName(agent) ?? agent);
  const isBusy = ending.loading || endingOthers.loading;
  const tell = (problem: string | null) =>
    toasts.show(
      problem === null
        ? { intent: 'success', message: t('account.sessions.ended') }
        : { intent: 'danger', message: problem },
    );
  const endOne = async (id: string) => {
    const outcome = await run(
      () => end({ variables: { input: { id } } }),
      (data) => data.endSession,
    );
    tell(outcome.ok ? null : refusalText(outcome));
  };
  const endRest = async () => {
    const outcome = await run(
      () => endOthers(),
      (data) => data.endOtherSessions,
    );
    tell(outcome.ok ? null : refusalText(outcome));
  };
  return (
    <section className="card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t('account.sessions.title')}</h2>
      <ul className="people-channels">
        {sessions.map(({ id, agent, address, timezone, lastUsedAt, isThis }) => (
          <li key={id}>
            <span className="people-session">
              <span title={agent ?? undefined}>{nameOf(agent)}</span>
              <span className="muted">
                {placeOf({ address, timezone })} ·{' '}
                {t('account.sessions.used', { time: format.dateTime(lastUsedAt) })}
              </span>
            </span>
            {isThis ? (
              <Tag minimal>{t('account.sessions.here')}</Tag>
            ) : (
              <Button
                text={t('account.sessions.end')}
                aria-label={t('account.sessions.endOf', { name: nameOf(agent) })}
                disabled={isBusy}
                onClick={() => void endOne(id)}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <p>
          <Button text={t('account.sessions.endOthers')} disabled={isBusy} onClick={() => void endRest()} />
        </p>
      )}
    </section>
  );
}
