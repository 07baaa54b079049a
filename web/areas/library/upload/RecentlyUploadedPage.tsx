import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { useStatusSubscription } from '../../../kernel/useStatusSubscription.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { libraryPath } from '../../../kernel/paths/media.ts';
import { MediaItemsChangedDocument } from '../media/public/ProcessingMedia.generated.ts';
import { uploadPath } from '../../../kernel/paths/upload.ts';
import { RecentUpload } from './RecentUpload.tsx';
import { useRecentUploadsQuery } from './Upload.generated.ts';
import './Upload.css';

/** The last uploads with their state; each that is still processed is read again on its own (S-021, LIB-08, LIB-09). */
export function RecentlyUploadedPage() {
  const { t } = useTranslation('upload');
  const { t: media } = useTranslation('media');
  const { viewer } = useSession();
  const customerId = viewer.customer.id;
  const { data, previousData, loading, error, refetch } = useRecentUploadsQuery({
    variables: { customerId },
  });
  const videos = (data ?? previousData)?.customer?.recentMedia;
  useStatusSubscription(MediaItemsChangedDocument, {
    variables: { customerId },
    onGap: () => void refetch(),
  });
  return (
    <>
      <PageHeader
        title={t('recent.title')}
        back={{ label: media('library.title'), to: libraryPath() }}
        actions={<Link to={uploadPath()}>{t('title')}</Link>}
      />
      {error && (
        <LoadFailure error={error} onRetry={() => void refetch()} layout={videos ? 'bar' : 'block'} />
      )}
      {!videos && loading && <SkeletonRows />}
      {videos?.length === 0 && (
        <EmptyState
          drawing="video"
          sentence={t('recent.empty')}
          action={{ label: t('title'), to: uploadPath() }}
        />
      )}
      {videos && videos.length > 0 && (
        <ul className="upload-list">
          {videos.map((video) => (
            <RecentUpload key={video.id} video={video} onGone={() => void refetch()} />
          ))}
        </ul>
      )}
    </>
  );
}
