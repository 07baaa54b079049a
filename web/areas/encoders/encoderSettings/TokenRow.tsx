import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './EncoderSettings.css';

/** A token that stays covered until it is asked for. */
export function TokenRow({ token }: { token: string }) {
  const { t } = useTranslation('encoderSettings');
  const [isShown, setShown] = useState(false);
  return (
    <span className="settings-storage">
      <span className="mono">{isShown ? token : '••••••••'}</span>
      <Button
        size="small"
        variant="minimal"
        text={t(isShown ? 'token.hide' : 'token.show')}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      />
    </span>
  );
}
