import './Meter.css';

interface MeterProps {
  label: string;
  /** 0 to 1. */
  share: number;
  /** The value as people read it. */
  text: string;
  /** Share from which it is a warning. */
  warnAt?: number;
  /** Said on hover and to screen readers, for example the limit. */
  hint?: string;
}

/** A value against its limit, as a bar under its label. */
export function Meter({ label, share, text, warnAt, hint }: MeterProps) {
  const shown = Math.min(Math.max(share, 0), 1);
  const isWarning = warnAt !== undefined && share >= warnAt;
  return (
    <div className={isWarning ? 'meter meter--warning' : 'meter'} title={hint}>
      <div className="meter__head">
        <span>{label}</span>
        <span className="num meter__text">{text}</span>
      </div>
      <div
        className="meter__bar"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(shown * 100)}
        aria-valuetext={hint ? `${text}, ${hint}` : text}
      >
        <i style={{ width: `${shown * 100}%` }} />
        {warnAt !== undefined && <b style={{ left: `${warnAt * 100}%` }} />}
      </div>
    </div>
  );
}
