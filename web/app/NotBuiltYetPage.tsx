import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/LinkButton.tsx';
import { EmptyRack } from './drawings.tsx';
import { MessagePage } from './MessagePage.tsx';
import type { Screen } from './routeTable.ts';

/** Says which screen will stand here, and that it does not yet. */
export function NotBuiltYetPage({ screen }: { screen: Screen }) {
  const { t } = useTranslation(['app', 'screens']);
  return (
    <MessagePage
      drawing={<EmptyRack />}
      title={t(`screens:${screen.name}`)}
      actions={<LinkButton to="/" text={t('notBuilt.dashboard')} />}
    >
      <p>{t('notBuilt.text')}</p>
    </MessagePage>
  );
}
