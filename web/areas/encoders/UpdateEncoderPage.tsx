import { Button } from '@blueprintjs/core';
import { Upload } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { versionsFrom } from '../../../schema/rules/encoderVersions.ts';
import { useSession } from '../../kernel/session.tsx';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { DetailsPage } from '../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../ui/OpenQueryButton.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { canCommand } from './public/encoderState.ts';
import { encoderPath } from '../../kernel/paths/encoders.ts';
import {
  UpdateEncoderPageDocument,
  useEncoderVersionsQuery,
  useUpdateEncoderPageQuery,
} from './UpdateEncoderPage.generated.ts';
import { useCommandFlow } from './useCommandFlow.tsx';
import { useEncodersChanged } from './useEncodersChanged.ts';
import './EncoderPage.css';

/** The version now, the next one, and whether it is required; starts the update and follows it (S-128). */
export function UpdateEncoderPage() {
  const { t } = useTranslation('encoders');
  const { uuid = '' } = useParams();
  const { viewer } = useSession();
  const variables = { id: uuid };
  const { data, loading, error, refetch } = useUpdateEncoderPageQuery({ variables });
  const encoder = data?.encoder ?? undefined;
  const minimum = data?.minimumEncoderOption?.find(({ type }) => type === encoder?.type)?.version;
  const options = useEncoderVersionsQuery({
    variables: { model: encoder?.model ?? '' },
    skip: !encoder,
  });
  // An admin of the platform looks at encoders of other organizations too (ENC-08).
  const customerId = encoder?.customer?.id ?? viewer.customer.id;
  const known = useMemo(() => (encoder ? [encoder] : undefined), [encoder]);
  useEncodersChanged(customerId, known, () => void refetch());
  const { give, dialog } = useCommandFlow(customerId);
  // Options under the minimum are not offered (ENC-27).
  const versions = minimum ? versionsFrom(minimum, options.data?.encoderOptions?.versions ?? []) : [];
  const next = encoder?.availableVersion;
  const isRequired = encoder?.status.state === 'UPDATE_REQUIRED';

  return (
    <>
      <DetailsPage
        title={encoder && t('updatePage.title', { name: encoder.name })}
        back={{ label: encoder?.name ?? t('list.title'), to: encoderPath(uuid, 'update') }}
        tag={encoder && <StatusTag kind="encoder" state={encoder.status.state} />}
        load={{ loading, error, retry: () => void refetch() }}
        missing={t('details.missing')}
        actions={
          <OpenQueryButton source={{ document: UpdateEncoderPageDocument, variables }} variant="minimal" />
        }
        tabs={
          encoder
            ? [
                {
                  id: 'update',
                  label: t('tabs.update'),
                  panel: (
                    <div className="card">
                      <div className="encoder-update">
                        <p>
                          {encoder.status.state === 'UPDATING'
                            ? t('updatePage.underWay')
                            : t(isRequired ? 'update.required' : next ? 'update.available' : 'update.none', {
                                version: next,
                              })}
                        </p>
                        <Button
                          intent="primary"
                          icon={<Upload />}
                          text={next ? t('update.run', { version: next }) : t('command.UPDATE.label')}
                          disabled={!canCommand('UPDATE', encoder.status.state)}
                          onClick={() => give('UPDATE', [encoder])}
                        />
                      </div>
                      <DetailsList
                        rows={[
                          [t('update.now'), encoder.version],
                          [t('update.offered'), next ?? t('update.upToDate')],
                          [t('update.need'), t(isRequired ? 'update.isRequired' : 'update.isOptional')],
                          [t('updatePage.minimum'), minimum],
                          [t('updatePage.versions'), versions.join(', ')],
                        ]}
                      />
                    </div>
                  ),
                },
              ]
            : []
        }
      />
      {dialog}
    </>
  );
}
