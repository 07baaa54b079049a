import { useTranslation } from 'react-i18next';
import { useServiceValues } from '../../../kernel/serviceValues.ts';
import { Ago } from '../../../ui/Ago.tsx';
import type { Decoder_DecoderFragment } from './VenuePage.generated.ts';
import './venues.css';

/** Videos on a venue's decoder, latest first (DEC-12, LIB-17). */
export function LoadedVideos({ videos }: { videos: Decoder_DecoderFragment['loadedVideos'] }) {
  const { t } = useTranslation('venues');
  const values = useServiceValues();
  return (
    <section className="card" aria-label={t('tabs.videos')}>
      {!videos?.length && <p className="muted">{t('load.nothing')}</p>}
      <ul className="venue-list">
        {videos?.map(({ encoderVideoId, name, loadedAt, confirmedAt }) => (
          <li key={encoderVideoId}>
            <span>{name}</span>
            <span className="muted">
              {t(confirmedAt ? 'load.has' : 'load.isLoading')} <Ago at={confirmedAt ?? loadedAt} />
            </span>
          </li>
        ))}
      </ul>
      {values && <p className="muted">{t('load.warning', { seconds: values.decoderLoadMs / 1_000 })}</p>}
    </section>
  );
}
