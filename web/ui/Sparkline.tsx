import { memo, useMemo } from 'react';
import './Sparkline.css';

interface SparklineProps {
  /** Oldest first; drawn evenly spaced. */
  values: readonly number[];
  /** Accessible description of the drawing. */
  label: string;
  width?: number;
  height?: number;
  /** Quiet lines are drawn in the color of a rule: nothing happens there. */
  quiet?: boolean;
}

/** The path of a line through the values, with the floor at zero and 2 px of room at either edge. */
export function sparklinePath(values: readonly number[], width: number, height: number): string {
  const floor = height - 2;
  if (values.length === 0) return '';
  const top = Math.max(...values, 1);
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const y = (value: number) => round(floor - (Math.max(value, 0) / top) * (height - 4));
  if (values.length === 1) return `M0 ${y(values[0]!)}H${width}`;
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${round(index * step)} ${y(value)}`)
    .join('');
}

const round = (value: number) => Math.round(value * 10) / 10;

export const Sparkline = memo(function Sparkline({
  values,
  label,
  width = 96,
  height = 22,
  quiet,
}: SparklineProps) {
  const line = useMemo(() => sparklinePath(values, width, height), [values, width, height]);
  const isQuiet = quiet ?? values.every((value) => value === 0);
  return (
    <svg
      className={isQuiet ? 'sparkline sparkline--quiet' : 'sparkline'}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      {!isQuiet && line && <path className="sparkline__area" d={`${line}V${height}H0Z`} />}
      <path className="sparkline__line" d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
});
