import { Dialog, DialogBody } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import type { WebChannel_ChannelFragment } from './WebChannels.generated.ts';
import './webChannels.css';

type Shown = Pick<WebChannel_ChannelFragment, 'name' | 'embedUrl'>;

/** The channel's own player page, as viewers get it (WCH-09). */
export function PreviewFrame({ name, embedUrl }: Shown) {
  const { t } = useTranslation('webChannels');
  return (
    <iframe
      className="web-channel-frame"
      title={t('preview.frame', { name })}
      src={embedUrl}
      allow="autoplay; fullscreen; picture-in-picture"
    />
  );
}

/** Preview of the content that viewers currently see (S-183). */
export function PreviewDialog({ channel, onClose }: { channel: Shown; onClose: () => void }) {
  const { t } = useTranslation('webChannels');
  return (
    <Dialog
      className="web-channel-dialog"
      isOpen
      title={t('preview.title', { name: channel.name })}
      onClose={onClose}
      transitionDuration={120}
    >
      <DialogBody>
        <PreviewFrame {...channel} />
      </DialogBody>
    </Dialog>
  );
}
