import { useTranslation } from 'react-i18next';
import type { Access } from '../../app/access.ts';
import { useSession } from '../../app/session.tsx';
import { Drawing, type DrawingName } from '../../ui/Drawing.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { encoderVideosPath } from '../encoderVideos/paths.ts';
import { libraryPath, playlistsPath } from './paths.ts';
import { recentUploadsPath, uploadPath } from '../upload/paths.ts';
import './Media.css';

const UPLOADING: Access = { capabilities: ['videoUpload'] };

const PLACES: ReadonlyArray<{ id: string; to: string; drawing: DrawingName; access: Access }> = [
  { id: 'library', to: libraryPath(), drawing: 'video', access: { permissions: ['VIDEO_REVIEW'] } },
  { id: 'upload', to: uploadPath(), drawing: 'video', access: UPLOADING },
  { id: 'recent', to: recentUploadsPath(), drawing: 'video', access: UPLOADING },
  {
    id: 'encoderVideos',
    to: encoderVideosPath(),
    drawing: 'video',
    access: { permissions: ['VIDEO_REVIEW'] },
  },
  { id: 'playlists', to: playlistsPath(), drawing: 'playlist', access: { permissions: ['VIDEO_REVIEW'] } },
];

/** Ways into saved video, by what a person may do. */
export function MediaHubPage() {
  const { t } = useTranslation('media');
  const { allows } = useSession();
  return (
    <>
      <PageHeader title={t('hub.title')} />
      <ul className="media-hub">
        {PLACES.filter(({ access }) => allows(access)).map(({ id, to, drawing }) => (
          <li key={id} className="card">
            <Drawing name={drawing} />
            <div>
              <h2>
                <RowLink to={to}>{t(`hub.${id}.title`)}</RowLink>
              </h2>
              <p className="ink2">{t(`hub.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
