import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../../ui/listTypes.ts';
import type { ListState } from '../../../ui/useListState.ts';
import { toggleFacet } from './libraryFilter.ts';
import { AiredCell, LengthCell, TitleCell } from './public/MediaCells.tsx';
import { MediaStateTag, type MediaRow } from './MediaStateTag.tsx';
import { TagChips } from './TagChips.tsx';

export function useMediaColumns(zone: string | undefined, list: ListState): ListColumn<MediaRow>[] {
  const { t } = useTranslation(['media', 'states']);
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('columns.title'),
        isFixed: true,
        phone: 'title',
        cell: (media) => <TitleCell media={media} zone={zone} />,
      },
      {
        id: 'state',
        header: t('columns.state'),
        width: '172px',
        cell: (media) => <MediaStateTag media={media} />,
      },
      {
        id: 'aired',
        header: t('columns.aired'),
        width: '118px',
        cell: (media) => <AiredCell media={media} zone={zone} />,
      },
      {
        id: 'length',
        header: t('columns.length'),
        width: '88px',
        align: 'right',
        priority: 2,
        cell: (media) => <LengthCell media={media} />,
      },
      {
        id: 'source',
        header: t('columns.source'),
        width: '104px',
        priority: 3,
        isHiddenAtFirst: true,
        cell: (media) => <span className="ink2">{t(`states:media.sources.${media.source}`)}</span>,
      },
      {
        id: 'tags',
        header: t('columns.tags'),
        width: '24%',
        priority: 3,
        cell: (media) => (
          <TagChips
            tags={media.tags}
            most={2}
            chosen={list.values('tag')}
            onToggle={(tag) => toggleFacet(list, 'tag', tag)}
          />
        ),
      },
    ],
    [t, zone, list],
  );
}
