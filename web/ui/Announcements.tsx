import { useEffect, useState } from 'react';
import { onAnnouncement } from './announce.ts';

/** The live region that speaks for everything that changes without being looked at. */
export function Announcements() {
  const [spoken, setSpoken] = useState({ text: '', turn: 0 });
  useEffect(() => onAnnouncement((text) => setSpoken(({ turn }) => ({ text, turn: turn + 1 }))), []);
  // Two places in turn: the same words are said twice only if they appear in another place.
  return (
    <>
      {[0, 1].map((place) => (
        <div key={place} className="visually-hidden" role="status">
          {spoken.turn % 2 === place ? spoken.text : ''}
        </div>
      ))}
    </>
  );
}
