import { FileInput } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerHandle } from '../../../../player/playhead.ts';
import { usePictureProblem, usePreview } from '../../../../ui/thumbnail/usePicture.ts';
import type { ChosenPicture } from './chosenPicture.ts';
import { FrameChoice } from './FrameChoice.tsx';

export interface ThumbnailChoiceProps {
  /** The present thumbnail. */
  present: string | null;
  /** Duration of the video, in milliseconds. */
  lengthMs: number | null;
  picture: ChosenPicture | undefined;
  /** A picture that will do (LIB-04); none, where the one that was chosen will not. */
  onChoose: (picture: ChosenPicture | undefined) => void;
  /** The player on the page, for a still of what it shows. */
  player: () => PlayerHandle | null;
  /** Error of saving. */
  problem?: string | undefined;
}

/** A picture of one's own, or a frame of the video (S-187, S-190, LIB-04, C-225). */
export function ThumbnailChoice({
  present,
  lengthMs,
  picture,
  onChoose,
  player,
  problem,
}: ThumbnailChoiceProps) {
  const { t } = useTranslation('media');
  const problemOf = usePictureProblem();
  const [found, setFound] = useState<string>();
  const preview = usePreview(picture?.blob);
  // The present one would pass for what was chosen and cannot be shown.
  const shown = preview ?? (picture ? null : present);
  const fault = found ?? problem;

  const choose = async (blob: Blob, name: string) => {
    const wrong = await problemOf(blob);
    setFound(wrong ?? undefined);
    onChoose(wrong === null ? { blob, name } : undefined);
  };
  return (
    <div className="thumbnail-choice">
      {shown && <img className="thumbnail-choice__preview" src={shown} alt={t('thumbnail.preview')} />}
      {picture?.blob === undefined && picture !== undefined && (
        <p className="muted">{t('thumbnail.unseen', { time: picture.name })}</p>
      )}
      <FileInput
        text={picture && picture.time === undefined ? picture.name : t('thumbnail.choose')}
        buttonText={t('thumbnail.browse')}
        inputProps={{ accept: 'image/jpeg,image/png', 'aria-label': t('thumbnail.choose') }}
        onInputChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void choose(file, file.name);
        }}
      />
      <p className="muted">{t('thumbnail.rule')}</p>
      <FrameChoice
        lengthMs={lengthMs}
        player={player}
        onChoose={(frame, wrong) => {
          setFound(wrong);
          onChoose(frame);
        }}
      />
      {fault && (
        <p className="field__error" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
