import { useTranslation } from 'react-i18next';
import { UsesList } from '../../../ui/UsesList.tsx';
import { useMediaUsesQuery } from './public/MediaEdits.generated.ts';

/** The playlists that hold a video and the events that play it, each with the way there (S-016). */
export function MediaUses({ id }: { id: string }) {
  const { t } = useTranslation('media');
  const { data, previousData, loading } = useMediaUsesQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const found = data ?? (previousData?.mediaItem?.id === id ? previousData : undefined);
  const uses = found?.mediaItem?.uses ?? (loading ? undefined : null);
  return (
    <section className="card media-uses" aria-label={t('media.uses')}>
      <h2>{t('media.uses')}</h2>
      <UsesList uses={uses} isLinked />
    </section>
  );
}
