import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import './ConfirmDialog.css';

/** Asks before unsaved changes are left, by a link, the back button or by closing the page (S-211). */
export function UnsavedChangesGuard({ when }: { when: () => boolean }) {
  const { t } = useTranslation('ui');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search) &&
      when(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (when()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
  return (
    <Dialog
      className="confirm-dialog"
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('unsaved.title')}
      isCloseButtonShown={false}
      role="alertdialog"
      transitionDuration={120}
    >
      <DialogBody>{t('unsaved.text')}</DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('unsaved.leave')} onClick={() => blocker.proceed?.()} />
            <Button intent="primary" text={t('unsaved.stay')} onClick={() => blocker.reset?.()} autoFocus />
          </>
        }
      />
    </Dialog>
  );
}
