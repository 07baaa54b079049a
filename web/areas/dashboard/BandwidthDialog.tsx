import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { Meter } from '../../ui/Meter.tsx';
import type { BandwidthCardQuery } from './BandwidthCard.generated.ts';

type Bandwidth = NonNullable<NonNullable<BandwidthCardQuery['customer']>['bandwidth']>;

/** Data delivered per day since the last reset, newest first (S-139). */
export function BandwidthDialog({ bandwidth, onClose }: { bandwidth: Bandwidth; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const most = Math.max(1, ...bandwidth.days.map(({ bytes }) => bytes));
  return (
    <Dialog isOpen onClose={onClose} title={t('bandwidth.perDay')} transitionDuration={120}>
      <DialogBody>
        <p className="dash-small num">
          {t('bandwidth.of', {
            used: format.bytes(bandwidth.usedBytes),
            allowance: format.bytes(bandwidth.allowanceBytes),
          })}{' '}
          · {t('bandwidth.resets', { at: format.dateTime(bandwidth.resetsAt, 'UTC') })}
        </p>
        {bandwidth.days.length === 0 && <p>{t('bandwidth.nothing')}</p>}
        <ul className="dash-days">
          {bandwidth.days.toReversed().map(({ day, bytes }) => (
            <li key={day}>
              <Meter label={format.date(day, 'UTC')} share={bytes / most} text={format.bytes(bytes)} />
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter actions={<Button text={t('news.close')} onClick={onClose} />} />
    </Dialog>
  );
}
