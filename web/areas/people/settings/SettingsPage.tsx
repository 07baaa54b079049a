import './SettingsPage.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { placed, useScreen, useScreens, useScreenWords } from '../../../kernel/screen.ts';
import { useScreenTexts } from '../../../kernel/screenTexts.ts';
import { useSession } from '../../../kernel/session.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { BillingCards } from './BillingCards.tsx';

/** In the order in which somebody new would set things up. */
const GROUPS = ['sending', 'destinations', 'people', 'organization'] as const;

/** S-073: every area of settings that the person may open; it is there for everybody, also for whom there is none. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const { hasCapability } = useSession();
  const words = useScreenWords();
  const texts = useScreenTexts();
  const licenses = useScreen('licenses');
  const all = placed(useScreens(), ({ card }) => (card?.hub === 'settings' ? card : undefined));
  return (
    <>
      <PageHeader title={t('title')} />
      {all.length === 0 && <EmptyState drawing="nothing" sentence={t('empty')} />}
      {GROUPS.map((group) => {
        const cards = all.filter(({ place }) => place.group === group);
        if (cards.length === 0) return null;
        return (
          <section key={group} className="settings-group" aria-labelledby={`settings-${group}`}>
            <h2 id={`settings-${group}`}>{t(`groups.${group}`)}</h2>
            <ul className="settings-cards">
              {cards.map(({ path, name }) => (
                <li key={path}>
                  <Link to={path} className="card settings-card">
                    <strong>{words(name, 'title')}</strong>
                    <span className="muted">{texts(name, 'card')}</span>
                  </Link>
                </li>
              ))}
              {group === 'organization' && hasCapability('manageSubscription') && <BillingCards />}
            </ul>
          </section>
        );
      })}
      {licenses && (
        <p className="settings-foot">
          <Link to={licenses.path}>{words('licenses', 'title')}</Link>
        </p>
      )}
    </>
  );
}
