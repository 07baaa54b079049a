import './licenses.css';
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import type { LicensePart } from '../../../schema.generated.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useLicenseTextQuery } from './Licenses.generated.ts';
import { packageKey, type OpenPackage } from './openPackage.ts';

interface LicenseDialogProps {
  part: LicensePart;
  which: OpenPackage;
  onClose: () => void;
}

/** The license of one package in full. */
export function LicenseDialog({ part, which, onClose }: LicenseDialogProps) {
  const { t } = useTranslation('licenses');
  const { data, error, loading, refetch } = useLicenseTextQuery({ variables: { part, ...which } });
  return (
    <Dialog
      className="license-dialog"
      isOpen
      title={packageKey(which)}
      onClose={onClose}
      transitionDuration={120}
    >
      <DialogBody>
        {loading && <SkeletonRows count={6} />}
        {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {data &&
          (data.licenseText ? (
            <pre className="license-dialog__text" tabIndex={0}>
              {data.licenseText}
            </pre>
          ) : (
            <p>{t('noText')}</p>
          ))}
      </DialogBody>
      <DialogFooter actions={<Button text={t('close')} onClick={onClose} />} />
    </Dialog>
  );
}
