import { Button, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOAD_MAX } from '../../../../schema/rules/decoders.ts';
import { useSession } from '../../../kernel/session.tsx';
import { Ago } from '../../../ui/Ago.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { StateOf } from '../../../ui/states.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { useVenuesToLoadOnQuery, type VenueToLoadOn_VenueFragment } from './LoadEvents.generated.ts';
import { hiddenChannels, getVenueLoad, type LoadableVideo } from './venueLoads.ts';

type Venue = VenueToLoadOn_VenueFragment;

/** So few are seen at a glance. */
const FEW = 8;

/** Chooses venues to load on. Those that cannot are there too, and say why (VEN-12, VEN-14). */
export function VenuesToLoadField({ videos }: { videos: readonly LoadableVideo[] }) {
  const { t } = useTranslation('encoderVideos');
  const { viewer } = useSession();
  const [filter, setFilter] = useState('');
  const [typed, setTyped] = useDebounced(filter, setFilter);
  const query = useVenuesToLoadOnQuery({
    variables: { customerId: viewer.customer.id, filter: filter.trim() || null },
    notifyOnNetworkStatusChange: true,
    // Decoders come and go.
    fetchPolicy: 'cache-and-network',
  });
  const { rows, load } = usePagedRows(query, (data) => data.customer?.venues);
  if (!rows) {
    return load.loading ? (
      <SkeletonRows count={3} height={44} />
    ) : (
      <LoadFailure error={load.error} onRetry={load.retry} layout="bar" />
    );
  }
  if (rows.length === 0 && filter === '') return <p className="muted">{t('load.noVenues')}</p>;
  const able = rows.filter((venue) => isAble(venue, videos)).map(({ id }) => id);
  return (
    <>
      {(filter !== '' || rows.length > FEW) && (
        <InputGroup
          type="search"
          placeholder={t('load.filter')}
          aria-label={t('load.filter')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.preventDefault()}
        />
      )}
      <Field<string[]> name="venueIds" label={t('load.venues')} isRequired>
        {({ id, value, onChange, ...control }) => (
          <>
            <div
              id={id}
              className="venue-choice"
              role="group"
              tabIndex={-1}
              aria-label={t('load.venues')}
              aria-invalid={control['aria-invalid']}
              aria-describedby={control['aria-describedby']}
            >
              {rows.map((venue) => (
                <VenueRow
                  key={venue.id}
                  venue={venue}
                  videos={videos}
                  isChosen={value.includes(venue.id)}
                  onChoose={(chosen) =>
                    onChange(chosen ? [...value, venue.id] : value.filter((one) => one !== venue.id))
                  }
                />
              ))}
              {rows.length === 0 && <p className="venue-choice__note muted">{t('load.noneFound')}</p>}
              {load.more && <LoadMore isLoading={load.loadingMore ?? false} onMore={load.more} />}
            </div>
            {able.length > 1 && (
              <Button
                className="venue-choice__all"
                variant="minimal"
                size="small"
                text={t('load.chooseAll')}
                onClick={() => onChange([...new Set([...value, ...able])].slice(0, LOAD_MAX))}
              />
            )}
          </>
        )}
      </Field>
    </>
  );
}

const isAble = (venue: Venue, videos: readonly LoadableVideo[]) =>
  Boolean(venue.decoder?.isLoggedIn) && hiddenChannels(venue, videos).length === 0;

interface VenueRowProps {
  venue: Venue;
  videos: readonly LoadableVideo[];
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
}

function VenueRow({ venue, videos, isChosen, onChoose }: VenueRowProps) {
  const { t } = useTranslation('encoderVideos');
  const { decoder } = venue;
  const hidden = hiddenChannels(venue, videos);
  const reason =
    hidden.length > 0
      ? t('load.hidden', { names: hidden.join(', ') })
      : decoder?.isLoggedIn
        ? null
        : t('load.noDecoder');
  const load = getVenueLoad(venue, videos);
  return (
    <label className={reason ? 'venue-choice__row venue-choice__row--off' : 'venue-choice__row'}>
      <input
        type="checkbox"
        checked={isChosen && reason === null}
        disabled={reason !== null}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span className="venue-choice__name">
        {venue.userName}
        {decoder?.isLoggedIn && (
          <span className="venue-choice__decoder muted">
            <span className="mono">{decoder.serial}</span>
            {decoder.reportedAt && (
              <span>
                {t('load.heard')} <Ago at={decoder.reportedAt} />
              </span>
            )}
            {load && (
              <span>
                {t(load.isThere ? 'load.has' : 'load.isLoading')} <Ago at={load.since} />
              </span>
            )}
          </span>
        )}
        {reason && <span className="venue-choice__reason">{reason}</span>}
      </span>
      {decoder?.isLoggedIn && <StatusTag kind="decoder" state={decoder.status as StateOf<'decoder'>} />}
    </label>
  );
}
