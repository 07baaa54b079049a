import { generatePath, Link } from 'react-router-dom';
import { useScreens } from '../kernel/screen.ts';
import type { UseKind } from '../schema.generated.ts';

interface ThingLinkProps {
  kind: UseKind;
  id: string;
  name: string;
}

/** The name of something, as a link to the screen that shows it where the person may open one. */
export function ThingLink({ kind, id, name }: ThingLinkProps) {
  // Destinations of events have no page; their web video page redirects to the event.
  const shown = kind === 'DESTINATION' ? 'WEB_DESTINATION' : kind;
  const screen = useScreens().find(({ shows }) => shows === shown);
  return screen ? <Link to={generatePath(screen.path, { uuid: id })}>{name}</Link> : name;
}
