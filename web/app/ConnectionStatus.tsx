import { useTranslation } from 'react-i18next';
import { useConnection } from '../kernel/graphContext.ts';

/** True if what is on screen arrives live, in a word and a color. */
export function ConnectionStatus() {
  const { t } = useTranslation('app');
  const state = useConnection();
  return (
    <div className={`connection ${state}`} role="status" title={t(`connection.${state}Hint`)}>
      <span className="connection-dot" aria-hidden="true" />
      <span className="connection-word">{t(`connection.${state}`)}</span>
    </div>
  );
}
