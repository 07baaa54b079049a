import { Button } from '@blueprintjs/core';
import { Disable } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../kernel/session.tsx';
import type { EncoderType } from '../../schema.generated.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useConfirmed } from '../../ui/useConfirmed.ts';
import { UsesList } from '../../ui/UsesList.tsx';
import { encodersPath } from './paths.ts';
import { useUnregisterDialogQuery, useUnregisterEncoderMutation } from './UnregisterDialog.generated.ts';

interface Unregistrable {
  id: string;
  name: string;
  type: EncoderType;
}

/** The way to S-168 from a software encoder's details, for who may delete software encoders (REG-01). */
export function UnregisterButton({ encoder }: { encoder: Unregistrable }) {
  const { t } = useTranslation('encoders');
  const { hasCapability } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (encoder.type !== 'SOFTWARE' || !hasCapability('deleteSoftwareEncoders')) return null;
  return (
    <>
      <Button
        variant="minimal"
        icon={<Disable />}
        text={t('unregister.open')}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <UnregisterDialog encoder={encoder} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** S-168: what uses the encoder and what becomes of its license, before it is unregistered. */
export function UnregisterDialog({ encoder, onClose }: { encoder: Unregistrable; onClose: () => void }) {
  const { t } = useTranslation('encoders');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const confirmed = useConfirmed();
  const { data, error } = useUnregisterDialogQuery({
    variables: { id: encoder.id },
    fetchPolicy: 'network-only',
  });
  const [unregister] = useUnregisterEncoderMutation({
    update(cache, { data: answer }) {
      const id = answer?.deleteEncoder?.deletedId;
      if (!id) return;
      cache.evict({ id: cache.identify({ __typename: 'Encoder', id }) });
      cache.evict({
        id: cache.identify({ __typename: 'Customer', id: viewer.customer.id }),
        fieldName: 'encoders',
      });
      cache.gc();
    },
  });
  const confirm = async () => {
    const refusal = await confirmed(
      () => unregister({ variables: { input: { id: encoder.id } } }),
      (answer) => answer.deleteEncoder,
      t('unregister.done', { name: encoder.name }),
    );
    if (refusal === undefined) void navigate(encodersPath());
    return refusal;
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('unregister.title', { name: encoder.name })}
      confirmLabel={t('unregister.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('unregister.license')}</p>
      <p className="muted">{t('unregister.again')}</p>
      <UsesList uses={error ? null : data?.encoder?.uses} />
    </ConfirmDialog>
  );
}
