import { Button } from '@blueprintjs/core';
import { Edit, Key, Trash, Upload } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { DecoderTag } from './DecoderTag.tsx';
import { LoadedVideos } from './LoadedVideos.tsx';
import { editVenuePath, venuesPath } from '../../../kernel/paths/venues.ts';
import { RemoveVenueDialog } from './RemoveVenueDialog.tsx';
import { useVenuesChanged } from './useVenuesChanged.ts';
import { VenueDecoders } from './VenueDecoders.tsx';
import { VenueDetails, type ShownVenue } from './VenueDetails.tsx';
import { useVenuePageQuery, VenuePageDocument } from './VenuePage.generated.ts';

// Forms come with what they need; most visits open none.
const PasswordDialog = lazy(async () => ({
  default: (await import('./PasswordDialog.tsx')).PasswordDialog,
}));
const LoadVideosDialog = lazy(async () => ({
  default: (await import('./LoadVideosDialog.tsx')).LoadVideosDialog,
}));

/** A venue with its decoder as it plays (S-114). */
export function VenuePage() {
  const { t } = useTranslation('venues');
  const { viewer } = useSession();
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'remove' | 'password' | 'load'>();
  const variables = { id: uuid };
  const query = useVenuePageQuery({ variables, errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
  const { thing: venue, load } = useDetails(query, uuid, (data) => data.venue);
  useVenuesChanged(viewer.customer.id, load.retry);
  const close = () => setOpen(undefined);
  return (
    <>
      <DetailsPage
        title={venue?.userName}
        back={{ label: t('title'), to: venuesPath() }}
        load={load}
        missing={t('missing')}
        tag={venue && <DecoderTag decoder={venue.decoder} />}
        actions={
          venue && (
            <>
              <OpenQueryButton source={{ document: VenuePageDocument, variables }} variant="minimal" />
              <Button icon={<Trash />} text={t('remove')} onClick={() => setOpen('remove')} />
              <Button icon={<Key />} text={t('password.open')} onClick={() => setOpen('password')} />
              <Button
                icon={<Upload />}
                text={t('load.open')}
                disabled={!venue.decoder?.isLoggedIn}
                onClick={() => setOpen('load')}
              />
              <Button
                intent="primary"
                icon={<Edit />}
                text={t('edit')}
                onClick={() => void navigate(editVenuePath(uuid))}
              />
            </>
          )
        }
        tabs={venue ? tabsOf(venue, t) : []}
      />
      {venue && (
        <Suspense>
          {open === 'remove' && (
            <RemoveVenueDialog
              venue={venue}
              onClose={close}
              onRemoved={() => void navigate(venuesPath(), { replace: true })}
            />
          )}
          {open === 'password' && <PasswordDialog venue={venue} onClose={close} />}
          {open === 'load' && <LoadVideosDialog venue={venue} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}

function tabsOf(venue: ShownVenue, t: ReturnType<typeof useTranslation<'venues'>>['t']) {
  const { decoder, decoders } = venue;
  const videos = decoder?.loadedVideos ?? [];
  return [
    { id: 'details', label: t('tabs.details'), panel: <VenueDetails venue={venue} /> },
    {
      id: 'decoders',
      label: t('tabs.decoders'),
      ...(decoders && { count: decoders.length }),
      panel: <VenueDecoders venue={venue} />,
    },
    {
      id: 'videos',
      label: t('tabs.videos'),
      count: videos.length,
      panel: <LoadedVideos videos={videos} />,
    },
  ];
}
