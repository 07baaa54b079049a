import { Button } from '@blueprintjs/core';
import { Upload } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { canCommand, type EncoderRow } from './public/encoderState.ts';
import type { UpdateInfoTab_EncoderFragment } from './UpdateInfoTab.generated.ts';
import type { useCommandFlow } from './useCommandFlow.tsx';

interface UpdateInfoTabProps {
  encoder: UpdateInfoTab_EncoderFragment & EncoderRow;
  onCommand: ReturnType<typeof useCommandFlow>['give'];
}

/** The version it runs and the one it could run (S-148, ENC-17). */
export function UpdateInfoTab({ encoder, onCommand }: UpdateInfoTabProps) {
  const { t } = useTranslation('encoders');
  const { can } = useSession();
  const { state } = encoder.status;
  const isRequired = state === 'UPDATE_REQUIRED';
  const sentence = isRequired
    ? 'update.required'
    : encoder.availableVersion
      ? 'update.available'
      : 'update.none';
  return (
    <div className="card">
      <div className="encoder-update">
        <p>{t(sentence, { version: encoder.availableVersion })}</p>
        {state === 'UPDATING' && <StatusTag kind="encoder" state="UPDATING" />}
        {can('MANAGE_ENCODER_AND_WEB_SETTINGS') && canCommand('UPDATE', state) && (
          <Button
            intent="primary"
            icon={<Upload />}
            text={t('update.run', { version: encoder.availableVersion })}
            onClick={() => onCommand('UPDATE', [encoder])}
          />
        )}
      </div>
      <DetailsList
        rows={[
          [t('update.now'), encoder.version],
          [t('update.offered'), encoder.availableVersion ?? t('update.upToDate')],
          [t('update.need'), t(isRequired ? 'update.isRequired' : 'update.isOptional')],
          [t('setup.operatingSystem'), encoder.operatingSystem],
        ]}
      />
    </div>
  );
}
