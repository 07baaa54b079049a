import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { StateIconMark } from '../../ui/StateIconMark.tsx';
import { getStateLook } from '../../ui/states.ts';
import { ZonedTime } from '../../ui/ZonedTime.tsx';
import { useFindingWords } from './readiness/public/useFindingWords.ts';
import { useKindWords } from './useKindWords.ts';
import { toStateFilter } from './scheduleList.ts';
import type { ScheduleRow } from './scheduleRows.ts';

/** An occurrence inside the calendar: its state as an icon, its time with the zone, its title. */
export function EventChip({ item }: { item: ScheduleRow }) {
  const { t } = useTranslation(['schedule', 'ui']);
  const kindOf = useKindWords();
  const format = useFormat();
  const { short } = useFindingWords();
  // That all is well is not worth a mark in a small space.
  const { readiness } = item;
  const hindered = item.bucket !== 'PAST' && readiness && readiness.state !== 'READY' ? readiness : null;
  const looks = [
    ...(item.post
      ? [getStateLook('post', item.post.state)!]
      : toStateFilter(item).map((state) => getStateLook('schedule', state)!)),
    ...(hindered ? [getStateLook('readiness', hindered.state)!] : []),
  ];
  const said = looks.map(({ word }) => t(`ui:states.${word}`)).join(', ');
  const about = [
    item.title,
    format.dateTime(item.startAt, item.timezone),
    said,
    hindered && hindered.findings.map(({ reason }) => short(reason)).join(', '),
    kindOf(item),
    item.encoder?.name,
  ];
  return (
    <div
      className={hindered?.state === 'BLOCKED' ? 'event-chip event-chip--blocked' : 'event-chip'}
      data-item={item.id}
    >
      <span className="event-chip__time">
        {looks.map(({ icon, word }) => (
          <StateIconMark key={word} icon={icon} />
        ))}
        <ZonedTime at={item.startAt} zone={item.timezone} form="clock" />
      </span>
      <span className="event-chip__title" title={about.filter(Boolean).join(' · ')}>
        {item.title}
      </span>
      <span className="visually-hidden">{said}</span>
    </div>
  );
}
