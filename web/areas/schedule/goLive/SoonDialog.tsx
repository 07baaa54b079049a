import { useTranslation } from 'react-i18next';
import { readMoment } from '../../../../schema/reasons/said.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ZonedTime } from '../../../ui/ZonedTime.tsx';

/** Parameters of the warning: `title`, `minutes`, and `stops` where the broadcast has to end for the event. */
export type SoonEvent = readonly { name: string; value: string }[];

interface SoonDialogProps {
  event: SoonEvent;
  /** Resolves once that is answered; the dialog closes then. */
  onAnyway: () => Promise<void>;
  onClose: () => void;
}

/** Warns of an event within the hour and asks whether to go live all the same (S-175, GOL-03). */
export function SoonDialog({ event, onAnyway, onClose }: SoonDialogProps) {
  const { t } = useTranslation('goLive');
  const named = Object.fromEntries(event.map(({ name, value }) => [name, value]));
  const stops = readMoment(named.stops ?? '');
  return (
    <ConfirmDialog
      isOpen
      title={t('soon.title')}
      confirmLabel={t('soon.anyway')}
      onConfirm={onAnyway}
      onClose={onClose}
    >
      <p>{t('soon.starts', { title: named.title, count: Number(named.minutes) })}</p>
      {stops && (
        <p>
          {t('soon.stops')} <ZonedTime at={stops.at} zone={stops.timezone} form="clock" />
        </p>
      )}
    </ConfirmDialog>
  );
}
