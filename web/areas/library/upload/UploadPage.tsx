import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { libraryPath } from '../../../kernel/paths/media.ts';
import { DropArea } from './DropArea.tsx';
import { recentUploadsPath } from '../../../kernel/paths/upload.ts';
import { UploadCard } from './UploadCard.tsx';
import { useUploads } from './useUploads.ts';
import './Upload.css';

/** Uploads videos: each file is checked before a byte is sent (S-020). */
export function UploadPage() {
  const { t } = useTranslation('upload');
  const { t: media } = useTranslation('media');
  const uploads = useUploads();
  return (
    <>
      <PageHeader
        title={t('title')}
        back={{ label: media('library.title'), to: libraryPath() }}
        actions={<Link to={recentUploadsPath()}>{t('recent.title')}</Link>}
      />
      <DropArea />
      <ul className="upload-list">
        {[...uploads].reverse().map((upload) => (
          <UploadCard key={upload.id} upload={upload} />
        ))}
      </ul>
    </>
  );
}
