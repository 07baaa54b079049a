import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { useFormat } from '../../time/format.ts';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { editPresetPath } from '../../kernel/paths/encoderSettings.ts';
import type { VideoSettingsTab_EncoderFragment } from './VideoSettingsTab.generated.ts';

const CODECS = { H264: 'H.264', HEVC: 'H.265 (HEVC)', AV1: 'AV1' } as const;

/** Encoding settings from the encoder's preset (S-147). */
export function VideoSettingsTab({ encoder: { preset } }: { encoder: VideoSettingsTab_EncoderFragment }) {
  const { t } = useTranslation('encoders');
  const format = useFormat();
  const { can } = useSession();
  if (!preset) {
    return (
      <div className="card">
        <EmptyState drawing="encoder" sentence={t('video.noPreset')} />
      </div>
    );
  }
  const yesNo = (value: boolean) => t(value ? 'video.yes' : 'video.no');
  return (
    <div className="card">
      <DetailsList
        rows={[
          [t('video.preset'), preset.name],
          [t('video.codec'), CODECS[preset.codec]],
          [t('video.inputFormat'), preset.inputFormat],
          [t('video.outputFormat'), preset.outputFormat],
          [t('video.standard'), t(`video.standards.${preset.formatStandard}`)],
          [t('video.videoChannels'), format.number(preset.videoChannels)],
          [t('video.audioChannels'), format.number(preset.audioChannels)],
          [t('video.bitrate'), t('video.perChannel', { rate: format.bitrate(preset.bitrate) })],
          [t('video.hardware'), yesNo(preset.hasHardwareAcceleration)],
          [t('video.shortSegments'), yesNo(preset.hasShortSegments)],
        ]}
      />
      {can('MANAGE_ENCODER_AND_WEB_SETTINGS') && (
        <LinkButton className="encoder-preset-edit" to={editPresetPath(preset.id)} text={t('video.edit')} />
      )}
    </div>
  );
}
