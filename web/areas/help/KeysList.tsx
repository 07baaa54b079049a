import './HelpPage.css';
import { useTranslation } from 'react-i18next';
import { KEYS } from './keys.ts';

/** Every key of the studio with what it does. */
export function KeysList() {
  const { t } = useTranslation('help');
  return (
    <dl className="help-keys">
      {KEYS.map(([name, keys]) => (
        <div key={name}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{t(`keys.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
