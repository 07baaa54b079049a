import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REVEAL_MS } from '../../../schema/rules/encoders.ts';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import {
  useRevealRemoteSupportMutation,
  type RevealRemoteSupportMutation,
} from './RemoteSupport.generated.ts';

type Secret = NonNullable<RevealRemoteSupportMutation['revealRemoteSupport']>['remoteSupport'];

/** Id and password for remote support: read on demand, kept nowhere, and gone again after half a minute (ENC-22). */
export function RemoteSupport({ encoderId }: { encoderId: string }) {
  const { t } = useTranslation('encoders');
  const run = useMutationRun();
  const [secret, setSecret] = useState<Secret>(null);
  const [refusal, setRefusal] = useState<string>();
  const [reveal, { loading }] = useRevealRemoteSupportMutation({ fetchPolicy: 'no-cache' });

  useEffect(() => {
    if (!secret) return;
    const timer = setTimeout(() => setSecret(null), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [secret]);

  const show = async () => {
    const outcome = await run(
      () => reveal({ variables: { input: { id: encoderId } } }),
      (data) => data.revealRemoteSupport,
    );
    setSecret(outcome.ok ? outcome.payload.remoteSupport : null);
    setRefusal(outcome.ok ? undefined : refusalText(outcome));
  };

  if (!secret) {
    return (
      <span className="encoder-support">
        <Button
          size="small"
          text={t('support.reveal')}
          loading={loading}
          onClick={() => void show()}
          aria-label={t('support.revealLabel')}
        />
        {refusal && (
          <span role="alert" className="field__error">
            {refusal}
          </span>
        )}
      </span>
    );
  }
  return (
    <span className="encoder-support">
      <span className="mono">
        {secret.id ?? '–'} · {secret.password ?? '–'}
      </span>
      <Button size="small" text={t('support.hide')} onClick={() => setSecret(null)} />
      <span className="muted">{t('support.hides', { seconds: REVEAL_MS / 1000 })}</span>
    </span>
  );
}
