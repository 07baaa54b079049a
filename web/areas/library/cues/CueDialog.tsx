import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CUE_NAME_MAX, cueFormSchema } from '../../../../schema/rules/cues.ts';
import { formatPosition } from '../../../../schema/rules/positions.ts';
import type { CueVisibility } from '../../../schema.generated.ts';
import { ChoiceField, TextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { formErrors } from '../../../ui/useMutationForm.ts';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationRun } from '../../../ui/useMutationRun.ts';
import type { CueCopy } from './public/cueTimeline.ts';
import { useCreateCueMutation, useUpdateCueMutation } from './Cues.generated.ts';
import type { Cue, CueSource } from './public/useCues.ts';
import type { CueTimelineControl } from './public/useCueTimeline.ts';

interface CueDialogProps {
  timeline: CueTimelineControl;
  lengthMs: number | null;
  /** The cue to change; without it a new one is set. */
  cue?: Cue;
  /** Position of a new cue, in milliseconds. */
  at?: number;
  copy?: CueCopy | null;
}

interface CueValues {
  name: string;
  position: string;
  visibility: CueVisibility;
}

/** Cues of encoder events are never public (CUE-03). */
const CHOICES: Readonly<Record<CueSource['kind'], readonly CueVisibility[]>> = {
  MEDIA_ITEM: ['ONLY_ME', 'ORGANIZATION', 'PUBLIC'],
  CONTENT_DESTINATION: ['ONLY_ME', 'ORGANIZATION', 'PUBLIC'],
  ENCODER_VIDEO: ['ONLY_ME', 'ORGANIZATION'],
};

/** Sets a cue or changes one (S-208, CUE-01 to CUE-06). */
export function CueDialog({ timeline, lengthMs, cue, at = 0, copy }: CueDialogProps) {
  const { t } = useTranslation('cues');
  const toasts = useToasts();
  const run = useMutationRun();
  const [create] = useCreateCueMutation();
  const [update] = useUpdateCueMutation();
  const { source, send, mayShare } = timeline;
  // The form keeps its initial values while cues are reloaded.
  const [initialValues] = useState<CueValues>(() =>
    valuesOf(cue ?? copy, cue?.position ?? formatPosition(at), mayShare),
  );
  const rules = useMemo(() => cueFormSchema(lengthMs), [lengthMs]);
  const isOthers = cue !== undefined && cue.userId !== timeline.myId;

  const save = async ({ name, position, visibility }: CueValues) => {
    const fields = { source, name, position: position.trim(), visibility };
    const outcome = cue
      ? await run(
          () => update({ variables: { input: { ...fields, id: cue.id } } }),
          (data) => data.updateCue,
        )
      : await run(
          () => create({ variables: { input: fields } }),
          (data) => data.createCue,
        );
    if (!outcome.ok) return formErrors(outcome);
    toasts.show({ intent: 'success', message: t(cue ? 'saved' : 'added', { name }) });
    send({ type: 'saved' });
    return undefined;
  };

  return (
    <FormDialog<CueValues>
      title={t(cue ? 'editTitle' : 'addTitle')}
      initialValues={initialValues}
      rules={rules}
      saveLabel={t('save')}
      onSubmit={save}
      onClose={() => send({ type: 'cancel' })}
    >
      <TextField name="name" label={t('name')} isRequired limit={CUE_NAME_MAX} autoFocus />
      <TextField name="position" label={t('position')} help={t('positionHelp')} isRequired />
      {mayShare || cue?.visibility === 'ORGANIZATION' || cue?.visibility === 'PUBLIC' ? (
        <ChoiceField
          name="visibility"
          label={t('whoSees')}
          options={CHOICES[source.kind]
            .filter(
              (choice) =>
                !(choice === 'ONLY_ME' && isOthers) &&
                (mayShare || ['ONLY_ME', cue?.visibility].includes(choice)),
            )
            .map((value) => ({ value, label: t(`choices.${value}`) }))}
        />
      ) : (
        <p className="muted">{t('privateOnly')}</p>
      )}
    </FormDialog>
  );
}

function valuesOf(of: CueCopy | null | undefined, position: string, mayShare: boolean): CueValues {
  const visibility = of && (mayShare || 'id' in of) ? of.visibility : 'ONLY_ME';
  return { name: of?.name ?? '', position, visibility };
}
