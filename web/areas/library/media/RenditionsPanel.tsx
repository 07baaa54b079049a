import { skipToken } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { Repeat, Stop } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../kernel/reasons.ts';
import { useSession } from '../../../kernel/session.tsx';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { isProcessing, ProcessingTag } from '../../../ui/ProcessingTag.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { useProblemWords } from '../../../ui/useReasonWords.ts';
import {
  useMakeRenditionsMutation,
  useRenditionsQuery,
  useStopRenditionsMutation,
  type Renditions_MediaFragment,
} from './Renditions.generated.ts';

const READ_EVERY_MS = 2_000;

type Renditions = NonNullable<Renditions_MediaFragment['renditions']>;

/** The qualities that a video plays in, how far those are that are being made, and making or stopping them (STM-07). */
export function RenditionsPanel({ media }: { media: { id: string; title: string } }) {
  const { t } = useTranslation('media');
  const { hasCapability } = useSession();
  const variables = { id: media.id };
  const { data } = useRenditionsQuery({ variables });
  const renditions = data?.mediaItem?.renditions;
  const isMaking = renditions?.items.some(isProcessing) ?? false;
  useRenditionsQuery(isMaking ? { variables, pollInterval: READ_EVERY_MS } : skipToken);
  if (!renditions) return null;
  return (
    <section className="card" aria-label={t('qualities.title')}>
      <h2>{t('qualities.title')}</h2>
      <QualityRows renditions={renditions} />
      {renditions.items.length === 0 && <p className="muted">{t('qualities.none')}</p>}
      {!renditions.hasEngine && <p className="muted">{t('qualities.noEngine')}</p>}
      {hasCapability('updateLibrary') && (
        <QualityActions media={media} isMaking={isMaking} renditions={renditions} />
      )}
    </section>
  );
}

function QualityRows({ renditions }: { renditions: Renditions }) {
  const { t } = useTranslation('media');
  const format = useFormat();
  return (
    <DetailsList
      rows={renditions.items.map(({ name, width, height, bitrate, sizeBytes, failure, ...row }) => [
        name === 'source' ? t('qualities.source') : name,
        <span key={name} className="quality">
          {row.state === 'COMPLETE' ? null : <ProcessingTag processing={row} />}
          {[
            `${width} × ${height}`,
            format.bitrate(Math.round(bitrate / 1000)),
            sizeBytes !== null && format.bytes(sizeBytes),
          ]
            .filter(Boolean)
            .join(' · ')}
          {failure && <Failure problem={failure} />}
        </span>,
      ])}
    />
  );
}

function Failure({ problem }: { problem: Problem }) {
  return <p>{useProblemWords(problem)}</p>;
}

interface QualityActionsProps {
  media: { id: string; title: string };
  renditions: Renditions;
  isMaking: boolean;
}

function QualityActions({ media: { id, title }, renditions, isMaking }: QualityActionsProps) {
  const { t } = useTranslation('media');
  const toasts = useToasts();
  const run = useMutationRun();
  const [make, making] = useMakeRenditionsMutation();
  const [stop, stopping] = useStopRenditionsMutation();
  const variables = { input: { id } };
  const tell = (outcome: Awaited<ReturnType<typeof run>>, done: string) =>
    toasts.show(
      outcome.ok ? { intent: 'success', message: done } : { intent: 'danger', message: refusalText(outcome) },
    );
  if (isMaking) {
    const onStop = async () => {
      const outcome = await run(
        () => stop({ variables }),
        (data) => data.stopRenditions,
      );
      tell(outcome, t('qualities.stopped', { title }));
    };
    return (
      <Button
        icon={<Stop />}
        text={t('qualities.stop')}
        loading={stopping.loading}
        onClick={() => void onStop()}
      />
    );
  }
  if (!renditions.canMake) return null;
  const onMake = async () => {
    const outcome = await run(
      () => make({ variables }),
      (data) => data.makeRenditions,
    );
    tell(outcome, t('qualities.making', { title }));
  };
  const text = t(renditions.items.length > 0 ? 'qualities.again' : 'qualities.make');
  return <Button icon={<Repeat />} text={text} loading={making.loading} onClick={() => void onMake()} />;
}
