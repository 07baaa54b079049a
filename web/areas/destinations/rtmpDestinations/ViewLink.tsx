import './rtmpDestinations.css';

/** External page where viewers can watch, opened in a new window. */
export function ViewLink({ url }: { url: string | null | undefined }) {
  if (!url) return <span className="muted">–</span>;
  return (
    <a className="rtmp-url list-above" href={url} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  );
}
