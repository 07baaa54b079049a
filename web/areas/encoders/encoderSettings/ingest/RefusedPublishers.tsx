import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../time/format.ts';
import type { LiveInput_RefusalFragment } from './Ingest.generated.ts';

/** Reasons for refused publishers, each with its last time. */
export function RefusedPublishers({ refusals }: { refusals: readonly LiveInput_RefusalFragment[] }) {
  const { t } = useTranslation('encoderSettings');
  const format = useFormat();
  return (
    <section className="card" aria-label={t('ingest.refused')}>
      <h2>{t('ingest.refused')}</h2>
      <ul className="ingest__refusals">
        {refusals.map(({ reason, refusedAt, times }) => (
          <li key={reason}>
            {t(`ingest.refusals.${reason}`)}{' '}
            <time className="muted" dateTime={refusedAt} title={format.dateTime(refusedAt)}>
              {times === 1
                ? format.ago(refusedAt)
                : t('ingest.refusedTimes', { ago: format.ago(refusedAt), times: format.number(times) })}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
