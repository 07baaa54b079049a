import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../../schema/rules/customerWords.ts';
import { loadReasons, problemWords } from '../../../kernel/reasons.ts';
import { request, RequestError } from '../../../kernel/request.ts';
import { AcceptInviteDocument, type InviteOfferQuery } from './Invite.generated.ts';
import { TextField } from './public/TextField.tsx';

interface AcceptInviteFormProps {
  link: { id: string; token: string };
  offer: NonNullable<InviteOfferQuery['invite']>;
  onDone(userName: string): void;
  /** The invitation was revoked, ran out or was used meanwhile. */
  onOver(): void;
}

const FIELDS = ['firstName', 'lastName', 'phone', 'password', 'passwordConfirmation'] as const;
type Field = (typeof FIELDS)[number];

const AUTOCOMPLETE = {
  firstName: 'given-name',
  lastName: 'family-name',
  phone: 'tel',
  password: 'new-password',
  passwordConfirmation: 'new-password',
} as const;

const TYPES = { phone: 'tel', password: 'password', passwordConfirmation: 'password' } as const;

/** Names and a password for a new login; the graph says what is wrong with them (USR-02 to USR-04). */
export function AcceptInviteForm({ link, offer, onDone, onOver }: AcceptInviteFormProps) {
  const { t } = useTranslation('session');
  const [values, setValues] = useState<Record<Field, string>>({
    firstName: offer.firstName ?? '',
    lastName: offer.lastName ?? '',
    phone: offer.phone ?? '',
    password: '',
    passwordConfirmation: '',
  });
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<'throttled' | 'unreachable' | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFailure(null);
    try {
      const { acceptInvite } = await request(AcceptInviteDocument, {
        input: { ...link, ...values, phone: values.phone.trim() || null },
      });
      if (acceptInvite?.userName) return onDone(acceptInvite.userName);
      const refusals = acceptInvite?.userErrors ?? [];
      if (refusals.every(({ field }) => !field)) return onOver();
      await loadReasons();
      setProblems(
        Object.fromEntries(
          refusals.map((refusal) => [refusal.field?.[0] ?? '', problemWords(refusal) ?? '']),
        ),
      );
    } catch (error) {
      const isThrottled = error instanceof RequestError && error.code === 'RATE_LIMITED';
      setFailure(isThrottled ? 'throttled' : 'unreachable');
    } finally {
      setSending(false);
    }
  };

  return (
    <form className="front-form" onSubmit={(event) => void submit(event)} noValidate>
      {failure && (
        <div className="front-notice" role="alert">
          {t(`signIn.${failure}`)}
        </div>
      )}
      {FIELDS.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`invite.fields.${name}`)}
          type={name in TYPES ? TYPES[name as keyof typeof TYPES] : 'text'}
          autoComplete={AUTOCOMPLETE[name]}
          value={values[name]}
          problem={problems[name] ?? null}
          {...(name === 'password' && {
            hint: t('newPassword.length', { shortest: PASSWORD_MIN, longest: PASSWORD_MAX }),
          })}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      ))}
      <button type="submit" className="button primary" aria-busy={isSending}>
        {t('invite.accept')}
      </button>
    </form>
  );
}
