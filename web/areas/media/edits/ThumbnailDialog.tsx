import { Button, Dialog, DialogBody, DialogFooter, FileInput } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerHandle } from '../../../player/playhead.ts';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { base64Of } from '../public/picture.ts';
import { usePictureProblem, usePreview } from '../public/usePicture.ts';
import { useSetMediaThumbnailMutation } from '../public/MediaEdits.generated.ts';
import './edits.css';

interface ThumbnailDialogProps {
  media: { id: string; title: string; thumbnailUrl: string | null };
  /** The player on the page, for a still of what it shows. */
  player: () => PlayerHandle | null;
  onClose: () => void;
}

/** Changes the thumbnail to a picture or to what the player shows (S-190, LIB-04, LIB-05). */
export function ThumbnailDialog({ media, player, onClose }: ThumbnailDialogProps) {
  const { t } = useTranslation('media');
  const problemOf = usePictureProblem();
  const toasts = useToasts();
  const run = useMutationRun();
  const [setThumbnail] = useSetMediaThumbnailMutation();
  const [picture, setPicture] = useState<{ blob: Blob; name: string }>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const preview = usePreview(picture?.blob);

  const choose = async (blob: Blob, name: string) => {
    const found = await problemOf(blob);
    setProblem(found ?? undefined);
    setPicture(found === null ? { blob, name } : undefined);
  };
  const takeFrame = async () => {
    const frame = await player()?.frame();
    if (frame) await choose(frame, t('thumbnail.frameName'));
    else setProblem(t('thumbnail.noFrame'));
  };
  const save = async () => {
    if (!picture) {
      setProblem(t('thumbnail.none'));
      return;
    }
    setBusy(true);
    const file = await base64Of(picture.blob);
    const outcome = await run(
      () => setThumbnail({ variables: { input: { id: media.id, file } }, context: { withFile: true } }),
      (data) => data.setMediaThumbnail,
    );
    setBusy(false);
    if (!outcome.ok) {
      setProblem(outcome.fieldErrors['file'] ?? refusalText(outcome));
      return;
    }
    toasts.show({ intent: 'success', message: t('thumbnail.saved', { title: media.title }) });
    onClose();
  };

  const shown = preview ?? media.thumbnailUrl;
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
        <div className="thumbnail-choice">
          {shown && <img className="thumbnail-choice__preview" src={shown} alt={t('thumbnail.preview')} />}
          <div className="thumbnail-choice__ways">
            <FileInput
              text={picture?.name ?? t('thumbnail.choose')}
              buttonText={t('thumbnail.browse')}
              inputProps={{ accept: 'image/jpeg,image/png', 'aria-label': t('thumbnail.choose') }}
              onInputChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) void choose(file, file.name);
              }}
            />
            <Button text={t('thumbnail.frame')} onClick={() => void takeFrame()} />
          </div>
          <p className="muted">{t('thumbnail.rule')}</p>
          {problem && (
            <p className="field__error" role="alert">
              {problem}
            </p>
          )}
        </div>
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
