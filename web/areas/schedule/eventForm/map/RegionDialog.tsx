import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import type { RegionMismatch } from '../regions.ts';

interface RegionDialogProps {
  mismatches: readonly RegionMismatch[];
  onContinue: () => void;
  onChange: () => void;
}

/** Encoder channel and web channel lie in different regions: allowed, but slower (S-174, EVT-16). */
export function RegionDialog({ mismatches, onContinue, onChange }: RegionDialogProps) {
  const { t } = useTranslation('eventForm');
  return (
    <Dialog isOpen transitionDuration={120} title={t('region.title')} onClose={onChange} role="alertdialog">
      <DialogBody>
        <p>{t('region.why')}</p>
        <ul>
          {mismatches.map(({ webChannel, webRegion, encoderChannel, encoderRegion }) => (
            <li key={webChannel}>
              {t('region.pair', { webChannel, webRegion, encoderChannel, encoderRegion })}
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('region.change')} onClick={onChange} autoFocus />
            <Button intent="primary" text={t('region.continue')} onClick={onContinue} />
          </>
        }
      />
    </Dialog>
  );
}
