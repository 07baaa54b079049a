import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Duplicate, Edit, More, Trash } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { getCueVisibility, getCueName, type Cue } from './public/useCues.ts';
import type { CueTimelineControl } from './public/useCueTimeline.ts';

interface CueRowProps {
  cue: Cue;
  timeline: CueTimelineControl;
  isCurrent: boolean;
  onJump: () => void;
}

/** One cue: leads to its place in the picture, and opens what can be done to it. */
export function CueRow({ cue, timeline, isCurrent, onJump }: CueRowProps) {
  const { t } = useTranslation('cues');
  const { state, send } = timeline;
  const hover = (id: string | null) => () => send({ type: 'hover', id });
  const marks = [
    'cue',
    `cue--${getCueVisibility(cue)}`,
    state.blinking.has(cue.id) && 'cue--blinking',
    state.hovered === cue.id && 'cue--hovered',
  ];
  return (
    <li
      className={marks.filter(Boolean).join(' ')}
      onPointerEnter={hover(cue.id)}
      onPointerLeave={hover(null)}
    >
      <button type="button" className="cue__jump" aria-current={isCurrent} onClick={onJump}>
        <span className="mono">{cue.position}</span>
        <span className="cue__name">{getCueName(cue, t as never)}</span>
        <span className="cue__who" title={cue.isAutomatic ? undefined : cue.userName}>
          {cue.isAutomatic ? t('automatic') : t(`visibility.${cue.visibility}`)}
          {!cue.isAutomatic && <span className="visually-hidden">, {cue.userName}</span>}
        </span>
      </button>
      {timeline.maySet && !cue.isAutomatic && <CueMenu cue={cue} timeline={timeline} />}
    </li>
  );
}

function CueMenu({ cue, timeline: { send, mayChange } }: Pick<CueRowProps, 'cue' | 'timeline'>) {
  const { t } = useTranslation('cues');
  const isMine = mayChange(cue);
  return (
    <PopoverNext
      placement="bottom-end"
      content={
        <Menu>
          {isMine && (
            <MenuItem icon={<Edit />} text={t('edit')} onClick={() => send({ type: 'edit', cue })} />
          )}
          <MenuItem icon={<Duplicate />} text={t('copy')} onClick={() => send({ type: 'copy', cue })} />
          {isMine && (
            <MenuItem
              icon={<Trash />}
              intent="danger"
              text={t('delete')}
              onClick={() => send({ type: 'remove', cue })}
            />
          )}
        </Menu>
      }
    >
      <Button variant="minimal" size="small" icon={<More />} aria-label={t('actions', { name: cue.name })} />
    </PopoverNext>
  );
}
