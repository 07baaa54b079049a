import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** The event that starts within the hour, as its refusal tells: `title` and `minutes`. */
export type SoonEvent = readonly { name: string; value: string }[];

interface SoonDialogProps {
  event: SoonEvent;
  onAnyway: () => Promise<string | undefined>;
  onClose: () => void;
}

/** An event starts within the hour: whoever goes live all the same says so (S-175, GOL-03). */
export function SoonDialog({ event, onAnyway, onClose }: SoonDialogProps) {
  const { t } = useTranslation('goLive');
  const named = Object.fromEntries(event.map(({ name, value }) => [name, value]));
  return (
    <ConfirmDialog
      isOpen
      title={t('soon.title')}
      confirmLabel={t('soon.anyway')}
      onConfirm={onAnyway}
      onClose={onClose}
    >
      <p>{t('soon.starts', { title: named.title, count: Number(named.minutes) })}</p>
      <p className="muted">{t('soon.stops')}</p>
    </ConfirmDialog>
  );
}
