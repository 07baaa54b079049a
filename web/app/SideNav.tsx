import './SideNav.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { NavIcon } from './NavIcon.tsx';
import { activeItem, activeSubItem, buildNavigation, type NavItem } from './navigation.ts';
import { leading, useScreens, useScreenWords } from '../kernel/screen.ts';
import { useSession } from '../kernel/session.tsx';

/** The left navigation; the items of the area that is open stand below it. */
export function SideNav({ onNavigate }: { onNavigate?(): void }) {
  const { t } = useTranslation('app');
  const { allows } = useSession();
  const screens = useScreens();
  const { pathname } = useLocation();
  const items = useMemo(() => buildNavigation(leading(screens), allows), [screens, allows]);
  const active = activeItem(items, screens, pathname);
  return (
    <nav className="side-nav" aria-label={t('nav.label')}>
      <ul>
        {items.map((item) => (
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
  const words = useScreenWords();
  const activeSub = activeSubItem(item, pathname);
  const classes = ['side-nav-item', isActive && !activeSub && 'on', isActive && activeSub && 'open'];
  return (
    <li className={item.isApart ? 'side-nav-apart' : undefined}>
      <Link
        to={item.path}
        className={classes.filter(Boolean).join(' ')}
        aria-current={isActive && !activeSub ? 'page' : undefined}
        title={words(item.name, 'menu')}
        onClick={onNavigate}
      >
        <NavIcon path={item.icon} />
        <span className="side-nav-word">{words(item.name, 'menu')}</span>
      </Link>
      {isActive && item.items.length > 0 && (
        <ul className="side-nav-sub">
          {item.items.map(({ path, name }) => (
            <li key={path}>
              <Link
                to={path}
                className={path === activeSub ? 'side-nav-item on' : 'side-nav-item'}
                aria-current={path === activeSub ? 'page' : undefined}
                onClick={onNavigate}
              >
                <span className="side-nav-word">{words(name, 'menu')}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
