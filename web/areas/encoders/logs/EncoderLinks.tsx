import { Pulse, Document } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { ENCODER_LOGS_CAPABILITY } from '../../../../schema/rules/encoderLogWords.ts';
import { useSession } from '../../../kernel/session.tsx';
import type { EncoderState } from '../../../schema.generated.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { encoderHealthPath, encoderLogsPath } from '../../../kernel/paths/encoders.ts';
import { UploadLogsButton } from './UploadLogsDialog.tsx';
import './Logs.css';

interface EncoderLinksProps {
  encoder: { id: string; name: string; status: { state: EncoderState } };
}

/** Ways from an encoder's details to its health and its logs, and the upload of these (S-126). */
export function EncoderLinks({ encoder }: EncoderLinksProps) {
  const { t } = useTranslation('encoders');
  const { allows } = useSession();
  const links = [
    { path: encoderHealthPath(encoder.id), text: t('health.open'), Icon: Pulse, access: {} },
    {
      path: encoderLogsPath(encoder.id),
      text: t('logs.open'),
      Icon: Document,
      access: { capabilities: [ENCODER_LOGS_CAPABILITY] },
    },
  ];
  if (!allows({ permissions: ['MANAGE_ENCODER_AND_WEB_SETTINGS'] })) return null;
  return (
    <nav className="card encoder-links" aria-label={t('health.links')}>
      {links
        .filter(({ access }) => allows(access))
        .map(({ path, text, Icon }) => (
          <LinkButton key={path} to={path} icon={<Icon />} text={text} />
        ))}
      <UploadLogsButton encoder={encoder} />
    </nav>
  );
}
