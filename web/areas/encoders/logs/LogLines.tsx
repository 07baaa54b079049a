import { Button } from '@blueprintjs/core';
import { ArrowDown } from '@blueprintjs/icons';
import { memo, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hourForm, useClock } from '../../../time/clock.ts';
import { dateFormatter } from '../../../time/formatters.ts';
import { PHONE, useMedia } from '../../../ui/useMedia.ts';
import { useWindowedRows } from '../../../ui/useWindowedRows.ts';
import type { LogEntry } from './logEntries.ts';
import './Logs.css';

interface LogLinesProps {
  label: string;
  entries: readonly LogEntry[];
  /** True if the newest entry is kept in view. */
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
  /** Entries that came since following was paused. */
  missed: number;
}

const ROW_HEIGHT = 28;
/** Two lines of text below the time; the same as in Logs.css. */
const PHONE_ROW_HEIGHT = 68;

/**
 * The lines of a log, of which only those in view are drawn. While it is followed the newest stays in view; scrolling
 * up pauses that, scrolling to the end or the button resumes it.
 */
export function LogLines({ label, entries, isFollowing, onFollow, missed }: LogLinesProps) {
  const { t, i18n } = useTranslation('encoders');
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const height = useMedia(PHONE) ? PHONE_ROW_HEIGHT : ROW_HEIGHT;
  const { start, end } = useWindowedRows(body, entries.length, height);

  useLayoutEffect(() => {
    if (isFollowing && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [entries, isFollowing, height]);

  const scrolled = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    const isAtEnd = scrollHeight - scrollTop - clientHeight < height;
    if (isAtEnd !== isFollowing) onFollow(isAtEnd);
  };

  return (
    <div className="log">
      <div
        ref={box}
        className="log__box"
        role="log"
        aria-label={label}
        aria-live="off"
        tabIndex={0}
        onScroll={scrolled}
      >
        <div ref={body}>
          <Gap rows={start} height={height} />
          {entries.slice(start, end).map((entry, offset) => (
            <LogLine key={start + offset} entry={entry} language={i18n.language} />
          ))}
          <Gap rows={entries.length - end} height={height} />
        </div>
      </div>
      {!isFollowing && (
        <Button
          className="log__resume"
          intent="primary"
          icon={<ArrowDown />}
          text={missed > 0 ? t('logs.newEntries', { count: missed }) : t('logs.resume')}
          onClick={() => onFollow(true)}
        />
      )}
    </div>
  );
}

/** Day and time in the viewer's zone. */
const TO_THE_SECOND: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: 'short',
  second: '2-digit',
};

const LogLine = memo(function LogLine({ entry, language }: { entry: LogEntry; language: string }) {
  const { clock } = useClock();
  return (
    <div className="log-line" data-level={entry.level}>
      <time className="log-line__time mono" dateTime={entry.time}>
        {dateFormatter(language, { ...TO_THE_SECOND, ...hourForm(clock), hour: '2-digit' }).format(
          new Date(entry.time),
        )}
      </time>
      <span className="log-line__level">{entry.level}</span>
      <span className="log-line__text" title={entry.entry}>
        {entry.entry}
      </span>
    </div>
  );
});

function Gap({ rows, height }: { rows: number; height: number }) {
  return rows > 0 ? <div aria-hidden="true" style={{ height: rows * height }} /> : null;
}
