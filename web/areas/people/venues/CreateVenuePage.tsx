import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { venueSchema } from '../../../../schema/rules/venues.ts';
import { useSession } from '../../../kernel/session.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { venuePath, venuesPath } from '../../../kernel/paths/venues.ts';
import { VenueForm } from './VenueForm.tsx';
import { useCreateVenueMutation } from './Venues.generated.ts';
import { NEW_VENUE, toLicenseType } from './venueValues.ts';

/** A new venue (S-113). */
export function CreateVenuePage() {
  const { t } = useTranslation('venues');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const created = useRef<{ id: string; userName: string }>(undefined);
  const customerId = viewer.customer.id;
  const [create] = useCreateVenueMutation({
    update(cache) {
      const id = cache.identify({ __typename: 'Customer', id: customerId });
      for (const fieldName of ['venues', 'venueLicenses', 'decoders']) cache.evict({ id, fieldName });
    },
  });
  return (
    <VenueForm
      title={t('createTitle')}
      saveLabel={t('create')}
      initialValues={NEW_VENUE}
      rules={venueSchema}
      back={{ label: t('title'), to: venuesPath() }}
      onSubmit={({ licenseType, ...values }) =>
        submit(
          () =>
            create({
              variables: { input: { customerId, ...values, licenseType: toLicenseType(licenseType) } },
            }),
          (data) => data.createVenue,
          ({ venue }) => {
            created.current = venue ?? undefined;
          },
        )
      }
      onSaved={() => {
        const { id, userName } = created.current ?? {};
        toasts.show({ intent: 'success', message: t('wasCreated', { name: userName }) });
        void navigate(id ? venuePath(id) : venuesPath());
      }}
    />
  );
}
