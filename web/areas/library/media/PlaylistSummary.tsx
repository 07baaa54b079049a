import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { formatPlayerDuration } from '../../../player/playerState.ts';
import { usePlaylistTotalsQuery } from './PlaylistsPage.generated.ts';

/** Videos and length summed over all playlists (PLS-05). Its own query: the rows need not wait for the sums. */
export function PlaylistSummary({ customerId }: { customerId: string }) {
  const { t } = useTranslation('media');
  const format = useFormat();
  const { data, previousData } = usePlaylistTotalsQuery({ variables: { customerId } });
  const totals = (data ?? previousData)?.customer?.playlistTotals;
  if (!totals) return <span aria-hidden="true">…</span>;
  return (
    <span data-testid="playlist-totals">
      {t('playlists.totals', {
        count: totals.playlistCount,
        videos: t('playlists.videos', { count: totals.mediaCount, total: format.number(totals.mediaCount) }),
        length: formatPlayerDuration(totals.totalLength / 1000) || '0m',
      })}
    </span>
  );
}
