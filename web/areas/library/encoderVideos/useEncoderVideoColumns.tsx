import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { RowLink } from '../../../ui/RowLink.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { EncoderVideoRowActions } from './EncoderVideoRowActions.tsx';
import type { EncoderVideoRow_VideoFragment } from './EncoderVideos.generated.ts';
import { encoderVideoPath } from '../../../kernel/paths/encoderVideos.ts';

/** Times are told in the organization's zone. */
export function useEncoderVideoColumns(
  zone: string | undefined,
): ListColumn<EncoderVideoRow_VideoFragment>[] {
  const { t } = useTranslation('encoderVideos');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        isFixed: true,
        phone: 'title',
        cell: ({ id, name }) => <RowLink to={encoderVideoPath(id)}>{name}</RowLink>,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '124px',
        phone: 'tag',
        cell: ({ status }) => <StatusTag kind="encoderVideo" state={status} />,
      },
      {
        id: 'channel',
        header: t('columns.channel'),
        width: '16cqi',
        priority: 3,
        cell: ({ channelName }) => <span className="ink2">{channelName ?? '–'}</span>,
      },
      {
        id: 'start',
        header: t('columns.start'),
        width: '200px',
        phone: 'line',
        priority: 2,
        cell: ({ startedAt }) => (
          <time className="num" dateTime={startedAt}>
            {format.dateTime(startedAt, zone)}
          </time>
        ),
      },
      {
        id: 'length',
        header: t('columns.length'),
        width: '96px',
        align: 'right',
        priority: 3,
        cell: ({ duration }) => (
          <span className="num">{duration === null ? '–' : format.duration(duration)}</span>
        ),
      },
      {
        id: 'actions',
        header: '',
        width: '96px',
        align: 'right',
        isFixed: true,
        phone: 'end',
        cell: (video) => <EncoderVideoRowActions video={video} />,
      },
    ],
    [t, format, zone],
  );
}
