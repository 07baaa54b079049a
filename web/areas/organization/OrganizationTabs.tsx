import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useScreens, useScreenWords } from '../../kernel/screen.ts';
import './organization.css';

const PAGES = ['organization', 'bandwidthUsage', 'librarySettings'] as const;

/** The pages of the organization's details, those that the person may open. */
export function OrganizationTabs() {
  const { t } = useTranslation('organization');
  const screens = useScreens();
  const words = useScreenWords();
  return (
    <nav className="org-tabs" aria-label={t('tabs')}>
      {PAGES.map((name) => {
        const screen = screens.find((one) => one.name === name);
        return (
          screen && (
            <NavLink key={name} to={screen.path} end>
              {words(name, 'menu')}
            </NavLink>
          )
        );
      })}
    </nav>
  );
}
