import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { Duplicate } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../ui/useCopy.ts';
import './apiAccess.css';

interface SecretDialogProps {
  /** Shown beside it, where the secret belongs to one. */
  clientId?: string;
  /** In place of what is said of an API client's. */
  text?: string;
  secret: string;
  onClose: () => void;
}

/** The only display of a secret (S-203, API-03, API-05). A click outside does not close it. */
export function SecretDialog({ clientId, secret, text, onClose }: SecretDialogProps) {
  const { t } = useTranslation('apiAccess');
  const copy = useCopy();
  return (
    <Dialog
      isOpen
      title={t('secret.title')}
      transitionDuration={120}
      canOutsideClickClose={false}
      isCloseButtonShown={false}
      canEscapeKeyClose={false}
    >
      <DialogBody>
        <p>{text ?? t('secret.once')}</p>
        <dl className="api-secret">
          {clientId && (
            <>
              <dt>{t('fields.clientId')}</dt>
              <dd className="mono api-id">{clientId}</dd>
            </>
          )}
          <dt>{t(clientId ? 'fields.secret' : 'webhooks.fields.secret')}</dt>
          <dd className="mono api-id">{secret}</dd>
        </dl>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button
              icon={<Duplicate />}
              text={t('secret.copy')}
              onClick={() => void copy(secret, t('secret.copied'))}
            />
            <Button intent="primary" text={t('secret.close')} onClick={onClose} />
          </>
        }
      />
    </Dialog>
  );
}
