import { act, screen } from '@testing-library/react';
import { openApp } from './openApp.tsx';

const OLD_BROWSER = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';

beforeEach(() => sessionStorage.setItem('rostrum.browserContinued', 'yes'));
afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'userAgent');
});

describe('APP-02 the session is reloaded on start, but not on the public uploader pages', () => {
  test.each([
    '/uploader',
    '/uploader/reset-password',
    '/uploader/success',
    '/unregisteruploader',
    '/unregisteruploader/success',
  ])('%s asks the graph nothing', async (path) => {
    const graph = openApp(path, { viewer: null });
    await screen.findByRole('heading', { level: 1 });
    expect(graph.asked()).toEqual([]);
  });

  test('another page asks who is signed in', async () => {
    const graph = openApp('/', { viewer: null });
    await screen.findByLabelText('User name');
    expect(graph.asked()).toEqual(['Session']);
  });
});

describe('APP-06 the banner of an unsupported browser stays away from the uploader pages', () => {
  beforeEach(() => Object.defineProperty(navigator, 'userAgent', { value: OLD_BROWSER, configurable: true }));

  test('it is shown at sign-in', async () => {
    openApp('/', { viewer: null });
    expect(await screen.findByText(/latest version of Chrome, Firefox, Edge, or Safari/)).toBeTruthy();
  });

  test('it is not shown on /uploader', async () => {
    openApp('/uploader', { viewer: null });
    await screen.findByRole('heading', { level: 1 });
    // The banner's code is loaded by now, so it would be visible.
    await act(async () => {
      await import('../../../web/app/browserSupport.ts');
      await import('../../../web/app/UnsupportedBrowser.tsx');
    });
    expect(screen.queryByText(/latest version of Chrome, Firefox, Edge, or Safari/)).toBeNull();
  });
});
