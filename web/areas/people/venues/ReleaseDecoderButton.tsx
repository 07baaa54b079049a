import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useConfirmed } from '../../../ui/useConfirmed.ts';
import { useReleaseDecoderMutation } from './ReleaseDecoder.generated.ts';

/** Releases a decoder from its venue after a confirmation: its token is revoked (S-159). */
export function ReleaseDecoderButton({ serial }: { serial: string }) {
  const { t } = useTranslation('venues');
  const confirmed = useConfirmed();
  const [isOpen, setIsOpen] = useState(false);
  const [release] = useReleaseDecoderMutation();
  const confirm = () =>
    confirmed(
      () => release({ variables: { input: { serial } }, refetchQueries: ['VenuePage'] }),
      (answer) => answer.releaseDecoder,
      t('release.done', { serial }),
    );
  return (
    <>
      <Button
        size="small"
        text={t('release.open')}
        aria-label={t('release.openOf', { serial })}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <ConfirmDialog
          isOpen
          isDestructive
          title={t('release.title', { serial })}
          confirmLabel={t('release.open')}
          onConfirm={confirm}
          onClose={() => setIsOpen(false)}
        >
          <p>{t('release.loses')}</p>
          <p>{t('release.again')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
