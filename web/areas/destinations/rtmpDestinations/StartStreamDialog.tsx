import { InputGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { RTMP_MESSAGES } from '../../../../schema/rules/rtmpDestinations.ts';
import { useSession } from '../../../kernel/session.tsx';
import { SelectField } from '../../../ui/choiceFields.tsx';
import { ChoiceField } from '../../../ui/fields.tsx';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { COVERED } from './coveredKey.ts';
import { useLiveSourcesQuery, useStartRtmpStreamMutation, useVideoSourcesQuery } from './Stream.generated.ts';
import './rtmpDestinations.css';

interface StartStreamDialogProps {
  destination: { id: string; name: string; streamUrl: string };
  onClose: () => void;
}

interface Values {
  what: 'CHANNEL' | 'VIDEO';
  encoderChannelId: string;
  mediaId: string;
}

const NOTHING_CHOSEN: Values = { what: 'CHANNEL', encoderChannelId: '', mediaId: '' };

const chosen = (what: Values['what']) =>
  string().when('what', {
    is: what,
    then: (field) => field.required(RTMP_MESSAGES.sourceRequired),
  });
const RULES = object({ encoderChannelId: chosen('CHANNEL'), mediaId: chosen('VIDEO') });

/** Selected source of the chosen kind. */
const sourceOf = ({ what, encoderChannelId, mediaId }: Values) =>
  what === 'CHANNEL' ? { encoderChannelId } : { mediaItemId: mediaId };

/** Selects the source before a stream is started (S-181, RTM-06). */
export function StartStreamDialog({ destination, onClose }: StartStreamDialogProps) {
  const { t } = useTranslation('rtmpDestinations');
  const { submit } = useMutationForm();
  const toasts = useToasts();
  const [start] = useStartRtmpStreamMutation();
  const { id, name, streamUrl } = destination;
  return (
    <FormDialog<Values>
      title={t('start.title', { name })}
      saveLabel={t('start.confirm')}
      initialValues={NOTHING_CHOSEN}
      rules={RULES}
      onSubmit={(values) =>
        submit(
          () => start({ variables: { input: { id, ...sourceOf(values) } } }),
          (data) => data.startRtmpStream,
          () => toasts.show({ intent: 'success', message: t('start.done', { name }) }),
        )
      }
      onClose={onClose}
    >
      <DetailsList
        rows={[
          [t('start.destination'), name],
          [
            t('fields.streamUrl'),
            <span key="url" className="mono rtmp-url">
              {streamUrl}
            </span>,
          ],
          [
            t('fields.streamKey'),
            <span key="key" className="mono">
              {COVERED}
            </span>,
          ],
        ]}
      />
      <Source />
    </FormDialog>
  );
}

function Source() {
  const { t } = useTranslation('rtmpDestinations');
  const { what } = useFormState<Values>({ subscription: { values: true } }).values;
  return (
    <>
      <ChoiceField
        name="what"
        label={t('start.what')}
        options={[
          { value: 'CHANNEL', label: t('start.channel') },
          { value: 'VIDEO', label: t('start.video') },
        ]}
      />
      {what === 'CHANNEL' ? <Channels /> : <Videos />}
      <p className="muted">{t(what === 'CHANNEL' ? 'start.goesOn' : 'start.playsOnce')}</p>
    </>
  );
}

/** Saved videos that can be played, by what is searched for. */
function Videos() {
  const { t } = useTranslation('rtmpDestinations');
  const { viewer } = useSession();
  const [text, setText] = useState('');
  const [typed, setTyped] = useDebounced(text, setText);
  const filter = { stateGroups: ['READY' as const], ...(text.trim() && { text: text.trim() }) };
  const { data, previousData, loading, error, refetch } = useVideoSourcesQuery({
    variables: { customerId: viewer.customer.id, filter },
  });
  const found = (data ?? previousData)?.customer?.mediaSearch?.edges.map(({ node }) => node);
  const videos = found?.filter(({ isPlayable }) => isPlayable) ?? [];
  return (
    <>
      <InputGroup
        type="search"
        leftIcon={<Search className="list-toolbar__icon" />}
        aria-label={t('start.search')}
        placeholder={t('start.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter searches; it must not start anything.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {!found && loading && <SkeletonRows count={1} />}
      {!found && error && <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />}
      {found && videos.length === 0 && <p role="status">{t('start.noVideo')}</p>}
      {found && (
        <SelectField
          name="mediaId"
          label={t('start.video')}
          isRequired
          options={[
            { value: '', label: t('start.chooseVideo') },
            ...videos.map((video) => ({ value: video.id, label: video.title })),
          ]}
        />
      )}
    </>
  );
}

/** The encoder channels that are live, or what is missing for one to be. */
function Channels() {
  const { t } = useTranslation('rtmpDestinations');
  const { viewer } = useSession();
  const { data, loading, error, refetch } = useLiveSourcesQuery({
    variables: { customerId: viewer.customer.id },
    fetchPolicy: 'network-only',
  });
  const sources = data?.customer?.liveSources;
  if (loading) return <SkeletonRows count={1} />;
  if (!sources) return <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />;
  const channels = sources.encoderChannels;
  return (
    <>
      {!sources.isOpen && <p role="alert">{t('start.closed')}</p>}
      {sources.isOpen && channels.length === 0 && <p role="alert">{t('start.none')}</p>}
      <SelectField
        name="encoderChannelId"
        label={t('stream.source')}
        isRequired
        options={[
          { value: '', label: t('start.choose') },
          ...channels.map((channel) => ({ value: channel.id, label: channel.name })),
        ]}
      />
    </>
  );
}
