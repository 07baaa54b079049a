import { Button, Dialog, DialogBody } from '@blueprintjs/core';
import { Duplicate } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WEB_CHANNEL_EMBED_KINDS, webChannelCodes } from '../../../../schema/rules/embeds.ts';
import { useCopy } from '../../../ui/useCopy.ts';
import { ProfileChoice } from '../playerProfiles/public/ProfileChoice.tsx';
import type { WebChannel_ChannelFragment } from './WebChannels.generated.ts';
import './webChannels.css';

type Shared = Pick<WebChannel_ChannelFragment, 'name' | 'embedUrl' | 'embedType' | 'hlsUrl' | 'dashUrl'>;

/** The five ways to embed a channel, the preferred one first, and its stream addresses (S-182, WCH-10). */
export function ShareDialog({ channel, onClose }: { channel: Shared; onClose: () => void }) {
  const { t } = useTranslation('webChannels');
  const [profileId, setProfileId] = useState('');
  const { name, embedUrl, embedType, hlsUrl, dashUrl } = channel;
  const codes = webChannelCodes(embedUrl, name, profileId || null);
  const kinds = [embedType, ...WEB_CHANNEL_EMBED_KINDS.filter((kind) => kind !== embedType)];
  return (
    <Dialog
      className="web-channel-dialog"
      isOpen
      title={t('share.title', { name })}
      onClose={onClose}
      transitionDuration={120}
    >
      <DialogBody>
        <div className="web-channel-share">
          <ProfileChoice value={profileId} onChange={setProfileId} />
          {kinds.map((kind) => (
            <Code key={kind} what={t(`embed.${kind}`)} help={t(`embedHelp.${kind}`)} code={codes[kind]} />
          ))}
          {hlsUrl && <Code what={t('fields.hls')} help={t('share.streamHelp')} code={hlsUrl} />}
          {dashUrl && <Code what={t('fields.dash')} help={t('share.streamHelp')} code={dashUrl} />}
          {!hlsUrl && <p className="muted">{t('share.noStreams')}</p>}
        </div>
      </DialogBody>
    </Dialog>
  );
}

function Code({ what, help, code }: { what: string; help: string; code: string }) {
  const { t } = useTranslation('webChannels');
  const copy = useCopy();
  return (
    <section className="web-channel-code" aria-label={what}>
      <h3>{what}</h3>
      <p className="muted">{help}</p>
      <div className="web-channel-code__text">
        <code className="mono" tabIndex={0}>
          {code}
        </code>
        <Button
          icon={<Duplicate />}
          variant="minimal"
          aria-label={t('share.copy', { what })}
          onClick={() => void copy(code, t('share.copied', { what }))}
        />
      </div>
    </section>
  );
}
