import { dismissBanner, isSupported, needsBanner } from '../../../web/app/browserSupport.ts';
import { isSessionless } from '../../../web/app/publicPaths.ts';
import { secureAddress } from '../../../web/app/secureAddress.ts';

const AGENTS = {
  safari16:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15',
  safari17:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  chrome:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  chrome90:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/90.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  internetExplorer: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  unknown: 'Lightpanda/1.0',
};

beforeEach(() => localStorage.clear());

describe('APP-07 Safari from 17 on, the recent other browsers and unknown ones are supported', () => {
  test.each([
    ['safari17', true],
    ['chrome', true],
    ['firefox', true],
    ['edge', true],
    ['unknown', true],
    ['safari16', false],
    ['chrome90', false],
    ['internetExplorer', false],
  ] as const)('%s is supported: %s', (name, supported) => {
    expect(isSupported(AGENTS[name])).toBe(supported);
  });
});

test('APP-04 the banner is shown in an unsupported browser until it is dismissed', () => {
  expect(needsBanner(AGENTS.safari16)).toBe(true);
  dismissBanner();
  expect(needsBanner(AGENTS.safari16)).toBe(false);
});

test('APP-05 another browser is checked anew: hidden when supported, shown again when not', () => {
  needsBanner(AGENTS.safari16);
  dismissBanner();
  expect(needsBanner(AGENTS.safari17)).toBe(false);
  expect(needsBanner(AGENTS.safari16)).toBe(true);
});

test.each(['/uploader', '/uploader/success', '/unregisteruploader/'])('APP-06 no banner on %s', (path) => {
  expect(isSessionless(path)).toBe(true);
});

test('APP-03 plain http moves to https', () => {
  expect(secureAddress('http://studio.example/media?x=1#y')).toBe('https://studio.example/media?x=1#y');
});

test.each([
  'http://localhost:4000/',
  'http://127.0.0.1/',
  'http://127.8.9.10:80/',
  'http://[::1]:4000/',
  'https://studio.example/',
])('APP-03 %s stays as it is', (href) => {
  expect(secureAddress(href)).toBeNull();
});
