import { useTranslation } from 'react-i18next';
import { Ago } from '../../ui/Ago.tsx';
import { DecoderTag } from './DecoderTag.tsx';
import type { ShownVenue } from './VenueDetails.tsx';
import './venues.css';

type Decoder = NonNullable<ShownVenue['decoders']>[number];

/** All decoders that use the login of a venue: one is signed in, the others were refused (S-159, STM-21, VEN-12). */
export function VenueDecoders({ decoders }: { decoders: readonly Decoder[] | null }) {
  const { t } = useTranslation('venues');
  const refused = decoders?.filter(({ isLoggedIn }) => !isLoggedIn).length ?? 0;
  return (
    <section className="card" aria-label={t('tabs.decoders')}>
      {refused > 0 && <p role="status">{t('duplicates', { count: refused })}</p>}
      {decoders?.length === 0 && <p className="muted">{t('noDecoder')}</p>}
      <ul className="venue-list">
        {decoders?.map((decoder) => (
          <li key={decoder.serial}>
            <span>
              <span className="mono">{decoder.serial}</span>{' '}
              <span className="muted">
                {[decoder.hardware, decoder.playerVersion].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="venue-tags">
              {decoder.reportedAt && (
                <span className="muted">
                  <Ago at={decoder.reportedAt} />
                </span>
              )}
              <DecoderTag decoder={decoder} />
            </span>
          </li>
        ))}
      </ul>
      <p className="muted">{t('internetNeeded')}</p>
    </section>
  );
}
