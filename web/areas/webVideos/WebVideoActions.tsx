import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { canStop } from './public/canStop.ts';
import { StopDestinationDialog } from './public/StopDestinationDialog.tsx';
import type { WebVideo } from './useWebVideo.ts';

/** Stops what is on air, for those who plan and run events (DST-20). */
export function WebVideoActions({ video }: { video: WebVideo }) {
  const { t } = useTranslation('webVideos');
  const { can } = useSession();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {can('MANAGE_SCHEDULE') && canStop(video) && (
        <Button intent="danger" text={t('stop.confirm')} onClick={() => setAsking(true)} />
      )}
      {isAsking && <StopDestinationDialog destination={video} onClose={() => setAsking(false)} />}
    </>
  );
}
