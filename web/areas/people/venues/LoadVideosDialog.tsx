import { Checkbox, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { FORM_ERROR } from 'final-form';
import { useTranslation } from 'react-i18next';
import { LOAD_MAX, loadEventsSchema } from '../../../../schema/rules/decoders.ts';
import { loadReasons, problemText } from '../../../kernel/reasons.ts';
import { useServiceValues } from '../../../kernel/serviceValues.ts';
import { useSession } from '../../../kernel/session.tsx';
import { useFormat } from '../../../time/format.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { useLoadOnVenueMutation, useVideosForVenueQuery } from './VenuePage.generated.ts';

interface LoadVideosDialogProps {
  venue: { id: string; userName: string; encoderChannels: readonly { id: string }[] | null };
  onClose: () => void;
}

interface Values {
  eventIds: string[];
  venueIds: string[];
}

/** Loads encoder videos on the decoder of a venue, which takes up to a minute (S-202, C-020, DEC-12). */
export function LoadVideosDialog({ venue, onClose }: LoadVideosDialogProps) {
  const { t } = useTranslation('venues');
  const { viewer } = useSession();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [load] = useLoadOnVenueMutation();
  const [initialValues] = useState<Values>(() => ({ eventIds: [], venueIds: [venue.id] }));
  const values = useServiceValues();
  const seconds = values && values.decoderLoadMs / 1_000;
  const send = async ({ eventIds, venueIds }: Values) => {
    let refusal: string | undefined;
    const input = { customerId: viewer.customer.id, encoderVideoIds: eventIds, venueIds };
    await loadReasons();
    const errors = await submit(
      () => load({ variables: { input } }),
      (data) => data.loadEncoderVideos,
      ({ results }) => {
        refusal = results.flatMap(({ userErrors }) => userErrors.map(problemText)).join(' ') || undefined;
        if (!refusal)
          toasts.show({
            intent: 'success',
            message: [
              t('load.done', { count: eventIds.length, name: venue.userName }),
              ...(seconds === null ? [] : [t('load.takes', { seconds })]),
            ].join(' '),
          });
      },
      { encoderVideoIds: 'eventIds' },
    );
    return errors ?? (refusal ? { [FORM_ERROR]: refusal } : undefined);
  };
  return (
    <FormDialog<Values>
      title={t('load.title', { name: venue.userName })}
      initialValues={initialValues}
      rules={loadEventsSchema}
      saveLabel={t('load.send')}
      onSubmit={send}
      onClose={onClose}
    >
      <VideosField channelIds={venue.encoderChannels?.map(({ id }) => id) ?? []} />
      {seconds !== null && <p className="muted">{t('load.warning', { seconds })}</p>}
    </FormDialog>
  );
}

/** Videos to choose from; those of channels that the venue may not see say so (VEN-14). */
function VideosField({ channelIds }: { channelIds: readonly string[] }) {
  const { t } = useTranslation('venues');
  const format = useFormat();
  const { viewer } = useSession();
  const [filter, setFilter] = useState('');
  const [typed, setTyped] = useDebounced(filter, setFilter);
  const { input, meta } = useField<string[]>('eventIds');
  const { data, previousData } = useVideosForVenueQuery({
    variables: { customerId: viewer.customer.id, filter: filter.trim() || null },
    errorPolicy: 'all',
  });
  const videos = (data ?? previousData)?.customer?.encoderVideos?.edges.map(({ node }) => node);
  const error: unknown = meta.submitFailed
    ? (meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError))
    : undefined;
  const set = (id: string, isChosen: boolean) => {
    const others = input.value.filter((one) => one !== id);
    input.onChange(isChosen ? [...others, id].slice(0, LOAD_MAX) : others);
  };
  return (
    <div className="field" role="group" aria-labelledby="venue-videos">
      <span className="field__label" id="venue-videos">
        {t('load.videos')}
      </span>
      <InputGroup
        type="search"
        placeholder={t('load.filter')}
        aria-label={t('load.filter')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.preventDefault()}
      />
      {!videos && <SkeletonRows count={3} height={32} />}
      {videos?.length === 0 && <p className="muted">{t('load.noVideos')}</p>}
      <div className="venue-videos">
        {videos?.map(({ id, name, startedAt, status, isPlayable, encoderChannel, channelName }) => {
          const isHidden = !encoderChannel || !channelIds.includes(encoderChannel.id);
          const isEmpty = status === 'STOPPED' && !isPlayable;
          const note = isHidden
            ? t('load.hidden', { name: channelName ?? '–' })
            : isEmpty
              ? t('load.empty')
              : format.dateTime(startedAt, viewer.customer.timezone);
          return (
            <Checkbox
              key={id}
              checked={input.value.includes(id)}
              disabled={isHidden || isEmpty}
              onChange={({ currentTarget }) => set(id, currentTarget.checked)}
            >
              {name} <span className="muted">{note}</span>
            </Checkbox>
          );
        })}
      </div>
      {typeof error === 'string' && (
        <span className="field__error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
