import { Button } from '@blueprintjs/core';
import { Edit, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { UsesList } from '../../../ui/UsesList.tsx';
import {
  RtmpDestinationPageDocument,
  useRtmpDestinationPageQuery,
  type Rtmp_DestinationFragment,
} from './DestinationPage.generated.ts';
import { editRtmpDestinationPath, rtmpDestinationsPath } from '../../../kernel/paths/rtmpDestinations.ts';
import { RemoveDestinationDialog } from './RemoveDestinationDialog.tsx';
import { StreamKey } from './StreamKey.tsx';
import { StreamPanel } from './StreamPanel.tsx';
import { ViewLink } from './ViewLink.tsx';

/** An RTMP destination with what is sent there at present (S-106). */
export function DestinationPage() {
  const { t } = useTranslation('rtmpDestinations');
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const variables = { id: uuid };
  const query = useRtmpDestinationPageQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const { thing: destination, load } = useDetails(query, uuid, (data) => data.rtmpDestination);
  return (
    <>
      <DetailsPage
        title={destination?.name}
        back={{ label: t('title'), to: rtmpDestinationsPath() }}
        load={load}
        missing={t('missing')}
        actions={
          destination && (
            <>
              <OpenQueryButton
                source={{ document: RtmpDestinationPageDocument, variables }}
                variant="minimal"
              />
              <Button icon={<Trash />} text={t('remove')} onClick={() => setRemoving(true)} />
              <Button
                intent="primary"
                icon={<Edit />}
                text={t('edit')}
                onClick={() => void navigate(editRtmpDestinationPath(uuid))}
              />
            </>
          )
        }
        tabs={
          destination
            ? [
                { id: 'details', label: t('tabs.details'), panel: <Details destination={destination} /> },
                {
                  id: 'uses',
                  label: t('tabs.uses'),
                  ...(destination.uses && { count: destination.uses.length }),
                  panel: (
                    <div className="card">
                      <UsesList uses={destination.uses} isLinked />
                    </div>
                  ),
                },
              ]
            : []
        }
      />
      {destination && isRemoving && (
        <RemoveDestinationDialog
          destination={destination}
          onClose={() => setRemoving(false)}
          onRemoved={() => void navigate(rtmpDestinationsPath(), { replace: true })}
        />
      )}
    </>
  );
}

function Details({ destination }: { destination: Rtmp_DestinationFragment }) {
  const { t } = useTranslation('rtmpDestinations');
  const format = useFormat();
  const { id, name, streamUrl, viewUrl, createdAt, customer } = destination;
  return (
    <div className="rtmp-details">
      <StreamPanel key={id} destination={destination} />
      <section className="card" aria-label={t('tabs.details')}>
        <DetailsList
          rows={[
            [t('fields.name'), name],
            [
              t('fields.streamUrl'),
              <span key="url" className="mono rtmp-url">
                {streamUrl}
              </span>,
            ],
            [t('fields.streamKey'), <StreamKey key={id} id={id} />],
            [t('fields.viewUrl'), <ViewLink key="view" url={viewUrl} />],
            [t('fields.created'), format.dateTime(createdAt, customer?.timezone)],
          ]}
        />
      </section>
    </div>
  );
}
