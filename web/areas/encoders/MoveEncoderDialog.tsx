import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrganizationPicker, type PickedOrganization } from '../admin/public/OrganizationPicker.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useConfirmed } from '../../ui/useConfirmed.ts';
import { UsesList } from '../../ui/UsesList.tsx';
import { useEncoderUsesQuery, useMoveEncoderMutation } from './MoveEncoderDialog.generated.ts';
import { useLeavingEncoder } from './useLeavingEncoder.ts';
import './EncoderPage.css';

interface MoveEncoderDialogProps {
  encoder: { id: string; name: string };
  onClose: () => void;
  onMoved: () => void;
}

/** Moves an encoder to another organization, after naming what uses it here (S-165, ENC-08, ORG-03). */
export function MoveEncoderDialog({ encoder, onClose, onMoved }: MoveEncoderDialogProps) {
  const { t } = useTranslation('encoders');
  const confirmed = useConfirmed();
  const [target, setTarget] = useState<PickedOrganization>();
  const uses = useEncoderUsesQuery({ variables: { id: encoder.id }, fetchPolicy: 'network-only' });
  const [move] = useMoveEncoderMutation({ update: useLeavingEncoder() });
  const confirm = async () => {
    if (!target) return t('move.required');
    const refusal = await confirmed(
      () => move({ variables: { input: { id: encoder.id, customerId: target.id } } }),
      (answer) => answer.moveEncoder,
      t('move.done', { name: encoder.name, organization: target.name }),
    );
    if (refusal === undefined) onMoved();
    return refusal;
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('move.title', { name: encoder.name })}
      confirmLabel={t('move.confirm')}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('move.loses')}</p>
      <UsesList uses={uses.loading ? undefined : (uses.data?.encoder?.uses ?? null)} />
      <div className="encoder-move">
        {target ? (
          <p className="switch-picked">
            <strong>{target.name}</strong>
            <Button variant="minimal" text={t('move.other')} onClick={() => setTarget(undefined)} />
          </p>
        ) : (
          <OrganizationPicker onPick={setTarget} />
        )}
      </div>
    </ConfirmDialog>
  );
}
