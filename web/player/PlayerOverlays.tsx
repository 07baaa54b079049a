import { AnchorButton, Button } from '@blueprintjs/core';
import { Cross, Properties } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../time/format.ts';
import type { PlayerLook } from './profile.ts';
import './overlays.css';

/** A video of the list beside a player. */
export interface PlaylistEntry {
  id: string;
  title: string;
  /** Milliseconds. */
  length: number | null;
}

interface PlayerOverlaysProps {
  look: PlayerLook | undefined;
  /** Where the QRclick button leads; without it there is none. */
  qrClickUrl?: string | undefined;
  playlist?:
    { entries: readonly PlaylistEntry[]; current: string; onChoose: (id: string) => void } | undefined;
}

/** What lies over the picture: the call to action, the QRclick button and the list of videos (PLY-03). */
export function PlayerOverlays({ look, qrClickUrl, playlist }: PlayerOverlaysProps) {
  const { t } = useTranslation('ui');
  if (look?.backgroundMode) return null;
  return (
    <>
      <div className="player__links">
        {look?.callToActionText && look.callToActionUrl && (
          <AnchorButton
            intent="primary"
            text={look.callToActionText}
            href={look.callToActionUrl}
            target="_blank"
            rel="noopener noreferrer"
          />
        )}
        {qrClickUrl && (
          <AnchorButton
            text={look?.qrClickLabel || t('player.qrClick')}
            href={qrClickUrl}
            target="_blank"
            rel="noopener noreferrer"
          />
        )}
      </div>
      {playlist && <Playlist {...playlist} isClosedAtFirst={look?.hidePlaylist ?? false} />}
    </>
  );
}

function Playlist({
  entries,
  current,
  onChoose,
  isClosedAtFirst,
}: NonNullable<PlayerOverlaysProps['playlist']> & { isClosedAtFirst: boolean }) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const [isOpen, setOpen] = useState(!isClosedAtFirst);
  if (!isOpen) {
    return (
      <Button
        className="player__playlist-open"
        icon={<Properties />}
        aria-label={t('player.showPlaylist')}
        aria-expanded={false}
        onClick={() => setOpen(true)}
      />
    );
  }
  return (
    <section className="player__playlist" aria-label={t('player.playlist')}>
      <header>
        <span>{t('player.playlist')}</span>
        <Button
          variant="minimal"
          icon={<Cross />}
          aria-label={t('player.hidePlaylist')}
          aria-expanded
          onClick={() => setOpen(false)}
        />
      </header>
      <ol>
        {entries.map(({ id, title, length }) => (
          <li key={id}>
            <button type="button" aria-current={id === current} onClick={() => onChoose(id)}>
              <span>{title}</span>
              <span className="num">{length === null ? '' : format.duration(length)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
