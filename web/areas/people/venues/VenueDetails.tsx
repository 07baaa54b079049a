import { Tag } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { DecoderDetails } from './DecoderDetails.tsx';
import type { VenuePageQuery } from './VenuePage.generated.ts';
import './venues.css';

export type ShownVenue = NonNullable<VenuePageQuery['venue']>;

/** Venue with its encoder channels and decoder (VEN-15). */
export function VenueDetails({ venue }: { venue: ShownVenue }) {
  const { t } = useTranslation('venues');
  const format = useFormat();
  const { licenseType, encoderChannels, decoder } = venue;
  return (
    <div className="venue-panels">
      <section className="card" aria-label={t('tabs.details')}>
        <DetailsList
          rows={[
            [t('fields.userName'), venue.userName],
            [
              t('fields.licenseType'),
              <span key="license" className="venue-tags">
                {licenseType ? t(`types.${licenseType}`) : venue.planName}
                {venue.hasWatermark && <Tag minimal>{t('watermark')}</Tag>}
              </span>,
            ],
            [t('fields.licensesLeft'), format.number(venue.availableVenueLicenses)],
            [t('fields.mode'), t(`modeTexts.${venue.mode}`)],
            [
              t('fields.channels'),
              encoderChannels?.length ? (
                <ul key="channels" className="venue-plain">
                  {encoderChannels.map(({ id, name }) => (
                    <li key={id}>
                      <ThingLink kind="ENCODER_CHANNEL" id={id} name={name} />
                    </li>
                  ))}
                </ul>
              ) : (
                t('noChannelsSeen')
              ),
            ],
            [t('fields.created'), format.dateTime(venue.createdAt, venue.customer?.timezone)],
          ]}
        />
      </section>
      <section className="card" aria-labelledby="venue-decoder">
        <h2 id="venue-decoder">{t('fields.decoder')}</h2>
        {decoder ? <DecoderDetails decoder={decoder} /> : <p className="muted">{t('noDecoder')}</p>}
      </section>
    </div>
  );
}
