import { AnchorButton, Button } from '@blueprintjs/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { canStop } from './public/canStop.ts';
import { StopDestinationDialog } from './public/StopDestinationDialog.tsx';
import type { Playhead } from '../../../player/playhead.ts';
import type { WebVideo } from './useWebVideo.ts';

// It comes with dialogs that most visits do not open.
const WebVideoMenu = lazy(async () => ({
  default: (await import('./changes/WebVideoMenu.tsx')).WebVideoMenu,
}));

/**
 * Leads to the watch page of its event (S-154), stops what is on air (DST-20), and offers what else a person may do.
 */
export function WebVideoActions({ video, playhead }: { video: WebVideo; playhead: Playhead }) {
  const { t } = useTranslation('webVideos');
  const { can } = useSession();
  const [isAsking, setAsking] = useState(false);
  const mayChange = can('MANAGE_SCHEDULE');
  return (
    <>
      {video.watchUrl && (
        <AnchorButton href={video.watchUrl} target="_blank" rel="noreferrer" text={t('watchPage')} />
      )}
      {video.viewUrl && (
        <AnchorButton href={video.viewUrl} target="_blank" rel="noreferrer" text={t('watchThere')} />
      )}
      <Suspense>
        <WebVideoMenu video={video} playhead={playhead} />
      </Suspense>
      {mayChange && canStop(video) && (
        <Button intent="danger" text={t('stop.confirm')} onClick={() => setAsking(true)} />
      )}
      {isAsking && <StopDestinationDialog destination={video} onClose={() => setAsking(false)} />}
    </>
  );
}
