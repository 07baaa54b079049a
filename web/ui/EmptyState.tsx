import { Button } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { Drawing, type DrawingName } from './Drawing.tsx';
import './EmptyState.css';

interface EmptyStateProps {
  drawing: DrawingName;
  /** One sentence: what the thing is for, or what was not found. */
  sentence: string;
  /** The one next step, where there is one. */
  action?: { label: string; to?: string; onClick?: () => void };
}

export function EmptyState({ drawing, sentence, action }: EmptyStateProps) {
  const navigate = useNavigate();
  return (
    <div className="empty-state">
      <Drawing name={drawing} />
      <p>{sentence}</p>
      {action && (
        <Button
          text={action.label}
          onClick={() => (action.to ? void navigate(action.to) : action.onClick?.())}
        />
      )}
    </div>
  );
}
