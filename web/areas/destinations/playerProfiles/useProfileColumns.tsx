import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { removeColumn } from '../../../ui/rowColumns.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { ColorMark } from './ColorMark.tsx';
import { profilePath } from '../../../kernel/paths/playerProfiles.ts';
import type { PlayerProfile_ProfileFragment } from './PlayerProfiles.generated.ts';
import { toProfileBehavior } from './profileInput.ts';

type Profile = PlayerProfile_ProfileFragment;
type Translate = (key: string) => string;

/** "by itself, without sound", or that it waits to be asked. */
function behaviourWords(profile: Profile, t: Translate): string {
  const behaviour = toProfileBehavior(profile);
  const words = (['autoplay', 'loop', 'mute'] as const)
    .filter((name) => behaviour[name] || behaviour.backgroundMode)
    .map((name) => t(`behaviour.${name}`));
  return words.length > 0 ? words.join(', ') : t('behaviour.none');
}

export function useProfileColumns(onRemove: (profile: Profile) => void): ListColumn<Profile>[] {
  const { t } = useTranslation('playerProfiles');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        isFixed: true,
        phone: 'title',
        cell: (row) => (
          <span>
            <RowLink to={profilePath(row.id)}>{row.profileName}</RowLink>
            {row.isBuiltIn && <span className="muted"> · {t('builtIn')}</span>}
          </span>
        ),
      },
      {
        id: 'mode',
        header: t('columns.mode'),
        width: '130px',
        phone: 'line',
        cell: (row) => <span className="ink2">{t(`modes.${row.displayMode}`)}</span>,
      },
      {
        id: 'behaviour',
        header: t('columns.behaviour'),
        width: '24%',
        priority: 2,
        cell: (row) => <span className="ink2">{behaviourWords(row, t as never)}</span>,
      },
      {
        id: 'action',
        header: t('columns.action'),
        width: '150px',
        priority: 3,
        cell: (row) => row.callToActionText ?? <span className="muted">–</span>,
      },
      {
        id: 'color',
        header: t('columns.color'),
        width: '120px',
        priority: 3,
        cell: (row) => <ColorMark color={row.controlColor} />,
      },
      removeColumn({
        label: (row) => t('removeOf', { name: row.profileName }),
        isOffered: (row) => !row.isBuiltIn,
        onRemove: onRemove,
      }),
    ],
    [t, onRemove],
  );
}
