import '../../../../ui/plainButton.css';
import './FrontDoor.css';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, LANGUAGES } from '../../../../kernel/i18n.ts';
import { Mark } from '../../../../ui/Mark.tsx';
import { SignalDrawing } from '../SignalDrawing.tsx';

const NAMES = { en: 'English', es: 'Español' } as const;

interface FrontDoorProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** The page around every form of a signed-out person. Without Blueprint, so that it is there at once. */
export function FrontDoor({ title, text, children }: FrontDoorProps) {
  const { t, i18n } = useTranslation('session');
  useEffect(() => {
    document.title = `${title} · Rostrum`;
  }, [title]);
  return (
    <div className="front-door">
      <main className="front-door-form">
        <a className="front-door-mark" href="/">
          <Mark size={30} />
          Rostrum
        </a>
        <div className="front-door-body">
          <h1>{title}</h1>
          {text && <p className="ink2">{text}</p>}
          {children}
        </div>
        <div className="front-door-languages" role="group" aria-label={t('language')}>
          {LANGUAGES.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={language === i18n.resolvedLanguage}
              onClick={() => void chooseLanguage(language)}
            >
              {NAMES[language]}
            </button>
          ))}
        </div>
      </main>
      <aside className="front-door-view">
        <SignalDrawing />
        <p>{t('view')}</p>
      </aside>
    </div>
  );
}
