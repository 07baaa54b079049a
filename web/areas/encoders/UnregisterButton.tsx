import { Button } from '@blueprintjs/core';
import { Disable } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../kernel/session.tsx';
import { encodersPath } from '../../kernel/paths/encoders.ts';
import { RemoveEncoderDialog, type RemovableEncoder } from './RemoveEncoderDialog.tsx';

/** The way to S-168 from a software encoder's details, for who may delete software encoders (REG-01). */
export function UnregisterButton({ encoder }: { encoder: RemovableEncoder }) {
  const { t } = useTranslation('encoders');
  const { hasCapability } = useSession();
  const navigate = useNavigate();
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
      {isOpen && (
        <RemoveEncoderDialog
          encoder={encoder}
          onClose={() => setIsOpen(false)}
          onRemoved={() => void navigate(encodersPath(), { replace: true })}
        />
      )}
    </>
  );
}
