import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { useProblemWords } from '../../../ui/useReasonWords.ts';
import { encoderLogsPath, encoderPath } from '../../../kernel/paths/encoders.ts';
import { contactPath, helpPath } from '../../../kernel/paths/help.ts';
import { useRetryGoLiveMutation, type GoLive_GoLiveFragment } from './GoLive.generated.ts';
import { SoonDialog, type SoonEvent } from './SoonDialog.tsx';
import type { Request } from './steps.ts';

interface FailureDialogProps {
  goLive: GoLive_GoLiveFragment;
  request: Request;
  onClose: () => void;
  onRetried: (requestId: string) => void;
}

/** Reason why going live failed, suggestions, and retry (S-176, GOL-05, GOL-07). */
export function FailureDialog({ goLive, request, onClose, onRetried }: FailureDialogProps) {
  const { t } = useTranslation('goLive');
  const { viewer, can } = useSession();
  const run = useMutationRun();
  const [retry, { loading }] = useRetryGoLiveMutation();
  const [refusal, setRefusal] = useState<string>();
  const [soon, setSoon] = useState<SoonEvent>();
  const { reason, error, parameters, encoder } = request;
  const text = useProblemWords({
    code: 'STATE',
    reason: reason ?? 'STATE',
    parameters,
    message: error ?? '',
  });
  /** Answers why not, where it is not that an event starts soon, of which a dialog warns. */
  const tryAgain = async (isSoonKnown?: true): Promise<string | undefined> => {
    const input = { customerId: viewer.customer.id, id: goLive.id, isSoonKnown };
    const outcome = await run(
      () => retry({ variables: { input } }),
      (data) => data.retryGoLive,
    );
    if (outcome.ok) {
      onClose();
      onRetried(outcome.payload.goLive?.id ?? '');
      return undefined;
    }
    const problem = outcome.payload?.userErrors.find(({ reason: why }) => why === 'GO_LIVE_EVENT_SOON');
    if (problem && !isSoonKnown) setSoon(problem.parameters);
    return problem && !isSoonKnown ? undefined : refusalText(outcome);
  };
  if (soon)
    return (
      <SoonDialog
        event={soon}
        onAnyway={async () => setRefusal(await tryAgain(true))}
        onClose={() => setSoon(undefined)}
      />
    );
  return (
    <Dialog
      className="confirm-dialog"
      isOpen
      title={t('failure.title')}
      role="alertdialog"
      transitionDuration={120}
      onClose={onClose}
    >
      <DialogBody>
        <div className="confirm-dialog__body">
          <p>
            <strong>{text ?? error}</strong>
          </p>
          <p className="muted">{t('failure.help')}</p>
          <ul className="go-live-help">
            {can('MANAGE_ENCODER_AND_WEB_SETTINGS') && (
              <>
                <li>
                  <Link to={encoderPath(encoder.id)}>{t('failure.encoder', { name: encoder.name })}</Link>
                </li>
                <li>
                  <Link to={encoderLogsPath(encoder.id)}>{t('failure.logs')}</Link>
                </li>
              </>
            )}
            <li>
              <Link to={helpPath()}>{t('failure.read')}</Link>
            </li>
            <li>
              <Link to={contactPath()}>{t('failure.contact')}</Link>
            </li>
          </ul>
        </div>
        {refusal && (
          <p className="confirm-dialog__refusal" role="alert">
            {refusal}
          </p>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('failure.close')} onClick={onClose} disabled={loading} />
            <Button
              text={t('failure.retry')}
              intent="primary"
              loading={loading}
              onClick={() => void tryAgain().then(setRefusal)}
              autoFocus
            />
          </>
        }
      />
    </Dialog>
  );
}
