import './Header.css';
import { Button } from '@blueprintjs/core';
import { Help, Menu, Search } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { helpPath } from '../kernel/paths/help.ts';
import { NotificationBell } from '../areas/organization/notifications/public/NotificationBell.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { GoLiveButton } from './GoLiveButton.tsx';
import { Mark } from '../ui/Mark.tsx';
import { OrganizationButton } from './OrganizationButton.tsx';
import { useSession } from '../kernel/session.tsx';
import { UserMenu } from './UserMenu.tsx';

interface HeaderProps {
  onOpenMenu(): void;
  onSearch(): void;
}

/** The bar above every screen: where am I, where to, am I live, who am I. */
export function Header({ onOpenMenu, onSearch }: HeaderProps) {
  const { t } = useTranslation('app');
  const { can } = useSession();
  const seesEncoders = can('VIEW_DASHBOARD') || can('MANAGE_ENCODER_AND_WEB_SETTINGS');
  return (
    <header className="header">
      <Button
        className="header-menu"
        variant="minimal"
        icon={<Menu />}
        aria-label={t('header.menu')}
        onClick={onOpenMenu}
      />
      <Link to="/" className="header-mark" aria-label={t('header.home')}>
        <Mark />
        <span>Rostrum</span>
      </Link>
      <OrganizationButton />
      <button type="button" className="header-search" onClick={onSearch} aria-label={t('header.search')}>
        <Search />
        <span className="header-search-word">{t('header.searchHint')}</span>
        <kbd aria-hidden="true">{SHORTCUT}</kbd>
      </button>
      <div className="header-end">
        <ConnectionStatus />
        {can('MANAGE_SCHEDULE') && <GoLiveButton />}
        {seesEncoders && <NotificationBell />}
        <LinkButton
          to={helpPath()}
          className="header-help"
          variant="minimal"
          icon={<Help />}
          aria-label={t('header.help')}
        />
        <UserMenu />
      </div>
    </header>
  );
}

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
