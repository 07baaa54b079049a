import { Button, FileInput } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerHandle } from '../../../player/playhead.ts';
import { usePictureProblem, usePreview } from '../public/usePicture.ts';

/** A picture that is to become a thumbnail. */
export interface ChosenPicture {
  blob: Blob;
  name: string;
}

interface ThumbnailChoiceProps {
  /** The present thumbnail. */
  present: string | null;
  picture: ChosenPicture | undefined;
  /** A picture that will do (LIB-04); none, where the one that was chosen will not. */
  onChoose: (picture: ChosenPicture | undefined) => void;
  /** The player on the page, for a still of what it shows. */
  player: () => PlayerHandle | null;
  /** What came of saving it. */
  problem?: string | undefined;
}

/** A picture of one's own, or what the player shows (S-187, S-190, LIB-04). */
export function ThumbnailChoice({ present, picture, onChoose, player, problem }: ThumbnailChoiceProps) {
  const { t } = useTranslation('media');
  const problemOf = usePictureProblem();
  const [found, setFound] = useState<string>();
  const shown = usePreview(picture?.blob) ?? present;
  const fault = found ?? problem;

  const choose = async (blob: Blob, name: string) => {
    const wrong = await problemOf(blob);
    setFound(wrong ?? undefined);
    onChoose(wrong === null ? { blob, name } : undefined);
  };
  const takeFrame = async () => {
    const frame = await player()?.frame();
    if (frame) await choose(frame, t('thumbnail.frameName'));
    else setFound(t('thumbnail.noFrame'));
  };
  return (
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
      {fault && (
        <p className="field__error" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
