import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request, RequestError } from '../../../kernel/request.ts';
import { RequestInviteDocument, type InviteOfferQuery } from './Invite.generated.ts';

type Step = 'asking' | 'sending' | 'requested' | 'throttled' | 'unreachable';

interface RequestInviteProps {
  link: { id: string; token: string };
  offer: NonNullable<InviteOfferQuery['invite']>;
}

/** Asks the organization for a new invitation in place of one that is over (S-138, INV-03). */
export function RequestInvite({ link, offer }: RequestInviteProps) {
  const { t } = useTranslation('session');
  const [step, setStep] = useState<Step>('asking');
  const named = { name: offer.customerName, email: offer.email };

  const ask = async () => {
    if (step === 'sending') return;
    setStep('sending');
    try {
      const { requestInvite } = await request(RequestInviteDocument, { input: link });
      setStep(requestInvite?.isRequested ? 'requested' : 'unreachable');
    } catch (error) {
      setStep(error instanceof RequestError && error.code === 'RATE_LIMITED' ? 'throttled' : 'unreachable');
    }
  };

  if (step === 'requested') {
    return (
      <div className="front-notice good" role="status">
        {t('invite.requested', named)}
      </div>
    );
  }
  const hasFailed = step === 'throttled' || step === 'unreachable';
  return (
    <>
      <div className="front-notice" role="alert">
        {hasFailed ? t(`signIn.${step}`) : t('invite.ended', named)}
      </div>
      <button
        type="button"
        className="button primary"
        aria-busy={step === 'sending'}
        onClick={() => void ask()}
      >
        {t('invite.request')}
      </button>
    </>
  );
}
