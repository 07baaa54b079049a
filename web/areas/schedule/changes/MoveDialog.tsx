import { InputGroup } from '@blueprintjs/core';
import { FORM_ERROR } from 'final-form';
import { useTranslation } from 'react-i18next';
import { reasonWords } from '../../../kernel/reasons.ts';
import { Field } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/choiceFields.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TimeInput } from '../../../ui/TimeInput.tsx';
import { toMove, validateMoveValues, toMoveValues, type MoveValues } from './moving.ts';
import { useMoveEvent, type MovedTime } from './useMoveEvent.ts';

interface MoveDialogProps {
  time: MovedTime;
  /** True if it is one of a series, so that all of that could be meant (EVT-24). */
  isRepeated: boolean;
  /** Reason why this date cannot be moved separately (EVT-25). */
  notAlone?: string | null | undefined;
  seenRevision?: number | undefined;
  onClose: () => void;
}

/** Moves a time of an event by its fields: what a drag in the calendar does, for a keyboard. */
export function MoveDialog({ time, isRepeated, notAlone, seenRevision, onClose }: MoveDialogProps) {
  const { t } = useTranslation('schedule');
  const move = useMoveEvent();
  return (
    <FormDialog<MoveValues>
      title={t('move.title', { name: time.name })}
      saveLabel={t('move.confirm')}
      initialValues={{ ...toMoveValues(time), ...(notAlone && { scope: 'ALL' as const }) }}
      rules={(values) => {
        const problems = Object.entries(validateMoveValues(values, time, new Date()));
        return Object.fromEntries(problems.map(([field, reason]) => [field, reasonWords(reason) ?? reason]));
      }}
      onClose={onClose}
      onSubmit={async (values) => {
        const refusal = await move(time, {
          ...toMove(values, time),
          scope: isRepeated ? values.scope : 'ALL',
          seenRevision,
        });
        return refusal === undefined ? undefined : { [FORM_ERROR]: refusal };
      }}
    >
      {isRepeated && (
        <SelectField
          name="scope"
          label={t('move.scope')}
          {...(notAlone && { help: notAlone })}
          options={[
            { value: 'THIS', label: t('move.this'), isDisabled: Boolean(notAlone) },
            { value: 'ALL', label: t('move.all') },
          ]}
        />
      )}
      <div className="form-page__pair">
        <Field<string> name="day" label={t('move.day')} isRequired>
          {({ value, onChange, ...control }) => (
            <InputGroup
              {...control}
              type="date"
              value={value ?? ''}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
        <Field<string>
          name="start"
          label={t('move.start')}
          help={time.timezone.replaceAll('_', ' ')}
          isRequired
        >
          {({ value, ...control }) => <TimeInput {...control} value={value ?? ''} />}
        </Field>
      </div>
      <Field<string> name="length" label={t('move.length')} help={t('move.lengthHelp')} isRequired>
        {({ value, onChange, ...control }) => (
          <InputGroup
            {...control}
            value={value ?? ''}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
