import { Button } from '@blueprintjs/core';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LostTrack } from '../../../../ui/messageDrawings.tsx';
import { MessagePage } from '../../../../ui/MessagePage.tsx';
import { dashboardPath } from '../../../../kernel/paths/dashboard.ts';

/** S-008: nothing lives at this address. */
export function NotFoundPage() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  useLayoutEffect(() => {
    document.title = `${t('notFound.title')} · Rostrum`;
  }, [t]);
  return (
    <MessagePage
      drawing={<LostTrack />}
      title={t('notFound.title')}
      actions={
        <Button
          intent="primary"
          text={t('notFound.dashboard')}
          onClick={() => void navigate(dashboardPath())}
        />
      }
    >
      <p>{t('notFound.text')}</p>
    </MessagePage>
  );
}
