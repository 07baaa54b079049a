import { Button, Tag } from '@blueprintjs/core';
import { Duplicate, Edit, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { UsesList } from '../../../ui/UsesList.tsx';
import { DeletePresetDialog } from './DeletePresetDialog.tsx';
import { createPresetPath, editPresetPath, presetsPath } from '../../../kernel/paths/encoderSettings.ts';
import {
  EncoderPresetPageDocument,
  useEncoderPresetPageQuery,
  type Preset_EncoderPresetFragment,
} from './PresetPage.generated.ts';
import { CODEC_NAMES } from './presetValues.ts';
import { TokenRow } from './TokenRow.tsx';

/** S-094: one preset with all its fields and what uses it. */
export function PresetPage() {
  const { t } = useTranslation('encoderSettings');
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const variables = { id: uuid };
  const query = useEncoderPresetPageQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const { thing: preset, load } = useDetails(query, uuid, (data) => data.encoderPreset);
  return (
    <>
      <DetailsPage
        title={preset?.name}
        back={{ label: t('presets.title'), to: presetsPath() }}
        tag={preset?.version === 2 && <Tag minimal>{t('presets.version2')}</Tag>}
        summary={preset && `${CODEC_NAMES[preset.codec]} · ${preset.outputFormat}`}
        load={load}
        missing={t('presets.missing')}
        actions={
          preset && (
            <>
              <OpenQueryButton
                source={{ document: EncoderPresetPageDocument, variables }}
                variant="minimal"
              />
              <Button icon={<Trash />} text={t('remove.confirm')} onClick={() => setDeleting(true)} />
              <Button
                icon={<Duplicate />}
                text={t('presets.duplicate')}
                onClick={() => void navigate(createPresetPath(preset.version === 2 ? 2 : 1, preset.id))}
              />
              <Button
                icon={<Edit />}
                intent="primary"
                text={t('presets.edit')}
                onClick={() => void navigate(editPresetPath(preset.id))}
              />
            </>
          )
        }
        tabs={
          preset
            ? [
                {
                  id: 'settings',
                  label: t('presets.tabs.settings'),
                  panel: <PresetSettings preset={preset} />,
                },
                {
                  id: 'uses',
                  label: t('presets.tabs.uses'),
                  ...(preset.uses && { count: preset.uses.length }),
                  panel: (
                    <div className="card">
                      <UsesList uses={preset.uses} isLinked />
                    </div>
                  ),
                },
              ]
            : []
        }
      />
      {preset && isDeleting && (
        <DeletePresetDialog
          preset={preset}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate(presetsPath(), { replace: true })}
        />
      )}
    </>
  );
}

function PresetSettings({ preset }: { preset: Preset_EncoderPresetFragment }) {
  const { t } = useTranslation('encoderSettings');
  const format = useFormat();
  const yesNo = (is: boolean) => t(is ? 'yes' : 'no');
  return (
    <div className="card">
      <DetailsList
        rows={[
          [t('columns.name'), preset.name],
          [t('presetForm.customName'), preset.customName],
          [t('columns.codec'), CODEC_NAMES[preset.codec]],
          [
            t('presetForm.inputFormat'),
            preset.inputFormat === 'auto' ? t('formats.auto') : preset.inputFormat,
          ],
          [t('presetForm.outputFormat'), preset.outputFormat],
          [t('presetForm.standard'), t(`standards.${preset.formatStandard}`)],
          [t('presetForm.videoChannels'), format.number(preset.videoChannels)],
          [t('presetForm.audioChannels'), format.number(preset.audioChannels)],
          [t('presetForm.bitrate'), `${format.number(preset.bitrate)} kbps`],
          ...(preset.videoChannels === 2
            ? [[t('presetForm.offset'), t('presetForm.frames', { count: preset.channel2Offset })] as const]
            : []),
          ...(preset.version === 2
            ? [
                [t('presetForm.hardware'), yesNo(preset.hasHardwareAcceleration)] as const,
                [t('presetForm.segments'), yesNo(preset.hasShortSegments)] as const,
              ]
            : []),
          ...(preset.authToken
            ? [[t('presetForm.token'), <TokenRow key="token" token={preset.authToken} />] as const]
            : []),
          [t('columns.created'), format.dateTime(preset.createdAt, preset.customer?.timezone)],
        ]}
      />
    </div>
  );
}
