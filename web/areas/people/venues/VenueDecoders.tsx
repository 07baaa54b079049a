import { useTranslation } from 'react-i18next';
import { MONITOR_WINDOW_MS } from '../../../../schema/rules/encoderTimes.ts';
import { useNow } from '../../../time/useNow.ts';
import { Ago } from '../../../ui/Ago.tsx';
import { DecoderTag } from './DecoderTag.tsx';
import { getDecoderState } from './decoderState.ts';
import { ReleaseDecoderButton } from './ReleaseDecoderButton.tsx';
import type { ShownVenue } from './VenueDetails.tsx';
import './venues.css';

/**
 * All decoders that use the login of a venue: one is signed in, others were refused (S-159, STM-21, VEN-12), or have
 * lost their place because they had fallen silent.
 */
export function VenueDecoders({ venue }: { venue: Pick<ShownVenue, 'decoders' | 'isLoginFree'> }) {
  const { decoders, isLoginFree } = venue;
  const { t } = useTranslation('venues');
  const now = useNow();
  const refused =
    decoders?.filter((decoder) => getDecoderState(decoder, now) === 'login refused').length ?? 0;
  const silent = isLoginFree ? decoders?.find(({ isLoggedIn }) => isLoggedIn) : undefined;
  return (
    <section className="card" aria-label={t('tabs.decoders')}>
      {refused > 0 && <p role="status">{t('duplicates', { count: refused })}</p>}
      {silent && (
        <p role="status">{t('silent', { serial: silent.serial, minutes: MONITOR_WINDOW_MS / 60_000 })}</p>
      )}
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
              <ReleaseDecoderButton serial={decoder.serial} />
            </span>
          </li>
        ))}
      </ul>
      <p className="muted">{t('internetNeeded')}</p>
    </section>
  );
}
