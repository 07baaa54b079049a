import { useApolloClient } from '@apollo/client/react';
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BinKind } from '../schema.generated.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { useToasts } from './Toasts.tsx';
import { useBinQuery } from './bin.generated.ts';
import './BinDialog.css';
import { useFormat } from '../time/format.ts';
import { useSession } from '../kernel/session.tsx';
import { refetchActive } from './refetchActive.ts';
import { useRestore, type DeletedThing } from './useUndo.ts';

interface BinDialogProps {
  kind: BinKind;
  onClose: () => void;
  /** Something is back: lists are to be read anew. */
  onRestored: () => void;
}

/** Objects of one kind deleted in the last 30 days, with restore. */
export function BinDialog({ kind, onClose, onRestored }: BinDialogProps) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const { viewer } = useSession();
  const toasts = useToasts();
  const restore = useRestore(kind);
  const apollo = useApolloClient();
  const [busyId, setBusyId] = useState<string>();
  const zone = viewer.customer.timezone;
  const { data, loading, error, refetch } = useBinQuery({
    variables: { customerId: viewer.customer.id, kind },
    fetchPolicy: 'network-only',
  });
  const entries = data?.customer?.binEntries?.nodes;
  const bringBack = async (thing: DeletedThing) => {
    setBusyId(thing.id);
    const refusal = await restore(thing);
    setBusyId(undefined);
    if (refusal) {
      toasts.show({ intent: 'danger', message: `${thing.name}: ${refusal}` });
      return;
    }
    toasts.show({ intent: 'success', message: t('bin.restored', { name: thing.name }) });
    apollo.cache.modify({
      id: apollo.cache.identify({ __typename: 'Customer', id: viewer.customer.id })!,
      fields: { bin: (_kept, { DELETE }) => DELETE as never },
    });
    // Also the list behind: closing the dialog meanwhile breaks only its own reading off.
    void refetchActive(apollo);
    onRestored();
  };
  return (
    <Dialog isOpen title={t('bin.title')} onClose={onClose} transitionDuration={120}>
      <DialogBody>
        <p className="muted">{t('bin.what')}</p>
        {!entries && Boolean(error) && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {!entries && loading && <p className="muted">{t('loading')}</p>}
        {entries?.length === 0 && <p>{t('bin.none')}</p>}
        <ul className="bin-entries">
          {entries?.map(({ id, name, deletedAt, deletedBy, expiresAt }) => (
            <li key={id}>
              <span className="bin-entries__text">
                <span>{name}</span>
                <span className="muted">
                  {t('bin.by', { user: deletedBy, at: format.dateTime(deletedAt, zone) })}
                </span>
                <span className="muted">{t('bin.until', { date: format.date(expiresAt, zone) })}</span>
              </span>
              <Button
                text={t('bin.restore')}
                aria-label={t('bin.restoreOne', { name })}
                loading={busyId === id}
                disabled={busyId !== undefined}
                onClick={() => void bringBack({ id, name })}
              />
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter actions={<Button text={t('bin.close')} onClick={onClose} />} />
    </Dialog>
  );
}
