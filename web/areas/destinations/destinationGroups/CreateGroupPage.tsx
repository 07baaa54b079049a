import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { GroupForm } from './GroupForm.tsx';
import { useCreateDestinationGroupMutation } from './Groups.generated.ts';
import { toGroupInput, NEW_GROUP } from './groupValues.ts';
import { groupPath, groupsPath } from '../../../kernel/paths/destinationGroups.ts';

/** A new destination group (S-084). */
export function CreateGroupPage() {
  const { t } = useTranslation('destinationGroups');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const created = useRef<{ id: string; name: string }>(undefined);
  const customerId = viewer.customer.id;
  const [create] = useCreateDestinationGroupMutation({
    update(cache) {
      const id = cache.identify({ __typename: 'Customer', id: customerId });
      cache.evict({ id, fieldName: 'destinationGroups' });
    },
  });
  return (
    <GroupForm
      title={t('createTitle')}
      saveLabel={t('create')}
      initialValues={NEW_GROUP}
      back={{ label: t('title'), to: groupsPath() }}
      onSubmit={(values) =>
        submit(
          () => create({ variables: { input: { customerId, ...toGroupInput(values) } } }),
          (data) => data.createDestinationGroup,
          ({ destinationGroup }) => {
            created.current = destinationGroup ?? undefined;
          },
        )
      }
      onSaved={() => {
        const { id, name } = created.current ?? {};
        toasts.show({ intent: 'success', message: t('wasCreated', { name }) });
        void navigate(id ? groupPath(id) : groupsPath());
      }}
    />
  );
}
