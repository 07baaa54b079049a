import { Button } from '@blueprintjs/core';
import { Download } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { DownloadEncoderVideoDialog } from './DownloadEncoderVideoDialog.tsx';
import { EncoderVideoMenu } from './EncoderVideoMenu.tsx';
import { canDownload } from './encoderVideoStates.ts';
import type { EncoderVideoRow_VideoFragment } from './EncoderVideos.generated.ts';

/** Row actions besides opening: download, rename, delete (S-027, LIB-17). */
export function EncoderVideoRowActions({ video }: { video: EncoderVideoRow_VideoFragment }) {
  const { t } = useTranslation('encoderVideos');
  const { hasCapability } = useSession();
  const [isDownloading, setDownloading] = useState(false);
  return (
    <span className="list-above encoder-video-actions">
      {hasCapability('downloadLibrary') && (
        <Button
          variant="minimal"
          icon={<Download />}
          disabled={!canDownload(video)}
          aria-label={t('downloadOne', { name: video.name })}
          onClick={() => setDownloading(true)}
        />
      )}
      <EncoderVideoMenu video={video} variant="minimal" />
      {isDownloading && (
        <DownloadEncoderVideoDialog video={video} range={undefined} onClose={() => setDownloading(false)} />
      )}
    </span>
  );
}
