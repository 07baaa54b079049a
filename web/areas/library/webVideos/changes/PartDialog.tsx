import { Button } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { trimSchema } from '../../../../../schema/rules/webVideos.ts';
import type { Playhead } from '../../../../player/playhead.ts';
import { toMilliseconds, usePlace } from '../../../../player/usePlayhead.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { PlaceField } from '../PlaceField.tsx';
import { sayPlace } from '../spans.ts';
import { PartAccuracy } from './PartAccuracy.tsx';

interface Values {
  start: number | string | null;
  end: number | string | null;
}

interface PartDialogProps {
  title: string;
  saveLabel: string;
  /** Milliseconds. */
  length: number | null;
  playhead: Playhead;
  onSend: (part: { start: number; end: number }) => Promise<object | undefined>;
  onClose: () => void;
  children: React.ReactNode;
}

/** A part of a recording, to trim it to or to play again; the stop cue is needed (WEB-07, TRM-01 to TRM-03, TRM-05). */
export function PartDialog({ length, playhead, onSend, children, ...dialog }: PartDialogProps) {
  const { t } = useTranslation('webVideos');
  const initialValues = useMemo<Values>(() => ({ start: 0, end: length }), [length]);
  return (
    <FormDialog<Values>
      {...dialog}
      initialValues={initialValues}
      rules={trimSchema}
      onSubmit={({ start, end }) => onSend({ start: Number(start), end: Number(end) })}
    >
      {children}
      <div className="form-page__pair">
        <PlaceField name="start" label={t('part.start')} isRequired />
        <PlaceField name="end" label={t('part.end')} isRequired />
      </div>
      <FromPlayer playhead={playhead} />
      <PartAccuracy />
    </FormDialog>
  );
}

/** Takes over where the player stands, for either end. */
function FromPlayer({ playhead }: { playhead: Playhead }) {
  const { t } = useTranslation('webVideos');
  const { change } = useForm<Values>();
  const at = usePlace(playhead, toMilliseconds);
  const time = sayPlace(at - (at % 1000));
  return (
    <div className="web-video-part">
      <Button size="small" text={t('part.startHere', { time })} onClick={() => change('start', at)} />
      <Button size="small" text={t('part.endHere', { time })} onClick={() => change('end', at)} />
    </div>
  );
}
