import './MessagePage.css';
import type { ReactNode } from 'react';

interface MessagePageProps {
  drawing: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** One thing said in the middle of a page: a drawing, a sentence or two, and what can be done. */
export function MessagePage({ drawing, title, children, actions }: MessagePageProps) {
  return (
    <section className="message-page">
      <div className="message-drawing">{drawing}</div>
      <h1 tabIndex={-1}>{title}</h1>
      <div className="message-text">{children}</div>
      {actions && <div className="message-actions">{actions}</div>}
    </section>
  );
}
