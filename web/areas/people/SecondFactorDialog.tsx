import { InputGroup } from '@blueprintjs/core';
import { FORM_ERROR } from 'final-form';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { PEOPLE_MESSAGES } from '../../../schema/rules/people.ts';
import { FACTOR_NAME_MAX, factorNameSchema, oneTimeCode } from '../../../schema/rules/secondFactor.ts';
import type { SecondFactorKind } from '../../schema.generated.ts';
import { Field } from '../../ui/Field.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { useMutationForm } from '../../ui/useMutationForm.ts';
import { CodeSecret } from './session/public/CodeSecret.tsx';
import { makePasskey } from './session/public/passkeys.ts';
import {
  useAddSecondFactorMutation,
  useBeginSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useRenameSecondFactorMutation,
  useRenewRecoveryCodesMutation,
} from './SecondFactors.generated.ts';

/** Actions on second factors. */
export type FactorDeed =
  | { name: 'add'; kind: SecondFactorKind }
  | { name: 'rename' | 'remove'; factor: { id: string; name: string } }
  | { name: 'renew' };

interface SecondFactorDialogProps {
  deed: FactorDeed;
  /** Gets recovery codes, which are told once. */
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

interface Values {
  name: string;
  currentPassword: string;
  code: string;
}

const password = { currentPassword: string().required(PEOPLE_MESSAGES.currentPasswordRequired) };
const RULES = {
  add: object({ ...factorNameSchema.fields, ...password }),
  rename: factorNameSchema,
  remove: object(password),
  renew: object(password),
};
const codeRules = object({ code: oneTimeCode });
const refetchQueries = ['SecondFactors'];

/** Adds, names and removes a factor, and makes recovery codes anew; but for a name the password is retyped. */
export function SecondFactorDialog({ deed, onCodes, onClose }: SecondFactorDialogProps) {
  const { t } = useTranslation('people');
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [codes, setCodes] = useState<{ token: string; secret: string; uri: string; name: string }>();
  const [begin] = useBeginSecondFactorMutation({ fetchPolicy: 'no-cache' });
  const [add] = useAddSecondFactorMutation({ fetchPolicy: 'no-cache', refetchQueries });
  const [rename] = useRenameSecondFactorMutation({ refetchQueries });
  const [remove] = useRemoveSecondFactorMutation({ refetchQueries });
  const [renew] = useRenewRecoveryCodesMutation({ fetchPolicy: 'no-cache', refetchQueries });
  const initialValues = useMemo<Values>(() => {
    const name =
      'factor' in deed ? deed.factor.name : deed.name === 'add' ? t(`factors.kinds.${deed.kind}`) : '';
    return { name, currentPassword: '', code: '' };
  }, [deed, t]);
  const done = () => toasts.show({ intent: 'success', message: t(`factors.${deed.name}.done`) });
  const finish = (input: { token: string; name: string; code?: string; passkey?: string }) =>
    submit(
      () => add({ variables: { input } }),
      (data) => data.addSecondFactor,
      ({ recoveryCodes }) => {
        done();
        if (recoveryCodes) onCodes(recoveryCodes);
      },
      { passkey: FORM_ERROR, token: FORM_ERROR },
    );
  const start = async (kind: SecondFactorKind, { name, currentPassword }: Values) => {
    let addition: {
      token: string;
      secret: string | null;
      uri: string | null;
      passkeyOptions: string | null;
    } | null = null;
    const errors = await submit(
      () => begin({ variables: { input: { kind, currentPassword } } }),
      (data) => data.beginSecondFactor,
      (payload) => {
        addition = payload.addition ?? null;
      },
    );
    if (errors || !addition) return errors;
    const { token, secret, uri, passkeyOptions } = addition as {
      token: string;
      secret: string | null;
      uri: string | null;
      passkeyOptions: string | null;
    };
    if (kind === 'CODE') {
      setCodes({ token, secret: secret ?? '', uri: uri ?? '', name });
      // The dialog stays for the code.
      return { [FORM_ERROR]: '' };
    }
    const made = await makePasskey(passkeyOptions);
    return 'problem' in made
      ? { [FORM_ERROR]: t(`factors.${made.problem}`) }
      : finish({ token, name, passkey: made.passkey });
  };
  const save = (values: Values) => {
    if (deed.name === 'add') return start(deed.kind, values);
    if (deed.name === 'renew')
      return submit(
        () => renew({ variables: { input: { currentPassword: values.currentPassword } } }),
        (data) => data.renewRecoveryCodes,
        ({ recoveryCodes }) => onCodes(recoveryCodes ?? []),
      );
    const { id } = deed.factor;
    return deed.name === 'rename'
      ? submit(
          () => rename({ variables: { input: { id, name: values.name } } }),
          (data) => data.renameSecondFactor,
          done,
        )
      : submit(
          () => remove({ variables: { input: { id, currentPassword: values.currentPassword } } }),
          (data) => data.removeSecondFactor,
          done,
        );
  };
  if (codes) {
    return (
      <FormDialog<Values>
        key="code"
        title={t('factors.addCode')}
        saveLabel={t('factors.add.save')}
        initialValues={initialValues}
        rules={codeRules}
        onSubmit={({ code }) => finish({ token: codes.token, name: codes.name, code })}
        onClose={onClose}
      >
        <p>{t('factors.add.scan')}</p>
        <CodeSecret secret={codes.secret} uri={codes.uri} />
        <TextField name="code" label={t('factors.fields.code')} isRequired />
      </FormDialog>
    );
  }
  const title =
    deed.name === 'add'
      ? t(deed.kind === 'PASSKEY' ? 'factors.addPasskey' : 'factors.addCode')
      : t(`factors.${deed.name}.title`);
  return (
    <FormDialog<Values>
      key={deed.name}
      title={title}
      saveLabel={t(`factors.${deed.name}.save`)}
      initialValues={initialValues}
      rules={RULES[deed.name]}
      onSubmit={save}
      onClose={onClose}
    >
      {(deed.name === 'add' || deed.name === 'rename') && (
        <TextField name="name" label={t('factors.fields.name')} isRequired limit={FACTOR_NAME_MAX} />
      )}
      {deed.name === 'remove' && <p>{t('factors.remove.text', { name: deed.factor.name })}</p>}
      {deed.name === 'renew' && <p>{t('factors.renew.text')}</p>}
      {deed.name !== 'rename' && (
        <Field<string> name="currentPassword" label={t('account.fields.currentPassword')} isRequired>
          {({ onChange, value, ...control }) => (
            <InputGroup
              {...control}
              type="password"
              autoComplete="current-password"
              value={value ?? ''}
              onChange={(event) => onChange(event.target.value)}
              intent={control['aria-invalid'] ? 'danger' : 'none'}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
