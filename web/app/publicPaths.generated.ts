/** The screens that need nobody signed in, by path. */
export const PUBLIC_PATHS: Readonly<Record<string, 'public' | 'sessionless'>> = {
  '/reset-password': 'public',
  '/verify-email': 'public',
  '/userinvites/:id/accept': 'public',
  '/uploader': 'sessionless',
  '/uploader/reset-password': 'sessionless',
  '/uploader/success': 'sessionless',
  '/unregisteruploader': 'sessionless',
  '/unregisteruploader/success': 'sessionless',
};
