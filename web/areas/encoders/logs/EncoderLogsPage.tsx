import { Button } from '@blueprintjs/core';
import { Clipboard, Download, Refresh } from '@blueprintjs/icons';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFormat } from '../../../time/format.ts';
import { useSession } from '../../../kernel/session.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { viewerZone } from '../../../time/formatters.ts';
import { zoneName } from '../../../time/zonedTime.ts';
import { encoderPath } from '../../../kernel/paths/encoders.ts';
import { useEncodersChanged } from '../useEncodersChanged.ts';
import { EncoderLogEntriesDocument, useEncoderLogsPageQuery } from './EncoderLogsPage.generated.ts';
import { matchingEntries } from './logEntries.ts';
import { LogLines } from './LogLines.tsx';
import { LogTools } from './LogTools.tsx';
import { UploadLogsButton } from './UploadLogsDialog.tsx';
import { useEncoderLog } from './useEncoderLog.ts';
import { useLogFilter, type LogFilter } from './useLogFilter.ts';
import { useTakeLog } from './useTakeLog.ts';

/** The log of an encoder: level, window and text to narrow it, followed as it grows (S-012, LOG-01, LOG-02). */
export function EncoderLogsPage() {
  const { t } = useTranslation('encoders');
  const { uuid = '' } = useParams();
  const { viewer } = useSession();
  const query = useEncoderLogsPageQuery({ variables: { id: uuid } });
  const { thing: encoder, load } = useDetails(query, uuid, (data) => data.encoder);
  // An admin of the platform looks at encoders of other organizations too (ENC-08).
  const customerId = encoder?.customer?.id ?? viewer.customer.id;
  const known = useMemo(() => (encoder ? [encoder] : undefined), [encoder]);
  useEncodersChanged(customerId, known, load.retry);
  const filter = useLogFilter();
  const log = useEncoderLog(uuid, filter);

  if (!encoder) return <LoadPage title={t('logs.title')} load={load} missing={t('details.missing')} />;
  return <EncoderLog encoder={encoder} filter={filter} log={log} />;
}

interface EncoderLogProps {
  encoder: NonNullable<ReturnType<typeof useEncoderLogsPageQuery>['data']>['encoder'] & object;
  filter: LogFilter;
  log: ReturnType<typeof useEncoderLog>;
}

function EncoderLog({ encoder, filter, log }: EncoderLogProps) {
  const { t, i18n } = useTranslation('encoders');
  const format = useFormat();
  const take = useTakeLog(encoder.name);
  const text = useDeferredValue(filter.text);
  const { entries } = log;
  const shown = useMemo(
    () => entries && matchingEntries(entries, text, i18n.language),
    [entries, text, i18n.language],
  );
  const [opened] = useState(() => new Date());
  const zone = zoneName(opened, viewerZone(), i18n.language);
  const count = shown?.length ?? 0;
  return (
    <>
      <PageHeader
        title={t('logs.titleOf', { name: encoder.name })}
        back={{ label: encoder.name, to: encoderPath(encoder.id) }}
        tag={<StatusTag kind="encoder" state={encoder.status.state} />}
        summary={shown && t('logs.summary', { count, entries: format.number(count), zone })}
        actions={
          <>
            <OpenQueryButton
              source={{
                document: EncoderLogEntriesDocument,
                variables: { id: encoder.id, minLevel: filter.level },
              }}
              variant="minimal"
            />
            <UploadLogsButton encoder={encoder} />
          </>
        }
      />
      <LogTools filter={filter}>
        <Button
          variant="minimal"
          icon={<Refresh />}
          text={t('logs.refresh')}
          onClick={() => void log.refresh()}
        />
        <Button
          variant="minimal"
          icon={<Clipboard />}
          text={t('logs.copy')}
          disabled={count === 0}
          onClick={() => void take.copy(shown ?? [])}
        />
        <Button
          variant="minimal"
          icon={<Download />}
          text={t('logs.download')}
          disabled={count === 0}
          onClick={() => take.download(shown ?? [])}
        />
      </LogTools>
      {log.isCut && <p className="log-note">{t('logs.cut')}</p>}
      {Boolean(log.error) && entries && (
        <LoadFailure error={log.error} onRetry={() => void log.refresh()} layout="bar" />
      )}
      <div className="card log-card">
        <LogBody filter={filter} log={log} shown={shown} />
      </div>
    </>
  );
}

interface LogBodyProps extends Pick<EncoderLogProps, 'filter' | 'log'> {
  shown: ReturnType<typeof matchingEntries> | undefined;
}

/** The lines, or what stands in their place: loading, failed, nothing written, nothing found. */
function LogBody({ filter, log, shown }: LogBodyProps) {
  const { t } = useTranslation(['encoders', 'ui']);
  const [seen, setSeen] = useState<number>();
  if (!shown) {
    return log.error ? (
      <LoadFailure error={log.error} onRetry={() => void log.refresh()} />
    ) : (
      <SkeletonRows />
    );
  }
  if (shown.length === 0) {
    return filter.text ? (
      <EmptyState
        drawing="nothing"
        sentence={t('encoders:logs.noneFound', { text: filter.text })}
        action={{ label: t('ui:list.clearFilter'), onClick: () => filter.change({ q: '' }) }}
      />
    ) : (
      <EmptyState drawing="nothing" sentence={t(`encoders:logs.none.${filter.level}`)} />
    );
  }
  return (
    <LogLines
      label={t('encoders:logs.title')}
      entries={shown}
      isFollowing={seen === undefined}
      onFollow={(isFollowing) => setSeen(isFollowing ? undefined : shown.length)}
      missed={seen === undefined ? 0 : Math.max(0, shown.length - seen)}
    />
  );
}
