import { Button } from '@blueprintjs/core';
import { Edit, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { AddEventButton } from '../../../ui/AddEvent.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { UsesList } from '../../../ui/UsesList.tsx';
import { GroupDetails } from './GroupDetails.tsx';
import { DestinationGroupPageDocument, useDestinationGroupPageQuery } from './Groups.generated.ts';
import { editGroupPath, groupsPath } from '../../../kernel/paths/destinationGroups.ts';
import { RemoveGroupDialog } from './RemoveGroupDialog.tsx';

/** A destination group with where it goes, and the events that use it (S-085). */
export function GroupPage() {
  const { t } = useTranslation('destinationGroups');
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const mayChange = useSession().hasCapability('destinationGroups');
  const [isRemoving, setRemoving] = useState(false);
  const variables = { id: uuid };
  const query = useDestinationGroupPageQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const { thing: group, load } = useDetails(query, uuid, (data) => data.destinationGroup);
  const uses = group && {
    id: 'uses',
    label: t('tabs.uses'),
    ...(group.uses && { count: group.uses.length }),
    panel: (
      <div className="card">
        <UsesList uses={group.uses} isLinked />
      </div>
    ),
  };
  return (
    <>
      <DetailsPage
        title={group?.name}
        back={{ label: t('title'), to: groupsPath() }}
        load={load}
        missing={t('missing')}
        actions={
          group && (
            <>
              <OpenQueryButton
                source={{ document: DestinationGroupPageDocument, variables }}
                variant="minimal"
              />
              <AddEventButton begins={{ group: group.id }} />
              {mayChange && <Button icon={<Trash />} text={t('remove')} onClick={() => setRemoving(true)} />}
              {mayChange && (
                <Button
                  intent="primary"
                  icon={<Edit />}
                  text={t('edit')}
                  onClick={() => void navigate(editGroupPath(uuid))}
                />
              )}
            </>
          )
        }
        tabs={
          group && uses
            ? [{ id: 'details', label: t('tabs.details'), panel: <GroupDetails group={group} /> }, uses]
            : []
        }
      />
      {group && isRemoving && (
        <RemoveGroupDialog
          group={group}
          onClose={() => setRemoving(false)}
          onRemoved={() => void navigate(groupsPath(), { replace: true })}
        />
      )}
    </>
  );
}
