import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { KeysList } from '../KeysList.tsx';
import { helpPath } from '../../../kernel/paths/help.ts';

/** The keys, over whatever screen is open (S-013). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('help');
  return (
    <Dialog isOpen onClose={onClose} title={t('keys.title')} transitionDuration={120}>
      <DialogBody>
        <KeysList />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <LinkButton to={helpPath()} text={t('keys.help')} onClickCapture={onClose} />
            <Button text={t('keys.close')} onClick={onClose} />
          </>
        }
      />
    </Dialog>
  );
}
