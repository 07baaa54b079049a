import { useFormat } from '../time/format.ts';
import './EventLog.css';

interface EventLogEntry {
  time: string;
  /** What it did from then on, in words: only what is on air now is red. */
  word: string;
  why?: string | null;
}

/** What happened to a recording or a broadcast, oldest first. */
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
