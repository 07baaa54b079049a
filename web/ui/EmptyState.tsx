import { Button } from '@blueprintjs/core';
import { Drawing, type DrawingName } from './Drawing.tsx';
import './EmptyState.css';
import { LinkButton } from './LinkButton.tsx';

interface EmptyStateProps {
  drawing: DrawingName;
  /** One sentence: what the thing is for, or what was not found. */
  sentence: string;
  /** Next action: a link, or an action on this page. */
  action?: { label: string; to?: string; onClick?: () => void };
}

export function EmptyState({ drawing, sentence, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Drawing name={drawing} />
      <p>{sentence}</p>
      {action?.to && <LinkButton to={action.to} text={action.label} />}
      {action && !action.to && <Button text={action.label} onClick={() => action.onClick?.()} />}
    </div>
  );
}
