import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { Player } from '../../../player/Player.tsx';
import { usePlayback } from '../../../player/usePlayback.ts';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useProfilePreviewQuery, type PlayerProfile_ProfileFragment } from './PlayerProfiles.generated.ts';
import { toProfileBehavior } from './profileInput.ts';
import './playerProfiles.css';

/** Placeholder target of the preview's QRclick button. */
const EXAMPLE_URL = 'https://example.com/';

/** A video of the library, played as the profile says, with the next ones to choose from. */
export function ProfilePreview({ profile }: { profile: PlayerProfile_ProfileFragment }) {
  const { t } = useTranslation('playerProfiles');
  const { viewer } = useSession();
  const [chosen, setChosen] = useState<string>();
  const { data, loading } = useProfilePreviewQuery({ variables: { customerId: viewer.customer.id } });
  const videos = data?.customer?.mediaSearch?.edges
    .map(({ node }) => node)
    .filter(({ isPlayable }) => isPlayable);
  const shown = videos?.find(({ id }) => id === chosen) ?? videos?.[0];
  const playback = usePlayback('mediaItem', shown?.id, '');
  if (!shown) {
    return (
      <div className="card">
        {loading ? <SkeletonRows count={3} /> : <p className="muted">{t('preview.none')}</p>}
      </div>
    );
  }
  return (
    <div className="card profile-preview">
      <Player
        // Each profile has a player of its own, so that its first moments can be seen.
        key={profile.id}
        {...playback}
        poster={shown.thumbnailUrl}
        title={shown.title}
        look={{ ...profile, ...toProfileBehavior(profile) }}
        isCounted={false}
        qrClickUrl={EXAMPLE_URL}
        playlist={{
          entries: (videos ?? []).map(({ id, title, length }) => ({ id, title, length })),
          current: shown.id,
          onChoose: setChosen,
        }}
      />
    </div>
  );
}
