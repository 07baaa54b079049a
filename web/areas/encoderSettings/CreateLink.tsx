import { AnchorButton } from '@blueprintjs/core';
import { Add } from '@blueprintjs/icons';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** The one primary action of a list of settings. */
export function CreateLink({ to, label }: { to: string; label: string }) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return <AnchorButton intent="primary" icon={<Add />} text={label} href={href} onClick={follow as never} />;
}
