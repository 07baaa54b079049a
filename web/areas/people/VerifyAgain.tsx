import { Button } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import { useVerifyUserAgainMutation } from './UserPage.generated.ts';

interface VerifiedAgain {
  id: string;
  userName: string;
  isDisabled?: boolean | null;
}

/** Sends the letter that verifies an address once more (VER-06, VER-07, STM-18). */
export function VerifyAgain({ user }: { user: VerifiedAgain }) {
  const { id, userName, isDisabled } = user;
  const { t } = useTranslation('people');
  const run = useMutationRun();
  const toasts = useToasts();
  const [ask, { loading }] = useVerifyUserAgainMutation();
  const send = async () => {
    const outcome = await run(
      () => ask({ variables: { input: { userId: id } } }),
      (data) => data.requestEmailVerification,
    );
    if (!outcome.ok) return toasts.show({ intent: 'danger', message: refusalText(outcome) });
    const { state } = outcome.payload;
    if (state === 'VALIDATING') {
      toasts.show({ intent: 'success', message: t('verify.sent', { userName }) });
    } else if (state === 'CONFLICT') {
      toasts.show({ intent: 'info', message: t('verify.conflict', { userName }) });
    } else {
      toasts.show({
        intent: 'danger',
        message: t(isDisabled ? 'verify.disabled' : 'verify.failed', { userName }),
      });
    }
  };
  return <Button size="small" text={t('verify.resend')} loading={loading} onClick={() => void send()} />;
}
