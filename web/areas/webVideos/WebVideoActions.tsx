import { AnchorButton, Button } from '@blueprintjs/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { canStop } from './public/canStop.ts';
import { StopDestinationDialog } from './public/StopDestinationDialog.tsx';
import type { WebVideo } from './useWebVideo.ts';

// It comes with dialogs that most visits do not open.
const WebVideoMenu = lazy(async () => ({
  default: (await import('./changes/WebVideoMenu.tsx')).WebVideoMenu,
}));

/**
 * Leads to the watch page of its event (S-154), stops what is on air and changes what it is, for those who plan and run events
 * (DST-20).
 */
export function WebVideoActions({ video }: { video: WebVideo }) {
  const { t } = useTranslation('webVideos');
  const { can } = useSession();
  const [isAsking, setAsking] = useState(false);
  const mayChange = can('MANAGE_SCHEDULE');
  return (
    <>
      {video.watchUrl && (
        <AnchorButton href={video.watchUrl} target="_blank" rel="noreferrer" text={t('watchPage')} />
      )}
      {mayChange && (
        <Suspense>
          <WebVideoMenu video={video} />
        </Suspense>
      )}
      {mayChange && canStop(video) && (
        <Button intent="danger" text={t('stop.confirm')} onClick={() => setAsking(true)} />
      )}
      {isAsking && <StopDestinationDialog destination={video} onClose={() => setAsking(false)} />}
    </>
  );
}
