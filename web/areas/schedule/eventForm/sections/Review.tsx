import { useId } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { getEventSource } from '../../../../../schema/rules/eventTypes.ts';
import { useSession } from '../../../../kernel/session.tsx';
import { problemWords } from '../../../../kernel/reasons.ts';
import { isJudgedByTheMoment } from '../../../../../schema/rules/eventAttention.ts';
import { useNow } from '../../../../time/useNow.ts';
import { viewerZone } from '../../../../time/formatters.ts';
import { useFormat } from '../../../../time/format.ts';
import { isSameClock } from '../../../../time/zonedTime.ts';
import { ZonedTime } from '../../../../ui/ZonedTime.tsx';
import { ReadinessTag } from '../../readiness/public/ReadinessTag.tsx';
import { useChoices } from '../choicesContext.ts';
import { trimmed, type EventValues } from '../eventValues.ts';
import { writeLength } from '../public/lengths.ts';
import { useRepeatWords } from '../public/repeatWords.ts';
import { toInstant } from '../public/wallTimes.ts';
import { useEventCheck } from '../map/useEventCheck.tsx';
import { regionMismatches } from '../regions.ts';
import { useDayWords } from '../useDayWords.ts';
import { endedAccounts } from './endedAccounts.ts';
import { readinessOfForm } from './formReadiness.ts';
import { useSkips, useTimes } from '../useTimes.ts';

/** Summary beside the form of what will be saved (EVT-17, EVT-26). */
export function Review({ children }: { children?: React.ReactNode }) {
  const { t } = useTranslation('eventForm');
  const id = useId();
  const { values } = useFormState<EventValues>({ subscription: { values: true } });
  return (
    <section className="card event-review" aria-labelledby={id}>
      <h2 id={id}>
        <span className="visually-hidden">{t('sections.review')}: </span>
        {trimmed(values.name) || t('review.noName')}
      </h2>
      <dl className="event-review__list">
        <dt>{t(values.repeat ? 'review.first' : 'review.when')}</dt>
        <dd>
          <First values={values} />
        </dd>
        <dt>{t('review.lasts')}</dt>
        <dd className="num">{typeof values.duration === 'number' ? writeLength(values.duration) : '–'}</dd>
        <dt>{t('review.repeats')}</dt>
        <dd>
          <Repeats values={values} />
        </dd>
        <dt>{t('review.source')}</dt>
        <dd>
          <Source values={values} />
        </dd>
        <dt>{t('review.sendsTo')}</dt>
        <dd>
          <SendsTo values={values} />
        </dd>
        <dt>{t('review.readiness')}</dt>
        <dd>
          <Ready values={values} />
        </dd>
      </dl>
      <Notes values={values} />
      {children}
    </section>
  );
}

function First({ values }: { values: EventValues }) {
  const { t } = useTranslation('eventForm');
  const format = useFormat();
  const [next] = useTimes() ?? [];
  const start = next?.startAt ?? toInstant(values.startLocal, values.timezone);
  const mine = viewerZone();
  if (!start) return '–';
  return (
    <>
      <ZonedTime at={start.toISOString()} zone={values.timezone} />
      {!isSameClock(start, values.timezone, mine) && (
        <div className="muted num">{t('review.yours', { time: format.time(start, mine) })}</div>
      )}
    </>
  );
}

function Repeats({ values: { repeat, startLocal, timezone } }: { values: EventValues }) {
  const { t } = useTranslation('eventForm');
  const say = useRepeatWords();
  const sayDay = useDayWords(timezone);
  const { total, free, clashes } = useEventCheck();
  const times = useTimes();
  const { skipped } = useSkips();
  if (!repeat) return t('review.once');
  return (
    <>
      {say({ ...repeat, ends: repeat.ends === 'AFTER' ? 'NEVER' : repeat.ends }, startLocal)}
      {times && <span className="num">, {t('repeat.times', { count: total })}</span>}
      {skipped.length > 0 && (
        <div className="muted">
          {t('review.skips', { count: skipped.length, date: sayDay(skipped[0] ?? startLocal) })}
        </div>
      )}
      {clashes.length > 0 && (
        <div className="event-review__clash">
          {t(free > 0 ? 'review.clashes' : 'review.allClash', { count: clashes.length })}
        </div>
      )}
    </>
  );
}

