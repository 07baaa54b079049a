import { FORM_ERROR } from 'final-form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadEventsSchema } from '../../../../schema/rules/decoders.ts';
import { useServiceValues } from '../../../kernel/serviceValues.ts';
import { useSession } from '../../../kernel/session.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useMutationRun, type Translate } from '../../../ui/useMutationRun.ts';
import { loadReasons, problemText } from '../../../kernel/reasons.ts';
import { useLoadEncoderVideosMutation, type LoadEncoderVideosMutation } from './LoadEvents.generated.ts';
import { LoadResultsDialog, type LoadResult } from './LoadResultsDialog.tsx';
import { canLoad, type LoadableVideo } from './venueLoads.ts';
import { VenuesToLoadField } from './VenuesToLoadField.tsx';
import './EncoderVideos.css';

interface LoadEventsDialogProps {
  videos: readonly LoadableVideo[];
  onClose: () => void;
  /** Every venue has taken the order. */
  onAllTaken?: () => void;
}

interface Values {
  eventIds: string[];
  venueIds: string[];
}

/** The form calls them as the rules do. Entries of a list stand under the list. */
const formField = (path: string) => (path.startsWith('encoderVideoIds') ? 'eventIds' : path.split('.')[0]);

/** Loads encoder videos on the decoders of venues, and tells what each venue made of it (S-202, C-020, DEC-12). */
export function LoadEventsDialog({ videos, onClose, onAllTaken }: LoadEventsDialogProps) {
  const { t } = useTranslation('encoderVideos');
  const { viewer } = useSession();
  const run = useMutationRun();
  const values = useServiceValues();
  const [loadEvents] = useLoadEncoderVideosMutation();
  // The list behind the dialog can change.
  const [wanted] = useState(() => videos.filter(canLoad));
  const [left] = useState(() => videos.filter((video) => !canLoad(video)));
  const [initialValues] = useState<Values>(() => ({ eventIds: wanted.map(({ id }) => id), venueIds: [] }));
  const answered = useRef<LoadResult[]>(null);
  const [results, setResults] = useState<LoadResult[]>();

  const send = async ({ eventIds, venueIds }: Values) => {
    const outcome = await run(
      () =>
        loadEvents({
          variables: { input: { customerId: viewer.customer.id, encoderVideoIds: eventIds, venueIds } },
        }),
      (data) => data.loadEncoderVideos,
    );
    if (!outcome.ok) {
      const fields = Object.entries(outcome.fieldErrors).map(([path, text]) => [formField(path), text]);
      return { ...Object.fromEntries(fields), ...(outcome.message && { [FORM_ERROR]: outcome.message }) };
    }
    await loadReasons();
    answered.current = outcome.payload.results.map((result) => resultOf(result, t as never));
    if (answered.current.every(({ refusal }) => refusal === undefined)) onAllTaken?.();
    return undefined;
  };

  if (results) return <LoadResultsDialog results={results} onClose={onClose} />;
  const names = { count: wanted.length, name: wanted[0]?.name };
  return (
    <FormDialog<Values>
      title={t('load.title', names)}
      initialValues={initialValues}
      rules={loadEventsSchema}
      saveLabel={t('load.send')}
      onSubmit={send}
      // Leaving it after an answer leads on to what the answer was.
      onClose={() => (answered.current ? setResults(answered.current) : onClose())}
    >
      <Field name="eventIds" label={t('load.videos')}>
        {({ id }) => (
          <ul id={id} className="load-videos" tabIndex={0} aria-label={t('load.videos')}>
            {wanted.map((video) => (
              <li key={video.id}>
                <span>{video.name}</span>
                <span className="muted">{video.channelName ?? '–'}</span>
              </li>
            ))}
          </ul>
        )}
      </Field>
      {left.length > 0 && (
        <p className="muted">{t('load.leftOut', { names: left.map(({ name }) => name).join(', ') })}</p>
      )}
      <VenuesToLoadField videos={wanted} />
      {values && (
        <p className="load-warning">{t('load.warning', { seconds: values.decoderLoadMs / 1000 })}</p>
      )}
    </FormDialog>
  );
}

type Answer = NonNullable<LoadEncoderVideosMutation['loadEncoderVideos']>['results'][number];

function resultOf({ venueId, venue, userErrors }: Answer, t: Translate): LoadResult {
  const refusal = userErrors.map(problemText).join(' ');
  return { venueId, name: venue?.userName ?? t('load.venueGone'), refusal: refusal || undefined };
}
