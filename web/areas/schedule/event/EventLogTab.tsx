import { Button, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { Duplicate } from '@blueprintjs/icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { EventLog as LogLines } from '../../../ui/EventLog.tsx';
import { LoadState } from '../../../ui/LoadState.tsx';
import { useCopy } from '../../../ui/useCopy.ts';
import { useEventLogQuery } from './EventPage.generated.ts';
import { LOG_FILTERS, narrowed } from './eventLogLines.ts';
import { useLogWords } from './useLogWords.ts';
import type { EventDetails } from './useEvent.ts';
import './event.css';

/** Log of an event, its occurrences, recordings, and destinations in chronological order (S-152). */
export function EventLog({ event }: { event: EventDetails }) {
  const { t, i18n } = useTranslation('schedule');
  const format = useFormat();
  const copy = useCopy();
  const [filter, setFilter] = useState('');
  const [words, setWords] = useState('');
  const lineOf = useLogWords(event.timezone);
  const { data, loading, error, refetch } = useEventLogQuery({
    variables: { id: event.id },
    fetchPolicy: 'cache-and-network',
  });
  useReadAgain(stateOf(event), () => void refetch());
  const log = data?.event?.log;
  if (!log) {
    return (
      <div className="card">
        <LoadState load={{ loading, error, retry: () => void refetch() }} rows={4} />
      </div>
    );
  }
  const lines = log.map((entry) => {
    const line = lineOf(entry);
    return { entry, ...line, text: [line.word, line.why].filter(Boolean).join(' · ') };
  });
  const shown = narrowed(lines, { filter, words, language: i18n.language });
  const asText = () =>
    shown
      .map(({ entry, text }) => `${format.dateTime(entry.happenedAt, event.timezone)}\t${text}`)
      .join('\n');
  return (
    <section className="card" aria-label={t('event.tabs.log')}>
      <div className="event-log-tools">
        <InputGroup
          type="search"
          aria-label={t('log.filter')}
          placeholder={t('log.filter')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <HTMLSelect
          aria-label={t('log.show')}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        >
          {LOG_FILTERS.map((one) => (
            <option key={one} value={one}>
              {t(`log.filters.${one || 'all'}`)}
            </option>
          ))}
        </HTMLSelect>
        <Button
          icon={<Duplicate />}
          text={t('log.copy')}
          disabled={shown.length === 0}
          onClick={() => void copy(asText(), t('log.copied', { count: shown.length }))}
        />
      </div>
      {shown.length === 0 ? (
        <p className="muted">{t(log.length === 0 ? 'log.empty' : 'log.nothing')}</p>
      ) : (
        <LogLines
          zone={event.timezone}
          entries={shown.map(({ entry, word, why }) => ({ time: entry.happenedAt, word, why }))}
        />
      )}
    </section>
  );
}

/** State whose change adds a log entry. */
const stateOf = ({ revision, isPaused, next, contentDestinations }: EventDetails) =>
  [
    revision,
    isPaused,
    next?.bucket,
    ...(contentDestinations ?? []).map(({ id, state, publishReason, buttonReason }) =>
      [id, state, publishReason, buttonReason].join(),
    ),
  ].join(' ');

function useReadAgain(state: string, readAgain: () => void): void {
  const read = useEffectEvent(readAgain);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) read();
    before.current = state;
  }, [state]);
}