function Source({ values }: { values: EventValues }) {
  const { t } = useTranslation('eventForm');
  const { encoders, encoderChannels, webChannels } = useChoices();
  const nameIn = (list: readonly { id: string; name: string }[], id: string) =>
    list.find((one) => one.id === id)?.name;
  const source = getEventSource(values.type);
  if (source === 'media') return t('sources.media');
  if (source === 'webChannel')
    return t('review.replays', { name: nameIn(webChannels, values.replayedWebChannelId) ?? '–' });
  const names = [nameIn(encoders, values.encoderId), nameIn(encoderChannels, values.encoderChannelId)];
  return names.filter(Boolean).join(' · ') || '–';
}

function SendsTo({ values }: { values: EventValues }) {
  const { t } = useTranslation('eventForm');
  const { groups } = useChoices();
  const group = groups.find(({ id }) => id === values.destinationGroupId);
  const count = values.destinations.length + (group?.destinationCount ?? 0);
  if (count === 0) return t('review.nowhere');
  const saves = values.destinations.some(({ isAutosaved }) => isAutosaved);
  return (
    <>
      {t('review.places', { count })}
      {group && <div className="muted">{t('review.group', { name: group.name })}</div>}
      {saves && <div className="muted">{t('review.saves')}</div>}
    </>
  );
}

/** Shows whether the next date could take place. */
function Ready({ values }: { values: EventValues }) {
  const { t } = useTranslation('eventForm');
  const { viewer } = useSession();
  const { encoders } = useChoices();
  const { check, isAnswered, isFailed } = useEventCheck();
  const [next] = useTimes() ?? [];
  const now = useNow(60_000);
  if (!next) return '–';
  // Unknown is not ready.
  if (!isAnswered)
    return <span className="muted">{t(isFailed ? 'review.notJudged' : 'review.judging')}</span>;
  const at = next.startAt.getTime();
  return (
    <ReadinessTag
      readiness={readinessOfForm({
        ...{ eventId: '', name: trimmed(values.name) || t('review.noName'), type: values.type },
        isFar: !isJudgedByTheMoment(next.startAt, new Date(now)),
        encoder: values.encoderId ? encoders.find(({ id }) => id === values.encoderId) : null,
        planName: viewer.customer.webPlanName ?? t('review.plan'),
        conflicts: check?.conflicts.filter(({ startAt }) => Date.parse(startAt) === at) ?? [],
        endedAccounts: endedAccounts(check?.warnings ?? [], values),
      })}
      onChooseEncoder={focusEncoder}
    />
  );
}

const focusEncoder = () => document.querySelector<HTMLElement>('.event-form [name="encoderId"]')?.focus();

/** Additional hints. */
function Notes({ values }: { values: EventValues }) {
  const { t } = useTranslation('eventForm');
  const mismatches = regionMismatches(values, useChoices());
  const { check } = useEventCheck();
  // Those of a destination stand beside it, and regions have a sentence of their own.
  const warnings = check?.warnings.filter(
    ({ field, reason }) => field?.[0] !== 'destinations' && reason !== 'EVENT_CONFLICT_REGION',
  );
  return (
    <div className="event-review__notes">
      {mismatches.length > 0 && (
        <p className="event-review__warning">{t('region.note', { name: mismatches[0]?.webChannel })}</p>
      )}
      {warnings?.map((warning) => (
        <p key={warning.message} className="event-review__warning">
          {problemWords(warning)}
        </p>
      ))}
      {values.destinations.some(({ kind }) => kind === 'EMBED') && (
        <p className="muted">{t('review.delay')}</p>
      )}
    </div>
  );
}
