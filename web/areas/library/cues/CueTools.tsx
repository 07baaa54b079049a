import { Button, InputGroup } from '@blueprintjs/core';
import { Add, Cross, Download, Duplicate, Filter, HorizontalBarChart } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { formatPosition } from '../../../../schema/rules/positions.ts';
import type { Playhead } from '../../../player/playhead.ts';
import { toMilliseconds, usePlace } from '../../../player/usePlayhead.ts';
import type { TimeRange } from './public/cueTimeline.ts';
import type { CueTimelineControl } from './public/useCueTimeline.ts';

interface CueToolsProps {
  timeline: CueTimelineControl;
  playhead: Playhead;
  onDownload: ((range: TimeRange) => void) | undefined;
}

/** Adding at the player's place, filtering, what was copied, and the part of the video that is picked out. */
export function CueTools({ timeline, playhead, onDownload }: CueToolsProps) {
  const { t } = useTranslation('cues');
  const { state, send, maySet } = timeline;
  const here = () => toMilliseconds(playhead.placeAt(Date.now()));
  return (
    <div className="cues__tools">
      <div className="cues__buttons">
        {maySet && <AddButton playhead={playhead} onAdd={() => send({ type: 'add', at: here() })} />}
        <Button
          icon={<HorizontalBarChart />}
          text={t('range.title')}
          active={state.range !== null}
          aria-pressed={state.range !== null}
          onClick={() => send(state.range ? { type: 'rangeClose' } : { type: 'rangeOpen', at: here() })}
        />
      </div>
      <InputGroup
        type="search"
        leftIcon={<Filter />}
        placeholder={t('filter')}
        aria-label={t('filter')}
        value={state.filter}
        onChange={({ target }) => send({ type: 'filter', text: target.value })}
      />
      {state.copied && (
        <div className="cues__strip" role="group" aria-label={t('copied', { name: state.copied.name })}>
          <span className="cues__strip-text">{t('copied', { name: state.copied.name })}</span>
          <Button
            size="small"
            intent="primary"
            icon={<Duplicate />}
            text={t('addCopy')}
            onClick={() => send({ type: 'addCopy', at: here() })}
          />
          <Button
            size="small"
            variant="minimal"
            icon={<Cross />}
            aria-label={t('forgetCopy')}
            onClick={() => send({ type: 'forgetCopy' })}
          />
        </div>
      )}
      {state.range && (
        <RangeStrip range={state.range} here={here} playhead={playhead} send={send} onDownload={onDownload} />
      )}
    </div>
  );
}

/** Its name tells where a cue would be set, and with it the time; nothing else here follows the player. */
function AddButton({ playhead, onAdd }: { playhead: Playhead; onAdd: () => void }) {
  const { t } = useTranslation('cues');
  const position = usePlace(playhead, (place) => formatPosition(toMilliseconds(place)));
  return <Button icon={<Add />} text={t('add')} aria-label={t('addAt', { position })} onClick={onAdd} />;
}

interface RangeStripProps
  extends Pick<CueTimelineControl, 'send'>, Pick<CueToolsProps, 'playhead' | 'onDownload'> {
  range: TimeRange;
  /** The player's place in milliseconds. */
  here: () => number;
}

function RangeStrip({ range, here, playhead, send, onDownload }: RangeStripProps) {
  const { t } = useTranslation('cues');
  const isBefore = usePlace(playhead, (place) => toMilliseconds(place) <= range.start);
  return (
    <div className="cues__strip" role="group" aria-label={t('range.title')}>
      <span className="cues__strip-text mono">
        {formatPosition(range.start)} – {range.end === null ? t('range.toEnd') : formatPosition(range.end)}
      </span>
      <Button
        size="small"
        text={t('range.setStart')}
        onClick={() => send({ type: 'rangeStart', at: here() })}
      />
      <Button
        size="small"
        text={t('range.setEnd')}
        disabled={isBefore}
        onClick={() => send({ type: 'rangeEnd', at: here() })}
      />
      {onDownload && (
        <Button
          size="small"
          intent="primary"
          icon={<Download />}
          text={t('range.download')}
          onClick={() => onDownload(range)}
        />
      )}
    </div>
  );
}
