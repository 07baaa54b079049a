import '../ui/plainButton.css';
import './UnsupportedBrowser.css';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissBanner } from './browserSupport.ts';
import { BrokenSignal } from '../ui/messageDrawings.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';

const BROWSERS = [
  { name: 'Chrome', href: 'https://www.google.com/chrome/' },
  { name: 'Firefox', href: 'https://www.mozilla.org/firefox/' },
  { name: 'Edge', href: 'https://www.microsoft.com/edge' },
  { name: 'Safari', href: 'https://www.apple.com/safari/' },
];
const CONTINUED = 'rostrum.browserContinued';

interface UnsupportedBrowserProps {
  children: ReactNode;
  onDismiss(): void;
}

/** S-135 once per visit, then S-136 above every page until it is dismissed. */
export function UnsupportedBrowser({ children, onDismiss }: UnsupportedBrowserProps) {
  const { t } = useTranslation('app');
  const [continued, setContinued] = useState(() => sessionStorage.getItem(CONTINUED) !== null);

  if (!continued) {
    const goOn = () => {
      sessionStorage.setItem(CONTINUED, 'yes');
      setContinued(true);
    };
    return (
      <MessagePage
        drawing={<BrokenSignal />}
        title={t('browser.title')}
        actions={
          <button type="button" className="button primary" onClick={goOn}>
            {t('browser.continue')}
          </button>
        }
      >
        <p>{t('browser.text')}</p>
        <p className="browser-links">
          {BROWSERS.map(({ name, href }) => (
            <a key={name} href={href}>
              {name}
            </a>
          ))}
        </p>
      </MessagePage>
    );
  }
  return (
    <>
      <div className="browser-banner" role="status">
        <span>{t('browser.text')}</span>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            dismissBanner();
            onDismiss();
          }}
        >
          {t('browser.dismiss')}
        </button>
      </div>
      {children}
    </>
  );
}
