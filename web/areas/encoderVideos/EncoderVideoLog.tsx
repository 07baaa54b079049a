import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/format.ts';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { lookOf } from '../../ui/states.ts';
import { useEncoderVideoLogQuery } from './EncoderVideos.generated.ts';
import './EncoderVideos.css';

/** What happened while an encoder video was recorded (C-111). */
export function EncoderVideoLog({ id, zone }: { id: string; zone: string | undefined }) {
  const { t: word } = useTranslation('ui');
  const { t } = useTranslation('encoderVideos');
  const format = useFormat();
  const { data, loading, error, refetch } = useEncoderVideoLogQuery({ variables: { id } });
  const summary = data?.encoderVideo?.summary;
  if (!summary) {
    return (
      <div className="card">
        {loading ? <SkeletonRows count={3} /> : <LoadFailure error={error} onRetry={() => void refetch()} />}
      </div>
    );
  }
  return (
    <div className="card">
      <DetailsList
        rows={[
          [t('log.bitrate'), summary.bitrateKbps && format.bitrate(summary.bitrateKbps)],
          [t('log.input'), summary.input ?? t('log.unknown')],
        ]}
      />
      <h3 className="event-log__title">{t('log.title')}</h3>
      {summary.history.length === 0 ? (
        <p className="muted">{t('log.empty')}</p>
      ) : (
        <ol className="event-log">
          {summary.history.map(({ time, status, error: why }, index) => (
            // Two entries may have the same time and state.
            <li key={index}>
              <time className="num" dateTime={time}>
                {format.dateTime(time, zone)}
              </time>
              {/* Only what is on air now is red, so what was once is told in words. */}
              <span>{word(`states.${lookOf('encoderVideo', status)?.word ?? status}` as never)}</span>
              {why && <span className="event-log__why">{why}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
