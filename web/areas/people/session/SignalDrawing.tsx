import './SignalDrawing.css';

const SENDS = [
  { y: 52, tone: 'live' },
  { y: 122, tone: 'live' },
  { y: 192, tone: 'good' },
  { y: 262, tone: 'idle' },
] as const;

/** One camera, one signal, many places: what the product does, drawn. */
export function SignalDrawing() {
  return (
    <svg className="signal" viewBox="0 0 560 320" fill="none" aria-hidden="true">
      <g className="signal-source">
        <rect x="8" y="112" width="150" height="90" rx="10" />
        <circle cx="30" cy="134" r="5" className="signal-lamp live" />
        <path d="M24 178l18-10 14 6 18-22 16 14 18-8 16 12 18-6" className="signal-trace" />
      </g>
      {SENDS.map(({ y, tone }) => (
        <g key={y}>
          <path d={`M158 157C230 157 250 ${y} 330 ${y}`} className={`signal-way ${tone}`} />
          <rect x="330" y={y - 26} width="206" height="52" rx="10" className="signal-place" />
          <circle cx="354" cy={y} r="5" className={`signal-lamp ${tone}`} />
          <path
            d={`M374 ${y - 6}h${tone === 'idle' ? 70 : 96}M374 ${y + 8}h${tone === 'idle' ? 40 : 60}`}
            className="signal-text"
          />
        </g>
      ))}
    </svg>
  );
}
