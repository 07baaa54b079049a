import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Desktop, Document, Flash, LogOut, Moon, Person, Tick, Time, Translate } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Avatar } from './Avatar.tsx';
import { LANGUAGES } from '../kernel/i18n.ts';
import { useScreen, useScreenWords } from '../kernel/screen.ts';
import { useSession } from '../kernel/session.tsx';
import { useTheme, type ThemePreference } from '../kernel/theme.tsx';
import { useClockChoice } from './useClockChoice.ts';
import { useLanguageChoice } from './useLanguageChoice.ts';

const THEMES: { preference: ThemePreference; icon: typeof Moon }[] = [
  { preference: 'light', icon: Flash },
  { preference: 'dark', icon: Moon },
  { preference: 'system', icon: Desktop },
];
const CLOCKS = ['TWELVE_HOURS', 'TWENTY_FOUR_HOURS', null] as const;
const LANGUAGE_NAMES = { en: 'English', es: 'Español' } as const;

/** Account menu: account, theme, language, and sign-out. */
export function UserMenu() {
  const { t, i18n } = useTranslation('app');
  const { viewer, signOut } = useSession();
  const account = useScreen('account');
  const licenses = useScreen('licenses');
  const words = useScreenWords();
  const { preference, choose } = useTheme();
  const { chosen, chooseClock } = useClockChoice();
  const chooseLanguageOf = useLanguageChoice();
  const navigate = useNavigate();
  const { user } = viewer;
  const ticked = (on: boolean) => (on ? <Tick title={t('user.chosen')} /> : undefined);

  const menu = (
    <Menu className="user-menu">
      <li className="user-menu-who">
        <strong>{`${user.firstName} ${user.lastName}`.trim()}</strong>
        <span className="muted">{user.userName}</span>
      </li>
      <MenuDivider />
      {account && (
        <MenuItem icon={<Person />} text={t('user.account')} onClick={() => void navigate(account.path)} />
      )}
      <MenuDivider title={t('user.theme')} />
      {THEMES.map(({ preference: option, icon: Icon }) => (
        <MenuItem
          key={option}
          icon={<Icon />}
          text={t(`user.themes.${option}`)}
          labelElement={ticked(option === preference)}
          shouldDismissPopover={false}
          onClick={() => choose(option)}
        />
      ))}
      <MenuDivider title={t('user.language')} />
      {LANGUAGES.map((language) => (
        <MenuItem
          key={language}
          icon={<Translate />}
          text={<span lang={language}>{LANGUAGE_NAMES[language]}</span>}
          labelElement={ticked(language === i18n.resolvedLanguage)}
          shouldDismissPopover={false}
          onClick={() => void chooseLanguageOf(language)}
        />
      ))}
      <MenuDivider title={t('user.clock')} />
      {CLOCKS.map((option) => (
        <MenuItem
          key={option}
          icon={<Time />}
          text={t(`user.clocks.${option ?? 'language'}`)}
          labelElement={ticked(option === chosen)}
          shouldDismissPopover={false}
          onClick={() => void chooseClock(option)}
        />
      ))}
      <MenuDivider />
      {licenses && (
        <MenuItem
          icon={<Document />}
          text={words('licenses', 'title')}
          onClick={() => void navigate(licenses.path)}
        />
      )}
      <MenuItem icon={<LogOut />} text={t('user.signOut')} onClick={() => void signOut()} />
    </Menu>
  );

  return (
    <PopoverNext content={menu} placement="bottom-end">
      <Button variant="minimal" className="user-button" aria-label={t('user.menu', { name: user.userName })}>
        <Avatar {...user} />
      </Button>
    </PopoverNext>
  );
}
