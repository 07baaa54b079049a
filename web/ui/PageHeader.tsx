import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import './PageHeader.css';

interface PageHeaderProps {
  title: string;
  /** Totals, the day, or what the thing belongs to. */
  summary?: React.ReactNode;
  /** The list it belongs to. */
  back?: { label: string; to: string };
  /** State of the thing, beside its title. */
  tag?: React.ReactNode;
  /** Buttons, the primary one last. */
  actions?: React.ReactNode;
}

export function PageHeader({ title, summary, back, tag, actions }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} · Rostrum`;
  }, [title]);
  return (
    <header className="page-header">
      <div className="page-header__text">
        {back && (
          <Link className="page-header__back" to={back.to}>
            {back.label}
          </Link>
        )}
        <div className="page-header__title">
          <h1>{title}</h1>
          {tag}
        </div>
        {summary && <div className="page-header__summary num">{summary}</div>}
      </div>
      {actions && <div className="page-header__actions">{actions}</div>}
    </header>
  );
}
