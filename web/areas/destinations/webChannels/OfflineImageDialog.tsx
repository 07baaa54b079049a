import { Button, DialogBody, DialogFooter, FileInput, Slider } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../ui/Toasts.tsx';
import { TypedDialog } from '../../../ui/TypedDialog.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { toBase64 } from '../../../ui/thumbnail/picture.ts';
import { usePictureProblem, usePreview } from '../../../ui/thumbnail/usePicture.ts';
import { cropped, getCropArea } from './cropPicture.ts';
import { useUploadOfflineImageMutation, type WebChannel_ChannelFragment } from './WebChannels.generated.ts';
import './webChannels.css';

interface OfflineImageDialogProps {
  channel: Pick<WebChannel_ChannelFragment, 'id' | 'name' | 'offlineContent'>;
  onClose: () => void;
}

/** Uploads the image that a channel can show while nothing is live, cut to the shape of a player (S-185, WCH-05). */
export function OfflineImageDialog({ channel, onClose }: OfflineImageDialogProps) {
  const { t } = useTranslation('webChannels');
  const toasts = useToasts();
  const run = useMutationRun();
  const problemOf = usePictureProblem();
  const [upload] = useUploadOfflineImageMutation();
  const [picture, setPicture] = useState<ImageBitmap>();
  const [part, setPart] = useState<Blob>();
  const [at, setAt] = useState(0.5);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const preview = usePreview(part) ?? channel.offlineContent.imageUrl;

  const cut = async (whole: ImageBitmap, place: number) => {
    setAt(place);
    setPart(await cropped(whole, getCropArea(whole.width, whole.height, place)));
  };
  const choose = async (file: File) => {
    const wrong = await problemOf(file);
    const whole = wrong === null ? await createImageBitmap(file).catch(() => undefined) : undefined;
    setProblem(wrong ?? (whole ? undefined : t('image.broken')));
    setPicture(whole);
    setPart(undefined);
    if (whole) await cut(whole, 0.5);
  };
  const save = async () => {
    if (!part) {
      setProblem(t('image.none'));
      return;
    }
    setBusy(true);
    const file = await toBase64(part);
    const outcome = await run(
      () => upload({ variables: { input: { id: channel.id, file } }, context: { withFile: true } }),
      (data) => data.uploadOfflineImage,
    );
    setBusy(false);
    if (!outcome.ok) {
      setProblem(outcome.fieldErrors['file'] ?? refusalText(outcome));
      return;
    }
    toasts.show({ intent: 'success', message: t('image.saved', { name: channel.name }) });
    onClose();
  };
  return (
    <TypedDialog
      className="web-channel-dialog"
      title={t('image.title', { name: channel.name })}
      isTyped={picture !== undefined}
      isSaving={isBusy}
      canOutsideClickClose={false}
      onClose={onClose}
    >
      {(close) => (
        <>
          <DialogBody>
            <div className="web-channel-upload">
              {preview && <img className="web-channel-image" src={preview} alt={t('image.preview')} />}
              <FileInput
                text={t('image.choose')}
                buttonText={t('image.browse')}
                inputProps={{ accept: 'image/jpeg,image/png', 'aria-label': t('image.choose') }}
                onInputChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? [];
                  if (file) void choose(file);
                }}
              />
              <p className="muted">{t('image.rule')}</p>
              {picture && (
                <div className="field">
                  <span className="field__label">{t('image.crop')}</span>
                  <Slider
                    min={0}
                    max={1}
                    stepSize={0.05}
                    labelRenderer={false}
                    value={at}
                    handleHtmlProps={{ 'aria-label': t('image.crop') }}
                    onChange={(place) => void cut(picture, place)}
                  />
                </div>
              )}
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
                <Button text={t('image.cancel')} onClick={close} disabled={isBusy} />
                <Button
                  intent="primary"
                  text={t('image.save')}
                  loading={isBusy}
                  onClick={() => void save()}
                />
              </>
            }
          />
        </>
      )}
    </TypedDialog>
  );
}
