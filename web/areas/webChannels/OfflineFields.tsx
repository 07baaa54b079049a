import { InputGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { OFFLINE_KINDS, type OfflineKindName } from '../../../schema/rules/webChannels.ts';
import type { OfflineKind } from '../../schema.generated.ts';
import { useSession } from '../../kernel/session.tsx';
import { SelectField, type SelectOption } from '../../ui/choiceFields.tsx';
import { ChoiceField } from '../../ui/fields.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import { OfflineImageField } from './OfflineImageField.tsx';
import {
  useOfflinePlaylistsQuery,
  useOfflineVideosQuery,
  type WebChannel_ChannelFragment,
} from './WebChannels.generated.ts';

interface OfflineFieldsProps {
  /** Whether an image was uploaded before. */
  hasImage: boolean;
  present: WebChannel_ChannelFragment | undefined;
}

/** What a channel shows while nothing is live, one of four, and which image, video or playlist (WCH-09). */
export function OfflineFields({ hasImage, present }: OfflineFieldsProps) {
  const { t } = useTranslation('webChannels');
  const { input } = useField<OfflineKindName>('offlineContent.kind');
  const options = OFFLINE_KINDS.map((value) => ({
    value,
    label: t(`offline.${value.toUpperCase() as OfflineKind}`),
  }));
  return (
    <>
      <ChoiceField
        name="offlineContent.kind"
        label={t('fields.offline')}
        help={t(`offlineHelp.${input.value}`)}
        options={options}
      />
      {input.value === 'image' && (
        <OfflineImageField hasImage={hasImage} present={present?.offlineContent.imageUrl ?? null} />
      )}
      {input.value === 'video' && <VideoField present={present?.offlineContent.mediaItem ?? null} />}
      {input.value === 'playlist' && <PlaylistField present={present?.offlineContent.playlist ?? null} />}
    </>
  );
}

/** A video of the library, found by words of it. */
function VideoField({ present }: { present: { id: string; title: string } | null }) {
  const { t } = useTranslation('webChannels');
  const { viewer } = useSession();
  const [asked, setAsked] = useState('');
  const [text, setText] = useDebounced(asked, setAsked);
  const { data, previousData } = useOfflineVideosQuery({
    variables: { customerId: viewer.customer.id, text: asked.trim() || null },
  });
  const { input } = useField<string>('offlineContent.mediaId');
  const [chosen, setChosen] = useState(present);
  const found = ((data ?? previousData)?.customer?.mediaSearch?.edges ?? []).map(({ node }) => node);
  const picked = found.find(({ id }) => id === input.value);
  // What was chosen stays on offer when another search no longer finds it.
  if (picked && picked.id !== chosen?.id) setChosen(picked);
  const all = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <div className="web-channel-choice">
      <InputGroup
        leftIcon={<Search />}
        type="search"
        aria-label={t('findVideo')}
        placeholder={t('findVideo')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <SelectField
        name="offlineContent.mediaId"
        label={t('fields.video')}
        isRequired
        options={[{ value: '', label: t('chooseVideo') }, ...all.map(optionOf)]}
      />
    </div>
  );
}

const optionOf = ({ id, title }: { id: string; title: string }): SelectOption => ({
  value: id,
  label: title,
});

function PlaylistField({ present }: { present: { id: string; name: string } | null }) {
  const { t } = useTranslation('webChannels');
  const { viewer } = useSession();
  const { data } = useOfflinePlaylistsQuery({ variables: { customerId: viewer.customer.id } });
  const found = (data?.customer?.playlists?.edges ?? []).map(({ node }) => node);
  const all = present && !found.some(({ id }) => id === present.id) ? [present, ...found] : found;
  return (
    <SelectField
      name="offlineContent.playlistId"
      label={t('fields.playlist')}
      isRequired
      options={[
        { value: '', label: t('choosePlaylist') },
        ...all.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
