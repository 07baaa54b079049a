import { Button } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EmptyRack } from '../../ui/messageDrawings.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { useSession } from '../../kernel/session.tsx';
import { dashboardPath } from '../../kernel/paths/dashboard.ts';
import { OrganizationsPage } from './OrganizationsPage.tsx';

/** S-051: organizations for those who look across them, and what this place is for everybody else (PRM-27, PRM-28). */
export function AdminPage() {
  const { viewer } = useSession();
  return viewer.isSudoAdmin || viewer.isSudoViewer ? <OrganizationsPage /> : <DemoView />;
}

function DemoView() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  return (
    <MessagePage
      drawing={<EmptyRack />}
      title={t('demo.title')}
      actions={<Button text={t('demo.back')} onClick={() => void navigate(dashboardPath())} />}
    >
      <p>{t('demo.text')}</p>
    </MessagePage>
  );
}
