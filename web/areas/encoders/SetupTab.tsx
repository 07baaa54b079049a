import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../time/format.ts';
import { useSession } from '../../kernel/session.tsx';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { channelPath, presetPath } from '../../kernel/paths/encoderSettings.ts';
import { DailyRestart } from './DailyRestart.tsx';
import { DeviceToken } from './DeviceToken.tsx';
import { RemoteSupport } from './RemoteSupport.tsx';
import type { SetupTab_EncoderFragment } from './SetupTab.generated.ts';

/** Identity and targets of an encoder (S-145, ENC-20). */
export function SetupTab({ encoder }: { encoder: SetupTab_EncoderFragment }) {
  const { t } = useTranslation(['encoders', 'states']);
  const format = useFormat();
  const { can } = useSession();
  const mono = (value: string | null) => value && <span className="mono">{value}</span>;
  const { channel, preset } = encoder;
  const linked = (to: string, name: string) =>
    can('MANAGE_ENCODER_AND_WEB_SETTINGS') ? <Link to={to}>{name}</Link> : name;
  const software = encoder.type === 'SOFTWARE';
  return (
    <div className="encoder-setup">
      <div className="card">
        <DetailsList
          rows={[
            [t('setup.name'), encoder.name],
            [t('setup.channel'), channel && linked(channelPath(channel.id), channel.name)],
            [t('setup.preset'), preset && linked(presetPath(preset.id), preset.name)],
            [t('setup.input'), encoder.inputSource],
            [t('setup.lanMode'), t(encoder.isInLanMode ? 'setup.lanOn' : 'setup.lanOff')],
            [t('setup.type'), `${t(`states:encoder.types.${encoder.type}`)} · ${encoder.model}`],
            ...(software ? [] : [[t('setup.serial'), mono(encoder.serialNumber)] as const]),
            // Only until the device claims it, and only for those who manage encoders.
            ...(encoder.activationCode
              ? [[t('setup.activationCode'), mono(encoder.activationCode)] as const]
              : []),
            ...(can('MANAGE_ENCODER_AND_WEB_SETTINGS')
              ? [[t('token.title'), <DeviceToken key={encoder.id} encoder={encoder} />] as const]
              : []),
            [t('setup.operatingSystem'), encoder.operatingSystem],
            ...(encoder.obsVersion ? [[t('setup.obs'), encoder.obsVersion] as const] : []),
            ...(encoder.proPresenterVersion
              ? [[t('setup.proPresenter'), encoder.proPresenterVersion] as const]
              : []),
            [t('setup.ipAddress'), mono(encoder.ipAddress)],
            [t('setup.macAddress'), mono(encoder.macAddress)],
            ...(software || !can('MANAGE_ENCODER_AND_WEB_SETTINGS')
              ? []
              : [[t('support.title'), <RemoteSupport key={encoder.id} encoderId={encoder.id} />] as const]),
            [t('setup.added'), format.dateTime(encoder.createdAt)],
          ]}
        />
      </div>
      {!software && <DailyRestart encoder={encoder} />}
    </div>
  );
}
