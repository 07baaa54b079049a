import './SettingsPage.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SCREENS } from '../../app/routeTable.ts';
import { useSession, type Session } from '../../app/session.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

/** Names of screens, in the order in which somebody new would set things up. */
const GROUPS = {
  sending: ['encoders', 'encoderChannels', 'encoderPresets', 'webPresets'],
  destinations: [
    'webChannels',
    'destinationGroups',
    'rtmpDestinations',
    'socialAccounts',
    'playerProfiles',
    'overlays',
  ],
  people: ['users', 'venues', 'apiAccess'],
  organization: ['account', 'organizationDetails', 'bandwidthUsage', 'librarySettings'],
} as const;

/** S-073: every area of settings that the person may open. */
export function SettingsPage() {
  const { t } = useTranslation(['settings', 'screens']);
  const { allows } = useSession();
  return (
    <>
      <PageHeader title={t('title')} />
      {Object.entries(GROUPS).map(([group, names]) => {
        const cards = names.map(screenNamed).filter(({ access }) => isOpen(allows, access));
        if (cards.length === 0) return null;
        return (
          <section key={group} className="settings-group" aria-labelledby={`settings-${group}`}>
            <h2 id={`settings-${group}`}>{t(`groups.${group}`)}</h2>
            <ul className="settings-cards">
              {cards.map(({ path, name }) => (
                <li key={path}>
                  <Link to={path} className="card settings-card">
                    <strong>{t(`screens:${name}`)}</strong>
                    <span className="muted">{t(`cards.${name}`)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function screenNamed(name: string) {
  const screen = SCREENS.find((candidate) => candidate.name === name);
  if (!screen) throw new Error(`There is no screen "${name}".`);
  return screen;
}

function isOpen(allows: Session['allows'], access: (typeof SCREENS)[number]['access']): boolean {
  return access === 'public' || allows(access);
}
