import { useState } from 'react';
import './Thumbnail.css';

interface ThumbnailProps {
  /** JPEG; a drawing stands in until there is one. */
  src: string | null | undefined;
  /** Shown in the corner, already formatted. */
  duration?: string | undefined;
  /** Drawn over the left corner, for example a state. */
  badge?: React.ReactNode;
  /** Share of it that is processed, 0 to 100; drawn as a bar along the lower edge. */
  percent?: number | undefined;
}

/** A 16:9 still. It decorates a title that stands beside it, so its alternative text is empty. */
export function Thumbnail({ src, duration, badge, percent }: ThumbnailProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src && src !== broken ? src : null;
  return (
    <span className="thumbnail">
      {shown ? (
        <img src={shown} alt="" loading="lazy" decoding="async" onError={() => setBroken(shown)} />
      ) : (
        <svg className="thumbnail__none" viewBox="0 0 32 18" aria-hidden="true">
          <path d="M13.5 5.5v7l6-3.5z" fill="currentColor" />
        </svg>
      )}
      {badge && <span className="thumbnail__badge">{badge}</span>}
      {duration && <span className="thumbnail__duration num">{duration}</span>}
      {percent !== undefined && (
        <span className="thumbnail__progress">
          <i style={{ width: `${percent}%` }} />
        </span>
      )}
    </span>
  );
}
