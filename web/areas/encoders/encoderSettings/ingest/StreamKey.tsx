import { Button } from '@blueprintjs/core';
import { Duplicate } from '@blueprintjs/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REVEAL_MS } from '../../../../../schema/rules/encoders.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useToasts } from '../../../../ui/Toasts.tsx';
import { useCopy } from '../../../../ui/useCopy.ts';
import { refusalText, useMutationRun } from '../../../../ui/useMutationRun.ts';
import { useRenewStreamKeyMutation, useRevealStreamKeyMutation } from './Ingest.generated.ts';

interface StreamKeyProps {
  channel: { id: string; name: string; isViewOnly: boolean };
  /** Its last four letters; null where none has been made. */
  ending: string | null;
  /** There is one, and nobody can read it any more: only a new one mends that. */
  isLost: boolean;
  /** Another key than before is there. */
  onChange: () => void;
}

/** The key that encoders publish under: covered until somebody who may change the channel asks for it, kept nowhere. */
export function StreamKey({ channel, ending, isLost, onChange }: StreamKeyProps) {
  const { t } = useTranslation('encoderSettings');
  const run = useMutationRun();
  const toasts = useToasts();
  const copy = useCopy();
  const [shown, setShown] = useState<string | null>(null);
  const [isRenewing, setRenewing] = useState(false);
  const [reveal, { loading }] = useRevealStreamKeyMutation({ fetchPolicy: 'no-cache' });
  const [renew] = useRenewStreamKeyMutation({ fetchPolicy: 'no-cache' });
  const variables = { input: { id: channel.id } };

  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  const read = async (): Promise<string | null> => {
    const outcome = await run(
      () => reveal({ variables }),
      (data) => data.revealStreamKey,
    );
    if (!outcome.ok) {
      toasts.show({ intent: 'danger', message: refusalText(outcome) });
      return null;
    }
    if (ending === null) onChange();
    return outcome.payload.streamKey;
  };
  const onCopy = async () => {
    const key = shown ?? (await read());
    if (key !== null) await copy(key, t('ingest.keyCopied'));
  };
  const onRenew = async () => {
    const outcome = await run(
      () => renew({ variables }),
      (data) => data.renewStreamKey,
    );
    if (!outcome.ok) return refusalText(outcome);
    setShown(outcome.payload.streamKey);
    toasts.show({ intent: 'success', message: t('ingest.renewed') });
    onChange();
    return undefined;
  };

  const covered = ending === null ? t(isLost ? 'ingest.keyLost' : 'ingest.noKey') : `••••••••${ending}`;
  return (
    <span className="settings-storage">
      <span className={shown === null && ending === null ? 'muted' : 'mono'}>{shown ?? covered}</span>
      {!channel.isViewOnly && (
        <>
          {shown === null && !isLost && (
            <Button
              size="small"
              text={t(ending === null ? 'ingest.make' : 'ingest.reveal')}
              loading={loading}
              onClick={() => void read().then(setShown)}
            />
          )}
          {shown !== null && <Button size="small" text={t('ingest.hide')} onClick={() => setShown(null)} />}
          {ending !== null && (
            <Button
              size="small"
              variant="minimal"
              icon={<Duplicate />}
              aria-label={t('ingest.copyKey')}
              onClick={() => void onCopy()}
            />
          )}
          {(ending !== null || isLost) && (
            <Button size="small" text={t('ingest.renew')} onClick={() => setRenewing(true)} />
          )}
          {shown !== null && (
            <span className="muted">{t('ingest.hides', { seconds: REVEAL_MS / 1000 })}</span>
          )}
        </>
      )}
      <ConfirmDialog
        isOpen={isRenewing}
        title={t('ingest.renewTitle', { name: channel.name })}
        confirmLabel={t('ingest.renew')}
        isDestructive
        onConfirm={onRenew}
        onClose={() => setRenewing(false)}
      >
        <p>{t('ingest.renewLoss')}</p>
      </ConfirmDialog>
    </span>
  );
}
