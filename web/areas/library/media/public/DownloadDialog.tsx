import { Radio, RadioGroup } from '@blueprintjs/core';
import { FORM_ERROR } from 'final-form';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { useServiceValues } from '../../../../kernel/serviceValues.ts';
import { useFormat } from '../../../../time/format.ts';
import { SelectField } from '../../../../ui/choiceFields.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { useToasts } from '../../../../ui/Toasts.tsx';
import { formErrors } from '../../../../ui/useMutationForm.ts';
import { type MutationOutcome, useMutationRun } from '../../../../ui/useMutationRun.ts';
import { formatPosition, parsePosition } from '../../../../../schema/rules/positions.ts';
import type { TimeRange } from '../../cues/public/cueTimeline.ts';
import { getCueName, useCues, type CueSource } from '../../cues/public/useCues.ts';
import { useDownloadMediaMutation } from './MediaEdits.generated.ts';
import { fetchFile } from '../edits/fetchFile.ts';
import '../edits/edits.css';

interface DownloadDialogProps {
  media: { id: string; title: string; length: number | null };
  /** A part that was picked out on the timeline. */
  range?: TimeRange;
  onClose: () => void;
}

/** Downloads a saved video, whole or from one cue to another (S-189, CUE-16, LIB-13). */
export function DownloadDialog({ media, range, onClose }: DownloadDialogProps) {
  const run = useMutationRun();
  const [download] = useDownloadMediaMutation();
  return (
    <PartDownloadDialog
      source={{ kind: 'MEDIA_ITEM', id: media.id }}
      title={media.title}
      length={media.length}
      range={range}
      askLeave={(part) =>
        run(
          () => download({ variables: { input: { id: media.id, ...part } } }),
          (data) => data.downloadMedia,
        )
      }
      onClose={onClose}
    />
  );
}

interface PartDownloadDialogProps {
  /** Source of the cues that a part can start and end at. */
  source: CueSource;
  title: string;
  /** Milliseconds. */
  length: number | null;
  range: TimeRange | undefined;
  /** Asks for leave to download all or a part, in milliseconds. */
  askLeave: (part: {
    start?: number;
    end?: number;
  }) => Promise<MutationOutcome<{ download?: { url: string } | null }>>;
  onClose: () => void;
}

interface RangeValues {
  start: string;
  end: string;
}

const END = 'end';

/** Asks whether all of a video or a part of it is wanted, and has the browser fetch that. */
export function PartDownloadDialog(props: PartDownloadDialogProps) {
  const { source, title, length, range: picked, askLeave, onClose } = props;
  const { t } = useTranslation(['media', 'cues']);
  const format = useFormat();
  const values = useServiceValues();
  const toasts = useToasts();
  const { cues } = useCues(source);
  const [isPart, setPart] = useState(picked !== undefined);
  const initialValues = useMemo<RangeValues>(
    () => ({ start: String(picked?.start ?? 0), end: picked?.end == null ? END : String(picked.end) }),
    [picked],
  );
  const places = placesOf(
    (cues ?? []).map((cue) => ({
      at: parsePosition(cue.position) ?? 0,
      label: `${cue.position} ${getCueName(cue, (key) => t(`cues:${key}` as never))}`,
    })),
    [picked?.start, picked?.end].flatMap((at) => at ?? []),
    (position) => t('download.chosen', { position }),
  );

  const begin = async ({ start, end }: RangeValues) => {
    const range = isPart ? { start: Number(start), ...(end === END ? {} : { end: Number(end) }) } : {};
    const outcome = await askLeave(range);
    if (!outcome.ok) return formErrors(outcome);
    const problem = await fetchFile(outcome.payload.download?.url);
    if (problem) return { [FORM_ERROR]: t(`downloadProblem.${problem}`) };
    toasts.show({ intent: 'success', message: t('download.begun', { title }) });
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
            length === null ? t('download.whole') : `${t('download.whole')} (${format.duration(length)})`
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
          {values && (
            <p className="muted">
              {t('download.accuracy', { seconds: format.number(values.downloadAccuracyMs / 1000, 1) })}
            </p>
          )}
        </div>
      )}
    </FormDialog>
  );
}

/** Cues by position, with the places that were picked out where no cue stands. */
function placesOf(
  cues: readonly { at: number; label: string }[],
  picked: readonly number[],
  nameOfPicked: (position: string) => string,
) {
  const others = picked
    .filter((at) => !cues.some((cue) => cue.at === at))
    .map((at) => ({ at, label: nameOfPicked(formatPosition(at)) }));
  return [...cues, ...others]
    .sort((a, b) => a.at - b.at)
    .map(({ at, label }) => ({ value: String(at), label }));
}

/** The service checks the range; the fields offer nothing else. */
const ANYTHING = object({});
