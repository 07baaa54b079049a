import { useTranslation } from 'react-i18next';
import { destinationName } from '../../../ui/destinationName.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { useReasonWords } from '../../../ui/useReasonWords.ts';
import type { GoLive_DestinationFragment } from './GoLive.generated.ts';
import { KeptEncoder } from './KeptEncoder.tsx';
import type { EndedRequest } from './useGoLive.ts';

/** Destinations and encoder that ending a broadcast stops, with their state. */
export function StoppedCard({ request }: { request: EndedRequest }) {
  const { t } = useTranslation('goLive');
  const { contentDestinations, encoder, encoderKeptFor, endedAt, title } = request;
  return (
    <section className="card go-live-destinations" aria-label={t('ended.stopped')}>
      <h2>{t(endedAt === null ? 'ended.stopping' : 'ended.stopped')}</h2>
      <ul>
        {contentDestinations.map((destination) => (
          <Line key={destination.id} destination={destination} title={title} />
        ))}
        <li>
          <span className="go-live-destinations__name">
            {t('ending.encoder', { name: encoder.name })}
            {encoderKeptFor && (
              <span className="muted">
                <KeptEncoder encoder={encoder.name} event={encoderKeptFor} />
              </span>
            )}
          </span>
          <StatusTag kind="encoder" state={encoder.status.state} />
        </li>
      </ul>
    </section>
  );
}

function Line({ destination, title }: { destination: GoLive_DestinationFragment; title: string }) {
  const { t } = useTranslation('ui');
  const cause = useReasonWords(destination.abortReason, destination.abortParameters);
  return (
    <li>
      <span className="go-live-destinations__name">
        {destinationName(destination, t, title)}
        {cause && <span className="go-live-step__warning">{cause}</span>}
      </span>
      <StatusTag kind="destination" state={destination.state} />
    </li>
  );
}
