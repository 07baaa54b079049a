import { Link } from 'react-router-dom';
import './RowLink.css';

interface RowLinkProps {
  to: string;
  children: React.ReactNode;
  className?: string;
}

/** The link of a row or a card: all of it follows, other controls lie above it with the class `list-above`. */
export function RowLink({ to, children, className }: RowLinkProps) {
  return (
    <Link className={className ? `list-link ${className}` : 'list-link'} to={to}>
      {children}
    </Link>
  );
}
