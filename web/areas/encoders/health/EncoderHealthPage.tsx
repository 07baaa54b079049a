import { Tick, WarningSign } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { ENCODER_LOGS_CAPABILITY } from '../../../../schema/rules/encoderLogWords.ts';
import { POLL_MS } from '../../../../schema/rules/encoderTimes.ts';
import { useSession } from '../../../kernel/session.tsx';
import { Ago } from '../../../ui/Ago.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { NextUseCell } from '../EncoderCells.tsx';
import { attentionTo, type EncoderRow } from '../public/encoderState.ts';
import { encoderLogsPath, encoderPath } from '../../../kernel/paths/encoders.ts';
import { useEncodersChanged } from '../useEncodersChanged.ts';
import {
  EncoderHealthPageDocument,
  useEncoderHealthPageQuery,
  type EncoderHealthPageQuery,
} from './EncoderHealthPage.generated.ts';
import { HealthCharts } from './HealthCharts.tsx';
import { HealthTiles } from './HealthTiles.tsx';
import './EncoderHealth.css';

/** Errors of the log that are shown. */
const LAST_ERRORS = 6;

/**
 * True if an encoder is well, at a glance: verdict, readings against their limits, the last 24 hours (S-149, ENC-20).
 */
export function EncoderHealthPage() {
  const { t } = useTranslation('encoders');
  const { uuid = '' } = useParams();
  const { viewer, allows } = useSession();
  const mayReadLogs = allows({
    permissions: ['MANAGE_ENCODER_AND_WEB_SETTINGS'],
    capabilities: [ENCODER_LOGS_CAPABILITY],
  });
  const variables = { id: uuid, mayReadLogs };
  const query = useEncoderHealthPageQuery({
    variables,
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    // Readings or logs that fail leave the rest on screen.
    errorPolicy: 'all',
  });
  const { thing: encoder, load } = useDetails(query, uuid, (data) => data.encoder);
  // An admin of the platform looks at encoders of other organizations too (ENC-08).
  const customerId = encoder?.customer?.id ?? viewer.customer.id;
  const known = useMemo(() => (encoder ? [encoder] : undefined), [encoder]);
  useEncodersChanged(customerId, known, load.retry);

  if (!encoder) return <LoadPage title={t('health.title')} load={load} missing={t('details.missing')} />;
  return (
    <>
      <PageHeader
        title={t('health.titleOf', { name: encoder.name })}
        back={{ label: encoder.name, to: encoderPath(encoder.id) }}
        tag={<StatusTag kind="encoder" state={encoder.status.state} />}
        summary={
          encoder.status.reportedAt && (
            <>
              {t('sensors.reported')} <Ago at={encoder.status.reportedAt} />
            </>
          )
        }
        actions={
          <OpenQueryButton source={{ document: EncoderHealthPageDocument, variables }} variant="minimal" />
        }
      />
      {Boolean(load.error) && <LoadFailure error={load.error} onRetry={load.retry} layout="bar" />}
      <Health encoder={encoder} mayReadLogs={mayReadLogs} />
    </>
  );
}

type HealthEncoder = NonNullable<EncoderHealthPageQuery['encoder']>;

function Health({ encoder, mayReadLogs }: { encoder: HealthEncoder; mayReadLogs: boolean }) {
  const { t } = useTranslation('encoders');
  const readings = useMemo(() => encoder.readings ?? [], [encoder.readings]);
  return (
    <div className="health">
      <Verdict encoder={encoder} />
      <HealthTiles status={encoder.status} />
      {readings.length > 0 ? (
        <HealthCharts readings={readings} status={encoder.status} />
      ) : (
        <div className="card">
          <EmptyState drawing="chart" sentence={t('health.noReadings')} />
        </div>
      )}
      <div className="health-cards">
        {mayReadLogs && <LastErrors encoder={encoder} />}
        <section className="card">
          <h2>{t('health.nextUse')}</h2>
          <p className="health-next">
            {encoder.nextUse ? (
              <>
                <strong>
                  <ThingLink kind="EVENT" id={encoder.nextUse.eventId} name={encoder.nextUse.title} />
                </strong>
                <NextUseCell encoder={encoder} />
              </>
            ) : (
              <span className="muted">{t('details.noNextUse')}</span>
            )}
          </p>
        </section>
      </div>
    </div>
  );
}

/** One sentence that says whether to worry; below it each reason with what to do. */
function Verdict({ encoder }: { encoder: EncoderRow }) {
  const { t } = useTranslation(['encoders', 'states']);
  const reasons = attentionTo(encoder);
  if (reasons.length === 0) {
    return (
      <section className="health-verdict health-verdict--good" role="status">
        <Tick />
        <h2>{t('health.good')}</h2>
      </section>
    );
  }
  return (
    <section className="health-verdict health-verdict--bad" role="status">
      <WarningSign />
      <div>
        <h2>{t('health.bad', { count: reasons.length })}</h2>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{t(`states:encoder.attention.${reason}Long`)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The newest warnings and errors of the log, the newest first. */
function LastErrors({ encoder }: { encoder: HealthEncoder }) {
  const { t } = useTranslation('encoders');
  const last = encoder.logs?.entries.slice(-LAST_ERRORS).reverse();
  return (
    <section className="card">
      <header className="health-cards__head">
        <h2>{t('health.errors')}</h2>
        <Link to={encoderLogsPath(encoder.id, 'WARN')}>{t('health.allLogs')}</Link>
      </header>
      {last && last.length > 0 ? (
        <ol className="health-errors">
          {last.map(({ time, level, entry }, index) => (
            <li key={`${time} ${index}`} data-level={level}>
              <span className="health-errors__level">{level}</span>
              <span>{entry}</span>
              <span className="muted">
                <Ago at={time} />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="muted">{t(last ? 'health.noErrors' : 'health.errorsUnknown')}</p>
      )}
    </section>
  );
}
