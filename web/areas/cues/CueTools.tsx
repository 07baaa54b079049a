import { Button, InputGroup } from '@blueprintjs/core';
import { Add, Cross, Download, Duplicate, Filter, HorizontalBarChart } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { formatPosition } from '../../../schema/rules/positions.ts';
import type { TimeRange } from './public/cueTimeline.ts';
import type { CueTimelineControl } from './public/useCueTimeline.ts';

interface CueToolsProps {
  timeline: CueTimelineControl;
  /** Where the player is, in seconds. */
  currentTime: number;
  onDownload: ((range: TimeRange) => void) | undefined;
}

/** Adding at the player's place, filtering, what was copied, and the part of the video that is picked out. */
export function CueTools({ timeline, currentTime, onDownload }: CueToolsProps) {
  const { t } = useTranslation('cues');
  const { state, send, maySet } = timeline;
  const at = Math.round(currentTime * 1000);
  return (
    <div className="cues__tools">
      <div className="cues__buttons">
        {maySet && (
          <Button
            icon={<Add />}
            text={t('add')}
            aria-label={t('addAt', { position: formatPosition(at) })}
            onClick={() => send({ type: 'add', at })}
          />
        )}
        <Button
          icon={<HorizontalBarChart />}
          text={t('range.title')}
          active={state.range !== null}
          aria-pressed={state.range !== null}
          onClick={() => send(state.range ? { type: 'rangeClose' } : { type: 'rangeOpen', at })}
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
            onClick={() => send({ type: 'addCopy', at })}
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
      {state.range && <RangeStrip range={state.range} at={at} send={send} onDownload={onDownload} />}
    </div>
  );
}

interface RangeStripProps extends Pick<CueTimelineControl, 'send'>, Pick<CueToolsProps, 'onDownload'> {
  range: TimeRange;
  at: number;
}

function RangeStrip({ range, at, send, onDownload }: RangeStripProps) {
  const { t } = useTranslation('cues');
  return (
    <div className="cues__strip" role="group" aria-label={t('range.title')}>
      <span className="cues__strip-text mono">
        {formatPosition(range.start)} – {range.end === null ? t('range.toEnd') : formatPosition(range.end)}
      </span>
      <Button size="small" text={t('range.setStart')} onClick={() => send({ type: 'rangeStart', at })} />
      <Button
        size="small"
        text={t('range.setEnd')}
        disabled={at <= range.start}
        onClick={() => send({ type: 'rangeEnd', at })}
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
