import { Button } from '@blueprintjs/core';
import { Duplicate } from '@blueprintjs/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REVEAL_MS } from '../../../../schema/rules/encoders.ts';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useCopy } from '../../../ui/useCopy.ts';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { useRevealRtmpKeyMutation } from './DestinationPage.generated.ts';
import { COVERED } from './coveredKey.ts';
import './rtmpDestinations.css';

/** The key of a destination: covered until somebody asks for it, and kept nowhere (RTM-08). */
export function StreamKey({ id }: { id: string }) {
  const { t } = useTranslation('rtmpDestinations');
  const run = useMutationRun();
  const toasts = useToasts();
  const copy = useCopy();
  const [shown, setShown] = useState<string | null>(null);
  const [reveal, { loading }] = useRevealRtmpKeyMutation({ fetchPolicy: 'no-cache' });

  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  const read = async (): Promise<string | null> => {
    const outcome = await run(
      () => reveal({ variables: { input: { id } } }),
      (data) => data.revealRtmpKey,
    );
    if (outcome.ok) return outcome.payload.streamKey ?? null;
    toasts.show({ intent: 'danger', message: refusalText(outcome) });
    return null;
  };
  const onCopy = async () => {
    const key = shown ?? (await read());
    if (key !== null) await copy(key, t('key.copied'));
  };
  return (
    <span className="rtmp-key">
      <span className="mono rtmp-url">{shown ?? COVERED}</span>
      {shown === null ? (
        <Button
          size="small"
          text={t('key.reveal')}
          loading={loading}
          onClick={() => void read().then(setShown)}
        />
      ) : (
        <Button size="small" text={t('key.hide')} onClick={() => setShown(null)} />
      )}
      <Button
        size="small"
        variant="minimal"
        icon={<Duplicate />}
        aria-label={t('key.copy')}
        onClick={() => void onCopy()}
      />
      {shown !== null && <span className="muted">{t('key.hides', { seconds: REVEAL_MS / 1000 })}</span>}
    </span>
  );
}
