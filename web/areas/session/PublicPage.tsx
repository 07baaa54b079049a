import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyRack } from '../../app/drawings.tsx';
import { MessagePage } from '../../app/MessagePage.tsx';
import { isSessionless } from '../../app/publicPaths.ts';
import type { Screen } from '../../app/routeTable.ts';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const UploaderPages = lazy(async () => ({
  default: (await import('../uploader/UploaderPages.tsx')).UploaderPages,
}));

/** The pages that need nobody signed in. */
export function PublicPage({ screen }: { screen: Screen }) {
  if (screen.name === 'resetPassword') return <ResetPasswordPage />;
  if (isSessionless(screen.path)) return <UploaderPages />;
  return <NotBuiltPublicPage name={screen.name} />;
}

function NotBuiltPublicPage({ name }: { name: string }) {
  const { t } = useTranslation(['app', 'screens']);
  return (
    <main>
      <MessagePage
        drawing={<EmptyRack />}
        title={t(`screens:${name}`)}
        actions={<a href="/">{t('notBuilt.start')}</a>}
      >
        <p>{t('notBuilt.text')}</p>
      </MessagePage>
    </main>
  );
}
