import { useTranslation } from 'react-i18next';
import type { EncoderCommand } from '../../schema.generated.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { useEncoderCommandConsequencesQuery } from './CommandDialog.generated.ts';
import type { Commandable } from './commanded.ts';

interface CommandDialogProps {
  /** Organization of the encoders. */
  customerId: string;
  command: EncoderCommand;
  encoders: readonly Commandable[];
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before many encoders start, and before any stops, restarts or updates, naming everything on air that ends with them (S-166). */
export function CommandDialog({ customerId, command, encoders, onConfirm, onClose }: CommandDialogProps) {
  const { t } = useTranslation('encoders');
  const { data, error, loading, refetch } = useEncoderCommandConsequencesQuery({
    variables: { customerId },
    // Nothing ends because something starts.
    skip: command === 'START',
    fetchPolicy: 'network-only',
  });
  const ids = new Set(encoders.map(({ id }) => id));
  const live =
    data?.customer?.liveDestinations?.filter(({ encoder }) => encoder && ids.has(encoder.id)) ?? [];
  const names = { count: encoders.length, name: encoders[0]?.name };
  return (
    <ConfirmDialog
      isOpen
      title={t(`dialog.${command}.title`, names)}
      confirmLabel={t(`dialog.${command}.confirm`)}
      isDestructive={live.length > 0}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {encoders.length > 1 && <p className="ink2">{encoders.map(({ name }) => name).join(', ')}</p>}
      <div className="confirm-dialog__later" tabIndex={0} role="group" aria-label={t('dialog.ends')}>
        {loading && !data ? (
          <p className="muted">{t('dialog.checking')}</p>
        ) : error && !data ? (
          <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />
        ) : live.length === 0 ? (
          <p>{t(`dialog.${command}.harmless`, names)}</p>
        ) : (
          <>
            <p>{t('dialog.stopsToo', { count: live.length })}</p>
            <ul>
              {live.map((destination) => (
                <li key={destination.id}>
                  <span>{destination.title}</span>
                  <StatusTag kind="destination" state={destination.state} />
                </li>
              ))}
            </ul>
            <p className="muted">{t('dialog.noRestart')}</p>
          </>
        )}
      </div>
      {command === 'STOP' && <p className="muted">{t('dialog.freesEvents')}</p>}
    </ConfirmDialog>
  );
}
