import { AnchorButton, Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { canStop } from './public/canStop.ts';
import { StopDestinationDialog } from './public/StopDestinationDialog.tsx';
import type { WebVideo } from './useWebVideo.ts';

/** Leads to the watch page of its event (S-154), and stops what is on air, for those who plan and run events (DST-20). */
export function WebVideoActions({ video }: { video: WebVideo }) {
  const { t } = useTranslation('webVideos');
  const { can } = useSession();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {video.watchUrl && (
        <AnchorButton href={video.watchUrl} target="_blank" rel="noreferrer" text={t('watchPage')} />
      )}
      {can('MANAGE_SCHEDULE') && canStop(video) && (
        <Button intent="danger" text={t('stop.confirm')} onClick={() => setAsking(true)} />
      )}
      {isAsking && <StopDestinationDialog destination={video} onClose={() => setAsking(false)} />}
    </>
  );
}
