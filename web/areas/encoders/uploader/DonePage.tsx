import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FrontDoor } from '../../people/session/public/FrontDoor.tsx';
import type { Done } from './place.ts';
import { useRegistration } from './useRegistration.ts';

interface DonePageProps {
  done: Done;
  /** It is no longer true: the device has been unregistered meanwhile. */
  onOver: () => void;
}

/** S-041 and S-043: what was done, and the way out (REG-01). */
export function DonePage({ done, onOver }: DonePageProps) {
  const { t } = useTranslation('uploader');
  const registered = done.deed === 'registered';
  const registration = useRegistration(registered ? done.deviceId : null);
  const isOver = registered && registration?.isRegistered === false;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const name = registration?.name ?? done.name;
  const customerName = registration?.customerName ?? done.customerName;
  return (
    <FrontDoor title={t(`${done.deed}.title`)}>
      <div className="front-form">
        <div className="front-notice good" role="status">
          {t(`${done.deed}.text`)}
        </div>
        <dl className="uploader-device">
          {name && (
            <>
              <dt>{t('device.name')}</dt>
              <dd>{name}</dd>
            </>
          )}
          {customerName && (
            <>
              <dt>{t('device.organization')}</dt>
              <dd>{customerName}</dd>
            </>
          )}
          <dt>{t('device.id')}</dt>
          <dd className="mono">{done.deviceId}</dd>
        </dl>
        <CloseButton />
      </div>
    </FrontDoor>
  );
}

/** Closes the window that the plugin opened; a browser may keep one that a person opened, which is then said. */
function CloseButton() {
  const { t } = useTranslation('uploader');
  const [tried, setTried] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button primary"
        onClick={() => {
          window.close();
          setTried(true);
        }}
      >
        {t('close')}
      </button>
      {tried && (
        <p className="uploader-note" role="status">
          {t('closeByHand')}
        </p>
      )}
    </>
  );
}
