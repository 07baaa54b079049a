import { useRef, useState } from 'react';
import { FORM_ERROR } from 'final-form';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../ui/useMutationForm.ts';
import { isStale, type PayloadErrors } from '../../ui/useMutationRun.ts';
import { useUpdateEncoderMutation, useUpdateEncoderNetworkMutation } from './EditEncoderPage.generated.ts';
import {
  changedNetworks,
  changedSettings,
  toEncoderValues,
  type EditedEncoder,
  type EncoderValues,
} from './encoderInput.ts';

interface Payload extends PayloadErrors {
  encoder: EditedEncoder | null;
}

/**
 * Saves the changed settings, then the changed cards, each on top of what is there now. When somebody else was first
 * nothing is saved: `changedByOthers` is then what they made of it, and saving once more goes on top of that.
 */
export function useSaveEncoder(began: EditedEncoder) {
  const { t } = useTranslation('encoders');
  const { submit } = useMutationForm();
  const [update] = useUpdateEncoderMutation();
  const [updateNetwork] = useUpdateEncoderNetworkMutation();
  const [changedByOthers, setChangedByOthers] = useState<EditedEncoder>();
  // The encoder as the graph last told it, and what of the form is saved already.
  const present = useRef(began);
  const saved = useRef(toEncoderValues(began));

  async function send<Data>(
    mutate: () => Promise<{ data?: Data | null | undefined }>,
    pick: (data: Data) => Payload | null,
  ): Promise<Record<string, unknown> | undefined> {
    let wasFirst = false;
    const keep = (payload: Payload | null) => {
      if (payload?.encoder) present.current = payload.encoder;
      wasFirst = payload !== null && isStale(payload);
      return payload;
    };
    const errors = await submit(
      mutate,
      (data) => keep(pick(data)),
      () => undefined,
    );
    if (wasFirst) setChangedByOthers(present.current);
    return wasFirst ? { [FORM_ERROR]: t('edit.conflict') } : errors;
  }

  async function save(values: EncoderValues): Promise<object | undefined> {
    const { id } = began;
    const settings = changedSettings(saved.current, values);
    if (settings) {
      const { revision } = present.current;
      const errors = await send(
        () => update({ variables: { input: { id, revision, ...settings } } }),
        (data) => data.updateEncoder,
      );
      if (errors) return errors;
      saved.current = { ...values, networks: saved.current.networks };
    }
    const networks = changedNetworks(saved.current, values, toEncoderValues(present.current));
    if (!networks) return undefined;
    const { revision } = present.current;
    return send(
      () => updateNetwork({ variables: { input: { id, revision, networks } } }),
      (data) => data.updateEncoderNetwork,
    );
  }

  return { save, changedByOthers };
}
