import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText, useMutationRun } from '../../../../ui/useMutationRun.ts';
import { ProfileChoice } from '../../../destinations/playerProfiles/public/ProfileChoice.tsx';
import { ShareCode } from './ShareCode.tsx';
import { useCreateLibraryEmbedMutation, type CreateLibraryEmbedMutation } from './Share.generated.ts';
import './Share.css';

type Embed = NonNullable<NonNullable<CreateLibraryEmbedMutation['createLibraryEmbed']>['embed']>;

interface ShareTabProps {
  /** Video or playlist to share. */
  subject: { mediaItemId: string } | { playlistId: string };
  /** Explanation of what viewers see. */
  help: string;
}

/** Share and embed codes of a video or a playlist, with a player profile (S-016, S-038). */
export function ShareTab({ subject, help }: ShareTabProps) {
  const { t } = useTranslation('media');
  const run = useMutationRun();
  const [createEmbed, { loading }] = useCreateLibraryEmbedMutation();
  const [profileId, setProfileId] = useState('');
  const [embed, setEmbed] = useState<Embed>();
  const [problem, setProblem] = useState<string>();

  const ask = async (playerProfileId: string) => {
    const outcome = await run(
      () =>
        createEmbed({
          variables: { input: { ...subject, playerProfileId: playerProfileId || null } },
        }),
      (data) => data.createLibraryEmbed,
    );
    setProblem(outcome.ok ? undefined : refusalText(outcome));
    if (outcome.ok) setEmbed(outcome.payload.embed ?? undefined);
  };
  const choose = (id: string) => {
    setProfileId(id);
    if (embed) void ask(id);
  };

  const page = embed?.codes.find(({ kind }) => kind === 'WEB_LINK');
  return (
    <div className="card share">
      <p className="muted">{help}</p>
      <ProfileChoice value={profileId} onChange={choose} />
      {!embed && (
        <Button
          intent="primary"
          text={t('share.create')}
          loading={loading}
          onClick={() => void ask(profileId)}
        />
      )}
      {problem && (
        <p className="field__error" role="alert">
          {problem}
        </p>
      )}
      {embed?.codes.map(({ kind, code }) => (
        <ShareCode
          key={kind}
          what={t(`share.kinds.${kind}`)}
          code={code}
          {...(kind === 'WEB_LINK' ? { href: code } : {})}
        />
      ))}
      {page && 'mediaItemId' in subject && (
        <ShareCode what={t('share.hls')} code={`${page.code}/manifest.m3u8`} />
      )}
    </div>
  );
}
