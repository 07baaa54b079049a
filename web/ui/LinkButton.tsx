import { AnchorButton, type AnchorButtonProps } from '@blueprintjs/core';
import type { MouseEventHandler } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkButtonProps extends Omit<AnchorButtonProps, 'href' | 'onClick' | 'role'> {
  /** A path of the app. */
  to: string;
}

/** A link of the app that looks like a button: it opens in a new tab as links do, and is told as a link. */
export function LinkButton({ to, ...look }: LinkButtonProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <AnchorButton
      {...look}
      role="link"
      href={useHref(to)}
      onClick={follow as unknown as MouseEventHandler<HTMLElement>}
    />
  );
}
