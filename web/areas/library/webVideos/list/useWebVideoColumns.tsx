import { Tag } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../time/format.ts';
import type { ListColumn } from '../../../../ui/listTypes.ts';
import { RowLink } from '../../../../ui/RowLink.tsx';
import { StatusTag } from '../../../../ui/StatusTag.tsx';
import { webVideoPath } from '../../../../kernel/paths/webVideos.ts';
import { isOnAir } from '../webVideoStates.ts';
import type { WebVideoRow_VideoFragment } from './WebVideos.generated.ts';
import { WebVideoRowActions } from './WebVideoRowActions.tsx';

export type WebVideoRow = WebVideoRow_VideoFragment;

/** Times are told in the organization's zone. */
export function useWebVideoColumns(zone: string | undefined): ListColumn<WebVideoRow>[] {
  const { t } = useTranslation(['webVideos', 'ui']);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('list.name'),
        isFixed: true,
        phone: 'title',
        cell: ({ id, title, isNextReplay }) => (
          <>
            <RowLink to={webVideoPath(id)}>{title}</RowLink>
            {isNextReplay && (
              <Tag minimal className="web-video-next">
                {t('replay.is')}
              </Tag>
            )}
          </>
        ),
      },
      {
        id: 'status',
        header: t('list.status'),
        width: '124px',
        phone: 'tag',
        cell: ({ state }) => <StatusTag kind="destination" state={state} />,
      },
      {
        id: 'channel',
        header: t('list.channel'),
        width: '16cqi',
        priority: 2,
        cell: ({ webChannel, kind }) => (
          <span className="ink2">
            {webChannel?.name ??
              (kind === 'SAVEONLY' ? t('list.savedOnly') : t(`ui:destinationKinds.${kind}`))}
          </span>
        ),
      },
      {
        id: 'start',
        header: t('list.start'),
        width: '224px',
        phone: 'line',
        priority: 2,
        cell: ({ startedAt }) =>
          startedAt ? (
            <time className="num" dateTime={startedAt}>
              {format.dateTime(startedAt, zone)}
            </time>
          ) : (
            <span className="muted">–</span>
          ),
      },
      {
        id: 'length',
        header: t('list.length'),
        width: '96px',
        align: 'right',
        priority: 3,
        cell: ({ duration }) => (
          <span className="num">{duration === null ? '–' : format.duration(duration)}</span>
        ),
      },
      {
        id: 'views',
        header: t('log.views'),
        width: '110px',
        align: 'right',
        priority: 3,
        cell: ({ views, liveViewers, state }) => (
          <span className="num">
            {isOnAir(state) && liveViewers !== null
              ? t('watching', { count: liveViewers, viewers: format.number(liveViewers) })
              : format.number(views)}
          </span>
        ),
      },
      {
        id: 'actions',
        header: '',
        width: '56px',
        align: 'right',
        isFixed: true,
        phone: 'end',
        cell: (video) => <WebVideoRowActions video={video} />,
      },
    ],
    [t, format, zone],
  );
}
