import { useFormat } from '../time/format.ts';
import './EventLog.css';

interface EventLogEntry {
  time: string;
  /** State in words. Only what is on air now is red. */
  word: string;
  why?: string | null;
}

/** Events of a recording or broadcast, oldest first. */
export function EventLog({ entries, zone }: { entries: readonly EventLogEntry[]; zone: string | undefined }) {
  const format = useFormat();
  return (
    <ol className="event-log">
      {entries.map(({ time, word, why }, index) => (
        // Two entries may have the same time and state.
        <li key={index}>
          <time className="num" dateTime={time}>
            {format.dateTime(time, zone)}
          </time>
          <span>{word}</span>
          {why && <span className="event-log__why">{why}</span>}
        </li>
      ))}
    </ol>
  );
}
