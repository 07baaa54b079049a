import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EncoderType } from '../../schema.generated.ts';
import { useFormat } from '../../time/format.ts';
import { Ago } from '../../ui/Ago.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { translateError } from '../../ui/errorMessage.ts';
import { useConfirmed } from '../../ui/useConfirmed.ts';
import { useDeviceTokenQuery, useRevokeDeviceTokenMutation } from './DeviceToken.generated.ts';

interface DeviceTokenProps {
  encoder: { id: string; name: string; type: EncoderType };
}

/** When the token of an encoder's device was issued and last used, and the way to revoke it. */
export function DeviceToken({ encoder }: DeviceTokenProps) {
  const { t } = useTranslation('encoders');
  const { t: ui } = useTranslation('ui');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const query = useDeviceTokenQuery({ variables: { id: encoder.id }, fetchPolicy: 'cache-and-network' });
  if (query.error && !query.data)
    return <span className="field__error">{translateError(query.error, ui)}</span>;
  if (!query.data) return <span className="muted">{t('token.loading')}</span>;
  const token = query.data.encoder?.deviceToken;
  if (!token) return <span className="muted">{t('token.none')}</span>;
  if (token.revokedAt)
    return <span className="muted">{t('token.revoked', { time: format.dateTime(token.revokedAt) })}</span>;
  return (
    <span className="encoder-support">
      <span>
        {t('token.issued', { time: format.dateTime(token.issuedAt) })}
        {' · '}
        {token.lastUsedAt ? (
          <>
            {t('token.lastUsed')} <Ago at={token.lastUsedAt} />
          </>
        ) : (
          t('token.unused')
        )}
      </span>
      <Button
        size="small"
        text={t('token.revoke')}
        aria-label={t('token.revokeOf', { name: encoder.name })}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <RevokeTokenDialog encoder={encoder} onClose={() => setIsOpen(false)} />}
    </span>
  );
}

function RevokeTokenDialog({ encoder, onClose }: DeviceTokenProps & { onClose: () => void }) {
  const { t } = useTranslation('encoders');
  const confirmed = useConfirmed();
  const [revoke] = useRevokeDeviceTokenMutation();
  const { id, name, type } = encoder;
  const confirm = () =>
    confirmed(
      () => revoke({ variables: { input: { encoderId: id } } }),
      (answer) => answer.revokeDeviceToken,
      t('token.done', { name }),
    );
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('token.revokeTitle', { name })}
      confirmLabel={t('token.revoke')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('token.loses')}</p>
      <p>{t(type === 'SOFTWARE' ? 'token.softwareAgain' : 'token.hardwareAgain')}</p>
      <p>{t('token.streamStays')}</p>
    </ConfirmDialog>
  );
}
