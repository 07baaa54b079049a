import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { unsoldVenueEditSchema, venueEditSchema } from '../../../../schema/rules/venues.ts';
import { useSession } from '../../../kernel/session.tsx';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { venuePath, venuesPath } from '../../../kernel/paths/venues.ts';
import { VenueForm } from './VenueForm.tsx';
import { useUpdateVenueMutation } from './Venues.generated.ts';
import { useVenuePageQuery, type Venue_VenueFragment } from './VenuePage.generated.ts';
import { toLicenseType, toLicenseTypeWord, type VenueValues } from './venueValues.ts';

// Most edits leave the password alone.
const PasswordDialog = lazy(async () => ({
  default: (await import('./PasswordDialog.tsx')).PasswordDialog,
}));

/** The same form as for a new venue, filled in; its user name stays, and its password is changed apart (S-115). */
export function EditVenuePage() {
  const { t } = useTranslation('venues');
  const { uuid = '' } = useParams();
  const query = useVenuePageQuery({ variables: { id: uuid }, errorPolicy: 'all' });
  const { thing: venue, load } = useDetails(query, uuid, (data) => data.venue);
  if (venue) return <EditForm venue={venue} />;
  return <LoadPage load={load} missing={t('missing')} back={{ label: t('title'), to: venuesPath() }} />;
}

function EditForm({ venue }: { venue: Venue_VenueFragment }) {
  const { t } = useTranslation('venues');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [isPasswordOpen, setPasswordOpen] = useState(false);
  const [update] = useUpdateVenueMutation({
    update(cache) {
      const id = cache.identify({ __typename: 'Customer', id: viewer.customer.id });
      cache.evict({ id, fieldName: 'venueLicenses' });
    },
  });
  const { id, userName } = venue;
  // Changes by other users or the decoder must not reset the form.
  const [type, channels] = [venue.licenseType, venue.encoderChannels?.map((one) => one.id).join(' ') ?? ''];
  const initialValues = useMemo<VenueValues>(
    () => ({
      userName,
      password: '',
      licenseType: toLicenseTypeWord(type),
      encoderChannelIds: channels.split(' ').filter(Boolean),
    }),
    [userName, type, channels],
  );
  return (
    <>
      <VenueForm
        title={t('editTitle', { name: userName })}
        saveLabel={t('save')}
        initialValues={initialValues}
        rules={type ? venueEditSchema : unsoldVenueEditSchema}
        unsoldPlan={type ? null : venue.planName}
        onChangePassword={() => setPasswordOpen(true)}
        back={{ label: userName, to: venuePath(id) }}
        onSubmit={({ licenseType, encoderChannelIds }) =>
          submit(
            () =>
              update({
                // Only what was changed here: the rest may have been changed by others.
                variables: {
                  input: {
                    id,
                    ...(licenseType !== initialValues.licenseType && {
                      licenseType: toLicenseType(licenseType),
                    }),
                    ...(encoderChannelIds !== initialValues.encoderChannelIds && { encoderChannelIds }),
                  },
                },
              }),
            (data) => data.updateVenue,
            () => toasts.show({ intent: 'success', message: t('wasSaved', { name: userName }) }),
          )
        }
        onSaved={() => void navigate(venuePath(id), { replace: true })}
      />
      <Suspense>
        {isPasswordOpen && <PasswordDialog venue={venue} onClose={() => setPasswordOpen(false)} />}
      </Suspense>
    </>
  );
}
