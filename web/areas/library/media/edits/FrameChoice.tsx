import { Button, ControlGroup, InputGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { thumbnailTimeProblem } from '../../../../../schema/rules/mediaEdits.ts';
import { formatPosition, parsePosition, POSITION_MAX_MS } from '../../../../../schema/rules/positions.ts';
import { formatReason } from '../../../../../schema/reasons/said.ts';
import { loadReasons, saidWords } from '../../../../kernel/reasons.ts';
import type { PlayerHandle } from '../../../../player/playhead.ts';
import type { ChosenPicture } from './chosenPicture.ts';

interface FrameChoiceProps {
  /** Duration of the video, in milliseconds. */
  lengthMs: number | null;
  player: () => PlayerHandle | null;
  /** A frame of the video, or what is wrong with the time that was typed. */
  onChoose: (frame: ChosenPicture | undefined, problem: string | undefined) => void;
}

/** A frame of the video: the one that the player shows, or that of a time that is typed (C-225). */
export function FrameChoice({ lengthMs, player, onChoose }: FrameChoiceProps) {
  const { t } = useTranslation('media');
  const field = useId();
  const [typed, setTyped] = useState('');

  const choose = (time: number, blob: Blob | null | undefined) => {
    const position = formatPosition(time);
    setTyped(position);
    onChoose({ name: position, time, ...(blob && { blob }) }, undefined);
  };
  const takePresent = async () => {
    const seconds = player()?.video()?.currentTime;
    const frame = await player()?.frame();
    if (seconds !== undefined && frame) {
      choose(Math.min(Math.round(seconds * 1000), lengthMs ?? Infinity), frame);
    } else onChoose(undefined, t('thumbnail.noFrame'));
  };
  const takeTyped = async () => {
    const time = parsePosition(typed.trim());
    const limit = formatPosition(POSITION_MAX_MS);
    const problem =
      time === null
        ? formatReason('POSITION_FORMAT', { limit, value: typed.trim() })
        : thumbnailTimeProblem(time, lengthMs);
    if (problem !== null || time === null) {
      await loadReasons();
      onChoose(undefined, saidWords(problem ?? '') ?? problem ?? undefined);
    } else choose(time, await player()?.still(time / 1000));
  };
  return (
    <div className="thumbnail-choice__ways">
      <Button text={t('thumbnail.frame')} onClick={() => void takePresent()} />
      <label htmlFor={field}>{t('thumbnail.time')}</label>
      <ControlGroup>
        <InputGroup
          id={field}
          value={typed}
          placeholder={t('thumbnail.timeHelp')}
          autoComplete="off"
          onValueChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // A form around it would be sent.
            event.preventDefault();
            void takeTyped();
          }}
        />
        <Button text={t('thumbnail.show')} onClick={() => void takeTyped()} />
      </ControlGroup>
    </div>
  );
}
