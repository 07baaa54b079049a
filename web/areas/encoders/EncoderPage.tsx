import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useAddressOrder } from '../../kernel/useAddressOrder.ts';
import type { Question } from '../../kernel/early.ts';
import type { Visit } from '../../kernel/screen.ts';
import { useSession } from '../../kernel/session.tsx';
import { DetailsPage } from '../../ui/DetailsPage.tsx';
import { AddEventButton } from '../../ui/AddEvent.tsx';
import { OpenQueryButton } from '../../ui/OpenQueryButton.tsx';
import { useDetails } from '../../ui/useDetails.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { ThingLink } from '../../ui/ThingLink.tsx';
import { VideosOfEncoder } from '../library/encoderVideos/public/SubjectVideos.tsx';
import { COMMANDS } from './CommandMenu.tsx';
import { NextUseCell } from './EncoderCells.tsx';
import { EncoderMenu } from './EncoderMenu.tsx';
import { EncoderPageDocument, useEncoderPageQuery } from './EncoderPage.generated.ts';
import { attentionTo, canCommand } from './public/encoderState.ts';
import { EncoderLinks } from './logs/EncoderLinks.tsx';
import { NetworksTab } from './NetworksTab.tsx';
import { OrderedCommand } from './OrderedCommand.tsx';
import { editEncoderPath, encodersPath } from '../../kernel/paths/encoders.ts';
import { SensorsPanel } from './SensorsPanel.tsx';
import { SetupTab } from './SetupTab.tsx';
import { Unusable } from './Unusable.tsx';
import { UnregisterButton } from './UnregisterButton.tsx';
import { UpdateInfoTab } from './UpdateInfoTab.tsx';
import { useCommandFlow } from './useCommandFlow.tsx';
import { useEncodersChanged } from './useEncodersChanged.ts';
import { VideoSettingsTab } from './VideoSettingsTab.tsx';

/** First queries of the page. */
export const questions = ({ params: { uuid = '' } }: Visit): Question[] => [
  { document: EncoderPageDocument, variables: { id: uuid } },
];

export function EncoderPage() {
  const { t } = useTranslation(['encoders', 'states']);
  const { uuid = '' } = useParams();
  const { viewer, can } = useSession();
  const variables = { id: uuid };
  const query = useEncoderPageQuery({ variables });
  const { thing: encoder, load } = useDetails(query, uuid, (data) => data.encoder);
  // An admin of the platform looks at encoders of other organizations too (ENC-08).
  const customerId = encoder?.customer?.id ?? viewer.customer.id;
  const known = useMemo(() => (encoder ? [encoder] : undefined), [encoder]);
  useEncodersChanged(customerId, known, load.retry);
  const { give, dialog } = useCommandFlow(customerId);
  const navigate = useNavigate();
  const [order, forgetOrder] = useAddressOrder('command');
  const mayManage = can('MANAGE_ENCODER_AND_WEB_SETTINGS');
  const reasons = encoder ? attentionTo(encoder) : [];

  return (
    <>
      <DetailsPage
        title={encoder?.name}
        back={{ label: t('list.title'), to: encodersPath() }}
        tag={encoder && <StatusTag kind="encoder" state={encoder.status.state} />}
        summary={
          encoder && (
            <>
              {encoder.model} ·{' '}
              {encoder.nextUse ? (
                <span className="in-text">
                  <ThingLink kind="EVENT" id={encoder.nextUse.eventId} name={encoder.nextUse.title} />{' '}
                  <NextUseCell encoder={encoder} />
                </span>
              ) : (
                t('details.noNextUse')
              )}
            </>
          )
        }
        load={load}
        missing={t('details.missing')}
        actions={
          encoder && (
            <>
              <OpenQueryButton source={{ document: EncoderPageDocument, variables }} variant="minimal" />
              <UnregisterButton encoder={encoder} />
              <AddEventButton begins={{ encoder: encoder.id }} />
              {mayManage &&
                COMMANDS.filter(({ command }) => command !== 'UPDATE').map(({ command, Icon }) => (
                  <Button
                    key={command}
                    icon={<Icon />}
                    text={t(`command.${command}.label`)}
                    disabled={!canCommand(command, encoder.status.state)}
                    onClick={() => give(command, [encoder])}
                  />
                ))}
              {mayManage && (
                <>
                  <Button
                    icon={<Edit />}
                    text={t('edit.open')}
                    onClick={() => void navigate(editEncoderPath(encoder.id))}
                  />
                  <EncoderMenu encoder={encoder} />
                </>
              )}
            </>
          )
        }
        lead={
          encoder && (
            <>
              {reasons.length > 0 && (
                <ul className="encoder-concerns">
                  {reasons.map((reason) => (
                    <li key={reason}>{t(`states:encoder.attention.${reason}Long`)}</li>
                  ))}
                </ul>
              )}
              <Unusable encoder={encoder} />
            </>
          )
        }
        tabs={
          encoder
            ? [
                { id: 'setup', label: t('tabs.setup'), panel: <SetupTab encoder={encoder} /> },
                { id: 'networks', label: t('tabs.networks'), panel: <NetworksTab encoder={encoder} /> },
                { id: 'video', label: t('tabs.video'), panel: <VideoSettingsTab encoder={encoder} /> },
                {
                  id: 'update',
                  label: t('tabs.update'),
                  panel: <UpdateInfoTab encoder={encoder} onCommand={give} />,
                },
                {
                  id: 'videos',
                  label: t('tabs.videos'),
                  panel: <VideosOfEncoder id={encoder.id} zone={encoder.customer?.timezone} />,
                },
              ]
            : []
        }
        aside={
          encoder && (
            <>
              <EncoderLinks encoder={encoder} />
              <SensorsPanel status={encoder.status} />
            </>
          )
        }
      />
      {encoder && mayManage && order && (
        <OrderedCommand order={order} encoder={encoder} customerId={customerId} onClose={forgetOrder} />
      )}
      {dialog}
    </>
  );
}
