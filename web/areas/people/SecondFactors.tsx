import { Button, Dialog, DialogBody, Switch, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { useFormat } from '../../time/format.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import { RecoveryCodes } from './session/public/RecoveryCodes.tsx';
import { SecondFactorDialog, type FactorDeed } from './SecondFactorDialog.tsx';
import {
  useSecondFactorsQuery,
  useUpdateSignInRulesMutation,
  type SecondFactors_AllFragment,
} from './SecondFactors.generated.ts';

/** Second factors: passkeys, authenticator apps, and recovery codes. */
export function SecondFactors() {
  const { t } = useTranslation('people');
  const { viewer, can } = useSession();
  const [deed, setDeed] = useState<FactorDeed>();
  const [codes, setCodes] = useState<readonly string[]>();
  const isAdmin = can('MANAGE_USERS');
  const { data } = useSecondFactorsQuery({
    variables: { customerId: viewer.customer.id, isAdmin },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const all = data?.viewer?.secondFactors;
  if (!all) return null;
  return (
    <section className="card" aria-labelledby="factors-title">
      <h2 id="factors-title">{t('factors.title')}</h2>
      <p className="muted">{t(all.isRequired ? 'factors.required' : 'factors.text')}</p>
      <FactorList all={all} onDeed={setDeed} />
      <p className="people-deeds">
        <Button text={t('factors.addPasskey')} onClick={() => setDeed({ name: 'add', kind: 'PASSKEY' })} />
        <Button text={t('factors.addCode')} onClick={() => setDeed({ name: 'add', kind: 'CODE' })} />
        {all.factors.length > 0 && (
          <Button text={t('factors.renew.open')} onClick={() => setDeed({ name: 'renew' })} />
        )}
      </p>
      {isAdmin && <OfEverybody isNeeded={data?.customer?.isSecondFactorNeeded ?? false} />}
      {deed && <SecondFactorDialog deed={deed} onCodes={setCodes} onClose={() => setDeed(undefined)} />}
      {codes && (
        <Dialog isOpen title={t('factors.codesTitle')} canEscapeKeyClose={false} isCloseButtonShown={false}>
          <DialogBody>
            <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
          </DialogBody>
        </Dialog>
      )}
    </section>
  );
}

interface FactorListProps {
  all: SecondFactors_AllFragment;
  onDeed: (deed: FactorDeed) => void;
}

function FactorList({ all: { factors, recoveryCodesLeft }, onDeed }: FactorListProps) {
  const { t } = useTranslation('people');
  const format = useFormat();
  if (factors.length === 0) return null;
  return (
    <ul className="people-channels">
      {factors.map((factor) => (
        <li key={factor.id}>
          <span className="people-session">
            <span>
              {factor.name} <Tag minimal>{t(`factors.kinds.${factor.kind}`)}</Tag>
            </span>
            <span className="muted">
              {factor.lastUsedAt
                ? t('factors.used', { time: format.dateTime(factor.lastUsedAt) })
                : t('factors.unused')}
            </span>
          </span>
          <span className="people-tags">
            <Button
              text={t('factors.rename.open')}
              aria-label={t('factors.rename.of', { name: factor.name })}
              onClick={() => onDeed({ name: 'rename', factor })}
            />
            <Button
              text={t('factors.remove.open')}
              aria-label={t('factors.remove.of', { name: factor.name })}
              onClick={() => onDeed({ name: 'remove', factor })}
            />
          </span>
        </li>
      ))}
      <li>{t('factors.codesLeft', { count: recoveryCodesLeft })}</li>
    </ul>
  );
}

/** True if everybody of the organization needs one, for who manages its users. */
function OfEverybody({ isNeeded }: { isNeeded: boolean }) {
  const { t } = useTranslation('people');
  const { viewer } = useSession();
  const run = useMutationRun();
  const toasts = useToasts();
  const [update, { loading }] = useUpdateSignInRulesMutation();
  const change = async (needsSecondFactor: boolean) => {
    const outcome = await run(
      () => update({ variables: { input: { customerId: viewer.customer.id, needsSecondFactor } } }),
      (data) => data.updateSignInRules,
    );
    toasts.show(
      outcome.ok
        ? { intent: 'success', message: t(needsSecondFactor ? 'factors.all.on' : 'factors.all.off') }
        : { intent: 'danger', message: refusalText(outcome) },
    );
  };
  return (
    <div className="people-everybody">
      <Switch
        label={t('factors.all.label', { name: viewer.customer.name })}
        checked={isNeeded}
        disabled={loading}
        aria-describedby="factors-all"
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      <span className="muted" id="factors-all">
        {t('factors.all.help')}
      </span>
    </div>
  );
}
