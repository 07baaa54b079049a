import './rtmpDestinations.css';

/** Where viewers watch it: a page of others, in a window of its own. */
export function ViewLink({ url }: { url: string | null | undefined }) {
  if (!url) return <span className="muted">–</span>;
  return (
    <a className="rtmp-url list-above" href={url} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  );
}
