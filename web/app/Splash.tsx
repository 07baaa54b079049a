import './Splash.css';
import { Mark } from '../ui/Mark.tsx';

/** What stands on an empty window while the first code arrives. Words would only flicker. */
export function Splash() {
  return (
    <div className="splash" aria-busy="true">
      <Mark size={40} />
    </div>
  );
}
