import { useTranslation } from 'react-i18next';

const MOST_NAMED = 8;

/** Names of the first videos of an action, and the number of the others. */
export function VideoNames({ videos }: { videos: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation('media');
  return (
    <ul>
      {videos.slice(0, MOST_NAMED).map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
      {videos.length > MOST_NAMED && (
        <li className="muted">{t('delete.more', { count: videos.length - MOST_NAMED })}</li>
      )}
    </ul>
  );
}
