import './Drawing.css';

export type DrawingName =
  'encoder' | 'video' | 'playlist' | 'calendar' | 'chart' | 'news' | 'nothing' | 'screen';

/** A line drawing of the thing that a list would hold. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className="drawing" viewBox="0 0 132 88" aria-hidden="true">
      <path d="M8 80.5h116" strokeDasharray="1 5" />
      {DRAWINGS[name]}
    </svg>
  );
}

const DRAWINGS: Record<DrawingName, React.ReactNode> = {
  encoder: (
    <>
      <rect className="drawing__fill" x="22" y="40" width="88" height="32" rx="5" />
      <path d="M30 72v5m72-5v5M34 50h18m-18 6h18m-18 6h12" />
      <circle cx="74" cy="56" r="5" />
      <circle cx="90" cy="56" r="5" />
      <circle className="drawing__spot" cx="102" cy="48" r="2" />
      <path
        className="drawing__accent"
        d="M56 29c5.500-5.500 14.500-5.500 20 0M50 22c9-9 23-9 32 0M62 36c2.300-2.300 5.700-2.300 8 0"
      />
    </>
  ),
  video: (
    <>
      <rect className="drawing__fill" x="26" y="14" width="80" height="50" rx="6" />
      <path className="drawing__accent" d="M60 30v18l15-9z" />
      <path d="M36 72h60" />
      <circle className="drawing__spot" cx="58" cy="72" r="3.500" />
    </>
  ),
  playlist: (
    <>
      <rect className="drawing__fill" x="20" y="14" width="40" height="24" rx="4" />
      <rect className="drawing__fill" x="20" y="46" width="40" height="24" rx="4" />
      <path className="drawing__accent" d="M36 20.500v11l9-5.500zM36 52.500v11l9-5.500z" />
      <path d="M70 21h42M70 29h26M70 53h36M70 61h20" />
    </>
  ),
  calendar: (
    <>
      <rect className="drawing__fill" x="30" y="18" width="72" height="56" rx="6" />
      <path d="M30 34h72M46 12v11M86 12v11" />
      <path className="drawing__accent" d="m56 54 7 7 14-14" />
    </>
  ),
  chart: (
    <>
      <path d="M26 16v58h82" />
      <rect className="drawing__fill" x="36" y="52" width="12" height="22" rx="2" />
      <rect className="drawing__fill" x="56" y="40" width="12" height="34" rx="2" />
      <rect className="drawing__fill" x="76" y="46" width="12" height="28" rx="2" />
      <path className="drawing__accent" d="m36 40 22-14 20 9 26-19" />
    </>
  ),
  news: (
    <>
      <path className="drawing__fill" d="M34 12h58a4 4 0 0 1 4 4v58H38a8 8 0 0 1-8-8V16a4 4 0 0 1 4-4z" />
      <path className="drawing__accent" d="M40 26h46" />
      <path d="M40 38h20v16H40zM68 38h18M68 46h18M68 54h12M40 64h46" />
    </>
  ),
  nothing: (
    <>
      <circle className="drawing__fill" cx="60" cy="38" r="22" />
      <path d="m76 54 16 18" />
      <path className="drawing__accent" d="M52 38h16" />
    </>
  ),
  screen: (
    <>
      <rect className="drawing__fill" x="22" y="12" width="88" height="52" rx="6" />
      <path d="M54 74h24M66 64v10" />
      <circle className="drawing__accent" cx="66" cy="38" r="10" />
      <circle className="drawing__spot" cx="66" cy="38" r="3.500" />
    </>
  ),
};
