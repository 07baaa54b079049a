import type { Access } from '../../../kernel/access.ts';
import type { Screen } from '../../../kernel/screen.ts';
import { recentUploadsPath, uploadPath } from '../../../kernel/paths/upload.ts';

const upload: Access = { capabilities: ['videoUpload'] };

export const screens: readonly Screen[] = [
  {
    name: 'uploadVideo',
    path: uploadPath(),
    access: upload,
    page: async () => (await import('./UploadPage.tsx')).UploadPage,
    card: { hub: 'media', at: 20, drawing: 'screen' },
    help: { area: 'media', at: 20 },
  },
  {
    name: 'recentlyUploaded',
    path: recentUploadsPath(),
    access: upload,
    page: async () => (await import('./RecentlyUploadedPage.tsx')).RecentlyUploadedPage,
    card: { hub: 'media', at: 30, drawing: 'news' },
  },
];
