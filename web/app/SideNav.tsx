import './SideNav.css';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { NavIcon } from './NavIcon.tsx';
import { activeItem, activeSubItem, NAVIGATION, type NavItem } from './navigation.ts';
import { SCREENS } from './routeTable.ts';
import { useSession, type Session } from './session.tsx';

/** The left navigation; the items of the area that is open stand below it. */
export function SideNav({ onNavigate }: { onNavigate?(): void }) {
  const { t } = useTranslation('app');
  const session = useSession();
  const { pathname } = useLocation();
  const active = activeItem(pathname);
  return (
    <nav className="side-nav" aria-label={t('nav.label')}>
      <ul>
        {NAVIGATION.filter((item) => isVisible(session, item)).map((item) => (
          <Entry
            key={item.path}
            item={item}
            isActive={item === active}
            pathname={pathname}
            onNavigate={onNavigate}
          />
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  item: NavItem;
  isActive: boolean;
  pathname: string;
  onNavigate?(): void;
}

function Entry({ item, isActive, pathname, onNavigate }: EntryProps) {
  const { t } = useTranslation('app');
  const { allows } = useSession();
  const subItems = isActive ? (item.items ?? []).filter(({ path }) => isAllowed(allows, path)) : [];
  const activeSub = activeSubItem(item, pathname);
  const classes = ['side-nav-item', isActive && !activeSub && 'on', isActive && activeSub && 'open'];
  return (
    <li className={item.apart ? 'side-nav-apart' : undefined}>
      <Link
        to={item.path}
        className={classes.filter(Boolean).join(' ')}
        aria-current={isActive && !activeSub ? 'page' : undefined}
        title={t(`nav.${item.label}`)}
        onClick={onNavigate}
      >
        <NavIcon name={item.icon} />
        <span className="side-nav-word">{t(`nav.${item.label}`)}</span>
      </Link>
      {subItems.length > 0 && (
        <ul className="side-nav-sub">
          {subItems.map(({ path, label }) => (
            <li key={path}>
              <Link
                to={path}
                className={path === activeSub ? 'side-nav-item on' : 'side-nav-item'}
                aria-current={path === activeSub ? 'page' : undefined}
                onClick={onNavigate}
              >
                <span className="side-nav-word">{t(`nav.${label}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function isVisible({ viewer, allows }: Session, item: NavItem): boolean {
  // Anyone may open /admin and read what it is for (PRM-28), but only those it is for need it in the menu.
  if (item.path === '/admin') return viewer.isSudoAdmin || viewer.isSudoViewer;
  return isAllowed(allows, item.path);
}

function isAllowed(allows: Session['allows'], path: string): boolean {
  const access = SCREENS.find((screen) => screen.path === path)?.access;
  return access !== undefined && (access === 'public' || allows(access));
}
