import './Splash.css';
import { Mark } from '../ui/Mark.tsx';

/** The frame that the page was served with, for whoever brought a session; null where it draws none. */
const DRAWN = typeof document === 'undefined' ? null : drawnFrame();

/** Splash screen while the first code loads: the empty frame, or the logo. Text would flicker. */
export function Splash() {
  if (DRAWN) return <div aria-busy="true" dangerouslySetInnerHTML={DRAWN} />;
  return (
    <div className="splash" aria-busy="true">
      <Mark size={40} />
    </div>
  );
}

function drawnFrame(): { __html: string } | null {
  const drawn =
    document.documentElement.dataset.start === 'frame' && document.querySelector('#root > .start');
  return drawn ? { __html: drawn.outerHTML } : null;
}
