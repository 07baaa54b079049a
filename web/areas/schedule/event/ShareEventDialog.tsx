import { AnchorButton, Button, Dialog, DialogBody } from '@blueprintjs/core';
import { Duplicate, Share } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { WEB_CHANNEL_EMBED_KINDS, webChannelCodes } from '../../../../schema/rules/embeds.ts';
import { destinationName } from '../../../ui/destinationName.ts';
import { useCopy } from '../../../ui/useCopy.ts';
import { getSharedLinks, type Shared } from './shared.ts';
import type { EventDetails } from './useEvent.ts';
import './event.css';

/** The watch page of an event, the codes of its web channels' players, and where it is at social networks (S-153, WCH-10). */
export function ShareEventDialog({ event, onClose }: { event: EventDetails; onClose: () => void }) {
  const { t } = useTranslation('schedule');
  const { t: tUi } = useTranslation('ui');
  const { watchUrl, webChannels, social } = getSharedLinks(event);
  return (
    <Dialog
      isOpen
      className="share-event"
      title={t('share.title', { name: event.name })}
      onClose={onClose}
      transitionDuration={120}
    >
      <DialogBody>
        <section>
          <h3>{t('share.watch')}</h3>
          {watchUrl ? (
            <>
              <p className="muted">{t('share.watchHelp')}</p>
              <Copyable what={t('share.watch')} text={watchUrl} isLink />
            </>
          ) : (
            <p className="muted">{t('share.noWatch')}</p>
          )}
        </section>
        {webChannels.map((channel) => (
          <ChannelCodes key={channel.id} channel={channel} />
        ))}
        {social.length > 0 && (
          <section>
            <h3>{t('share.social')}</h3>
            {social.map((one) => (
              <div key={one.id}>
                <p className="muted">{destinationName(one, tUi)}</p>
                <Copyable what={destinationName(one, tUi)} text={one.viewUrl} isLink />
              </div>
            ))}
          </section>
        )}
      </DialogBody>
    </Dialog>
  );
}

/** The ways to embed a web channel, the preferred one first. */
function ChannelCodes({ channel }: { channel: Shared['webChannels'][number] }) {
  const { t } = useTranslation('schedule');
  const codes = webChannelCodes(channel.embedUrl, channel.name, null);
  const kinds = [channel.embedType, ...WEB_CHANNEL_EMBED_KINDS.filter((kind) => kind !== channel.embedType)];
  return (
    <section>
      <h3>{t('share.player', { name: channel.name })}</h3>
      {kinds.map((kind) => (
        <div key={kind}>
          <p className="muted">{t(`share.kinds.${kind}`)}</p>
          <Copyable what={t(`share.kinds.${kind}`)} text={codes[kind]} isLink={kind === 'LINK'} />
        </div>
      ))}
    </section>
  );
}

function Copyable({ what, text, isLink = false }: { what: string; text: string; isLink?: boolean }) {
  const { t } = useTranslation('schedule');
  const copy = useCopy();
  return (
    <div className="share-event__text">
      <code className="mono" tabIndex={0}>
        {text}
      </code>
      <Button
        icon={<Duplicate />}
        variant="minimal"
        aria-label={t('share.copy', { what })}
        onClick={() => void copy(text, t('share.copied', { what }))}
      />
      {isLink && (
        <AnchorButton
          icon={<Share />}
          variant="minimal"
          href={text}
          target="_blank"
          rel="noreferrer"
          aria-label={t('share.visit', { what })}
        />
      )}
    </div>
  );
}
