import { Button } from '@blueprintjs/core';
import { Duplicate } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { ProcessingTag } from '../../../ui/ProcessingTag.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { useCopy } from '../../../ui/useCopy.ts';
import type { MediaDetails } from './mediaDetails.ts';
import { RenditionsPanel } from './RenditionsPanel.tsx';

/** Source, progress, and URLs of a video. */
export function MediaFileTab({ media }: { media: MediaDetails }) {
  const { t } = useTranslation(['media', 'states']);
  const format = useFormat();
  const { processing } = media;
  return (
    <>
      <div className="card">
        <DetailsList
          rows={[
            [t('file.id'), <Copyable key="id" text={media.id} what={t('file.id')} />],
            [t('file.source'), t(`states:media.sources.${media.source}`)],
            [t('file.length'), media.length === null ? null : format.duration(media.length)],
            [t('file.state'), <StatusTag key="state" kind="media" state={media.state} />],
            [t('file.processing'), <ProcessingTag key="processing" processing={processing} />],
            ...(processing.errorKind
              ? [[t('file.error'), t(`file.errors.${processing.errorKind}`)] as const]
              : []),
          ]}
        />
      </div>
      {media.isPlayable && <RenditionsPanel media={media} />}
    </>
  );
}

function Copyable({ text, what }: { text: string; what: string }) {
  const { t } = useTranslation('media');
  const copy = useCopy();
  return (
    <span className="file-address">
      <span className="mono" title={text}>
        {text}
      </span>
      <Button
        size="small"
        variant="minimal"
        icon={<Duplicate />}
        aria-label={t('file.copy', { what })}
        onClick={() => void copy(text, t('file.copied', { what }))}
      />
    </span>
  );
}
