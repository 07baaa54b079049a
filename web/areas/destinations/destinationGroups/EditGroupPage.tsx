import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { GroupForm } from './GroupForm.tsx';
import {
  useDestinationGroupPageQuery,
  useUpdateDestinationGroupMutation,
  type Group_GroupFragment,
} from './Groups.generated.ts';
import { toGroupInput, toGroupValues } from './groupValues.ts';
import { groupPath, groupsPath } from '../../../kernel/paths/destinationGroups.ts';

/** The same form as for a new group, filled in (S-086). */
export function EditGroupPage() {
  const { t } = useTranslation('destinationGroups');
  const { uuid = '' } = useParams();
  const query = useDestinationGroupPageQuery({ variables: { id: uuid }, errorPolicy: 'all' });
  const { thing: group, load } = useDetails(query, uuid, (data) => data.destinationGroup);
  if (group) return <EditForm group={group} />;
  return <LoadPage load={load} missing={t('missing')} back={{ label: t('title'), to: groupsPath() }} />;
}

function EditForm({ group }: { group: Group_GroupFragment }) {
  const { t } = useTranslation('destinationGroups');
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [update] = useUpdateDestinationGroupMutation();
  const { id, name } = group;
  const initialValues = useMemo(() => toGroupValues(group), [group]);
  return (
    <GroupForm
      title={t('editTitle', { name })}
      saveLabel={t('save')}
      initialValues={initialValues}
      present={group}
      back={{ label: name, to: groupPath(id) }}
      onSubmit={(values) =>
        submit(
          () => update({ variables: { input: { id, ...toGroupInput(values) } } }),
          (data) => data.updateDestinationGroup,
          () => toasts.show({ intent: 'success', message: t('wasSaved', { name: values.name }) }),
        )
      }
      onSaved={() => void navigate(groupPath(id), { replace: true })}
    />
  );
}
