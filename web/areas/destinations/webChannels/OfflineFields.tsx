import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { OFFLINE_KINDS, type OfflineKindName } from '../../../../schema/rules/webChannels.ts';
import type { OfflineKind } from '../../../schema.generated.ts';
import { useSession } from '../../../kernel/session.tsx';
import { ChoiceField } from '../../../ui/fields.tsx';
import { FoundSelectField } from '../../../ui/FoundSelectField.tsx';
import { useFinding } from '../../../ui/useFinding.ts';
import { OfflineImageField } from './OfflineImageField.tsx';
import {
  useOfflinePlaylistsQuery,
  useOfflineVideosQuery,
  type WebChannel_ChannelFragment,
} from './WebChannels.generated.ts';

interface OfflineFieldsProps {
  /** True if an image was uploaded before. */
  hasImage: boolean;
  present: WebChannel_ChannelFragment | undefined;
}

/** Offline content of a channel: its kind, and the image, video, or playlist (WCH-09). */
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
  const finding = useFinding();
  const { data, previousData } = useOfflineVideosQuery({
    variables: { customerId: viewer.customer.id, text: finding.asked },
  });
  const found = (data ?? previousData)?.customer?.mediaSearch?.edges ?? [];
  return (
    <FoundSelectField
      name="offlineContent.mediaId"
      label={t('fields.video')}
      isRequired
      none={t('chooseVideo')}
      present={present && { value: present.id, label: present.title }}
      found={found.map(({ node }) => ({ value: node.id, label: node.title }))}
      hasMore
      findLabel={t('findVideo')}
      finding={finding}
    />
  );
}

function PlaylistField({ present }: { present: { id: string; name: string } | null }) {
  const { t } = useTranslation('webChannels');
  const { viewer } = useSession();
  const finding = useFinding();
  const { data, previousData } = useOfflinePlaylistsQuery({
    variables: { customerId: viewer.customer.id, filter: finding.asked },
  });
  const playlists = (data ?? previousData)?.customer?.playlists;
  return (
    <FoundSelectField
      name="offlineContent.playlistId"
      label={t('fields.playlist')}
      isRequired
      none={t('choosePlaylist')}
      present={present && { value: present.id, label: present.name }}
      found={(playlists?.edges ?? []).map(({ node }) => ({ value: node.id, label: node.name }))}
      hasMore={playlists?.pageInfo.hasNextPage ?? false}
      findLabel={t('findPlaylist')}
      finding={finding}
    />
  );
}
