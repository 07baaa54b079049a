import { Radio, RadioGroup } from '@blueprintjs/core';
import { FORM_ERROR } from 'final-form';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { DOWNLOAD_ACCURACY_MS } from '../../../../schema/rules/mediaEdits.ts';
import { useFormat } from '../../../app/format.ts';
import { secondsOf } from '../../../player/playerState.ts';
import { SelectField } from '../../../ui/choiceFields.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { nameOf, useCues } from '../useCues.ts';
import { useDownloadMediaMutation } from './MediaEdits.generated.ts';
import './edits.css';

interface DownloadDialogProps {
  media: { id: string; title: string; length: number | null };
  onClose: () => void;
}

interface RangeValues {
  start: string;
  end: string;
}

const END = 'end';

/** Downloads a video, whole or from one cue to another (S-189, CUE-16, LIB-13). */
export function DownloadDialog({ media, onClose }: DownloadDialogProps) {
  const { t } = useTranslation('media');
  const format = useFormat();
  const toasts = useToasts();
  const { run } = useMutationForm();
  const { cues } = useCues(media.id);
  const [download] = useDownloadMediaMutation();
  const [isPart, setPart] = useState(false);
  const initialValues = useMemo<RangeValues>(() => ({ start: '0', end: END }), []);
  const places = (cues ?? []).map((cue) => ({
    value: String(Math.round(secondsOf(cue.position) * 1000)),
    label: `${cue.position} ${nameOf(cue, t as never)}`,
  }));

  const begin = async ({ start, end }: RangeValues) => {
    const range = isPart ? { start: Number(start), ...(end === END ? {} : { end: Number(end) }) } : {};
    const outcome = await run(
      () => download({ variables: { input: { id: media.id, ...range } } }),
      (data) => data.downloadMedia,
    );
    if (!outcome.ok)
      return { ...outcome.fieldErrors, [FORM_ERROR]: outcome.message ?? t('media.downloadFailed') };
    const url = outcome.payload.download?.url;
    if (!url || !(await canBeRead(url))) return { [FORM_ERROR]: t('media.downloadFailed') };
    follow(url);
    toasts.show({ intent: 'success', message: t('download.begun', { title: media.title }) });
    return undefined;
  };

  return (
    <FormDialog<RangeValues>
      title={t('download.title')}
      initialValues={initialValues}
      rules={ANYTHING}
      saveLabel={t('download.begin')}
      onSubmit={begin}
      onClose={onClose}
    >
      <RadioGroup
        label={t('download.what')}
        selectedValue={isPart ? 'part' : 'whole'}
        onChange={({ currentTarget }) => setPart(currentTarget.value === 'part')}
      >
        <Radio
          value="whole"
          label={
            media.length === null
              ? t('download.whole')
              : `${t('download.whole')} (${format.duration(media.length)})`
          }
        />
        <Radio value="part" label={t('download.part')} disabled={places.length === 0} />
      </RadioGroup>
      {isPart && (
        <div className="download-range">
          <SelectField name="start" label={t('download.start')} options={places} />
          <SelectField
            name="end"
            label={t('download.end')}
            options={[...places.slice(1), { value: END, label: t('download.toEnd') }]}
          />
          <p className="muted">
            {t('download.accuracy', { seconds: format.number(DOWNLOAD_ACCURACY_MS / 1000, 1) })}
          </p>
        </div>
      )}
    </FormDialog>
  );
}

/** The service checks the range; the fields offer nothing else. */
const ANYTHING = object({});

/** Once the browser follows the address its own download list has it, so what is wrong is found out before. */
async function canBeRead(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

function follow(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
