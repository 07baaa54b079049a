import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../kernel/request.ts';
import { AcceptInviteForm } from './AcceptInviteForm.tsx';
import { InviteOfferDocument, type InviteOfferQuery } from './Invite.generated.ts';
import { FrontDoor } from './public/FrontDoor.tsx';
import { RequestInvite } from './RequestInvite.tsx';

type Offer = NonNullable<InviteOfferQuery['invite']>;

type Step =
  | { name: 'loading'; wasRefused?: true }
  | { name: 'unreachable' | 'over' | 'used' }
  | { name: 'open' | 'ended'; offer: Offer }
  | { name: 'done'; userName: string };

/** S-005: an invitation is accepted; S-138 where its link leads nowhere any more (INV-03, INV-04, STM-16). */
export function AcceptInvitePage() {
  const { t } = useTranslation('session');
  const [link] = useState(readLink);
  const [step, setStep] = useState<Step>(link.token ? { name: 'loading' } : { name: 'over' });

  useEffect(() => {
    if (step.name !== 'loading') return;
    let gone = false;
    request(InviteOfferDocument, link).then(
      ({ invite }) => gone || setStep(stepOf(invite, step.wasRefused)),
      () => gone || setStep({ name: 'unreachable' }),
    );
    return () => {
      gone = true;
    };
  }, [link, step]);

  switch (step.name) {
    case 'loading':
      return (
        <FrontDoor title={t('invite.loadingTitle')}>
          <p role="status">{t('verify.verifying')}</p>
        </FrontDoor>
      );
    case 'unreachable':
      return (
        <FrontDoor title={t('invite.loadingTitle')}>
          <div className="front-notice" role="alert">
            {t('signIn.unreachable')}
          </div>
          <button type="button" className="button primary" onClick={() => setStep({ name: 'loading' })}>
            {t('verify.again')}
          </button>
        </FrontDoor>
      );
    case 'open': {
      const { offer } = step;
      return (
        <FrontDoor
          title={t('invite.title', { name: offer.customerName })}
          text={t('invite.text', { email: offer.email })}
        >
          <AcceptInviteForm
            link={link}
            offer={offer}
            onDone={(userName) => setStep({ name: 'done', userName })}
            onOver={() => setStep({ name: 'loading', wasRefused: true })}
          />
        </FrontDoor>
      );
    }
    case 'ended':
      return (
        <FrontDoor title={t('invite.overTitle')}>
          <RequestInvite link={link} offer={step.offer} />
          <p className="front-links">
            <a href="/">{t('verify.continue')}</a>
          </p>
        </FrontDoor>
      );
    case 'done':
      return (
        <FrontDoor title={t('invite.doneTitle')}>
          <div className="front-notice good" role="status">
            {t('invite.done', { userName: step.userName })}
          </div>
          <p className="front-links">
            <a href="/">{t('verify.continue')}</a>
          </p>
        </FrontDoor>
      );
    default:
      return (
        <FrontDoor title={t(`invite.${step.name}Title`)}>
          <div className="front-notice" role="alert">
            {t(`invite.${step.name}`)}
          </div>
          <p className="front-links">
            <a href="/">{t('verify.continue')}</a>
          </p>
        </FrontDoor>
      );
  }
}

/** Step of the page. An invitation that was refused has ended even if it seems open. */
function stepOf(offer: Offer | null, wasRefused = false): Step {
  switch (offer?.state) {
    case 'INVITED':
    case 'RESENT':
      return wasRefused ? { name: 'over' } : { name: 'open', offer };
    case 'EXPIRED':
    case 'REVOKED':
      return { name: 'ended', offer };
    case 'ACCEPTED':
      return { name: 'used' };
    default:
      return { name: 'over' };
  }
}

function readLink(): { id: string; token: string } {
  return {
    id: location.pathname.split('/')[2] ?? '',
    token: new URLSearchParams(location.search).get('token') ?? '',
  };
}
