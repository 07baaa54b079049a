import { useTranslation } from 'react-i18next';
import { reasonWords } from '../../../kernel/reasons.ts';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { EventLog } from '../../../ui/EventLog.tsx';
import { LoadState } from '../../../ui/LoadState.tsx';
import { getStateLook } from '../../../ui/states.ts';
import { useReasons } from '../../../ui/useReasonWords.ts';
import { useEncoderVideoLogQuery } from './EncoderVideos.generated.ts';

/** Events during an encoder video's recording (C-111). */
export function EncoderVideoLog({ id, zone }: { id: string; zone: string | undefined }) {
  const { t: word } = useTranslation('ui');
  const { t } = useTranslation('encoderVideos');
  const format = useFormat();
  const { data, loading, error, refetch } = useEncoderVideoLogQuery({ variables: { id } });
  const summary = data?.encoderVideo?.summary;
  const language = useReasons(summary?.history.some(({ reason }) => reason !== null) ?? false);
  if (!summary) {
    return (
      <div className="card">
        <LoadState load={{ loading, error, retry: () => void refetch() }} rows={3} />
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
        <EventLog
          zone={zone}
          entries={summary.history.map(({ time, status, error: told, reason }) => ({
            time,
            word: word(`states.${getStateLook('encoderVideo', status)?.word ?? status}` as never),
            why: reason === null ? told : language && (reasonWords(reason) ?? told),
          }))}
        />
      )}
    </div>
  );
}
