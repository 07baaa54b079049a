import { useState, type KeyboardEvent } from 'react';
import { markBeside } from './timelineKeys.ts';

/** A place on a timeline. */
export interface TimelineMark {
  id: string;
  /** Milliseconds. */
  at: number;
  /** Accessible label of the action. */
  label: string;
  title: string;
  /** Further words for its class, which color it. */
  tone: string;
  isBlinking: boolean;
  isHovered: boolean;
}

interface TimelineMarksProps {
  marks: readonly TimelineMark[];
  label: string;
  at: (milliseconds: number) => string;
  onMark: (id: string) => void;
  onHover: ((id: string | null) => void) | undefined;
}

/** The marks of a timeline: one tab stop, arrows go from one to the next. */
export function TimelineMarks({ marks, label, at, onMark, onHover }: TimelineMarksProps) {
  const [reached, setReached] = useState<string>();
  const stop = marks.some(({ id }) => id === reached) ? reached : marks[0]?.id;
  const move = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = markBeside(event.key, index, marks.length);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <span role="toolbar" aria-label={label} className="timeline__marks">
      {marks.map((mark, index) => (
        <button
          key={mark.id}
          type="button"
          className={[
            'timeline__mark',
            `timeline__mark--${mark.tone}`,
            mark.isBlinking && 'timeline__mark--blinking',
            mark.isHovered && 'timeline__mark--hovered',
          ]
            .filter(Boolean)
            .join(' ')}
          style={{ left: at(mark.at) }}
          title={mark.title}
          aria-label={mark.label}
          tabIndex={mark.id === stop ? 0 : -1}
          onFocus={() => {
            setReached(mark.id);
            onHover?.(mark.id);
          }}
          onBlur={() => onHover?.(null)}
          onPointerEnter={() => onHover?.(mark.id)}
          onPointerLeave={() => onHover?.(null)}
          onKeyDown={(event) => move(event, index)}
          onClick={() => onMark(mark.id)}
        />
      ))}
    </span>
  );
}
