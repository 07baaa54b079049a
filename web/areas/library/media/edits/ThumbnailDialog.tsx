import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerHandle } from '../../../../player/playhead.ts';
import { useToasts } from '../../../../ui/Toasts.tsx';
import type { ChosenPicture } from './chosenPicture.ts';
import { ThumbnailChoice } from './ThumbnailChoice.tsx';
import { useSaveThumbnail } from './useSaveThumbnail.ts';
import './edits.css';

interface ThumbnailDialogProps {
  media: { id: string; title: string; thumbnailUrl: string | null; length: number | null };
  /** The player on the page, for a still of what it shows. */
  player: () => PlayerHandle | null;
  onClose: () => void;
}

/** Changes the thumbnail to a picture or to a frame of the video (S-190, LIB-04, LIB-05). */
export function ThumbnailDialog({ media, player, onClose }: ThumbnailDialogProps) {
  const { t } = useTranslation('media');
  const toasts = useToasts();
  const saveThumbnail = useSaveThumbnail();
  const [picture, setPicture] = useState<ChosenPicture>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async () => {
    if (!picture) {
      setProblem(t('thumbnail.none'));
      return;
    }
    setBusy(true);
    const refusal = await saveThumbnail(media.id, picture);
    setBusy(false);
    if (refusal !== null) {
      setProblem(refusal);
      return;
    }
    toasts.show({ intent: 'success', message: t('thumbnail.saved', { title: media.title }) });
    onClose();
  };

  return (
    <Dialog
      className="media-dialog"
      isOpen
      title={t('thumbnail.title')}
      onClose={busy ? undefined : onClose}
      canOutsideClickClose={false}
      transitionDuration={120}
    >
      <DialogBody>
        <ThumbnailChoice
          present={media.thumbnailUrl}
          lengthMs={media.length}
          picture={picture}
          onChoose={(chosen) => {
            setProblem(undefined);
            setPicture(chosen);
          }}
          player={player}
          problem={problem}
        />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('edit.cancel')} onClick={onClose} disabled={busy} />
            <Button intent="primary" text={t('thumbnail.save')} loading={busy} onClick={() => void save()} />
          </>
        }
      />
    </Dialog>
  );
}
