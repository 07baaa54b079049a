import { useTranslation } from 'react-i18next';
import './FrontDoor.css';

/** The only display of recovery codes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('session');
  return (
    <div className="front-form">
      <p>
        <strong>{t('recovery.title')}</strong> {t('recovery.text')}
      </p>
      <ul className="front-codes mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button type="button" className="button primary" onClick={onDone}>
        {t('recovery.done')}
      </button>
    </div>
  );
}
