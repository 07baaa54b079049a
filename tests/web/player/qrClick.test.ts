import { jest } from '@jest/globals';

/** A script of the page, as browsers get it. */
const script: string = '../../../fixtures/platform/domains/destinations/pages/assets/qrClick.js';
const { offerCodes } = (await import(script)) as {
  offerCodes: (decode: () => string, player: object, look: object) => void;
};

const GIVE = {
  ...{ name: 'Give', url: 'https://give.example/', customLabel: null as string | null },
  ...{ openingBehavior: 'CLICK_TO_OPEN', type: 'IN_PLAYER_OVERLAY' },
};
const WORDS = { qrClick: 'Open', closePage: 'Close' };

/** Content of the QR code in the video. Null if there is none. */
let code: string | null;
let opened: jest.Mock<(...args: unknown[]) => Window | null>;

function play(overlay: object = {}, qrClickLabel: string | null = null) {
  document.body.innerHTML = '<div id="stage"><div id="player"><video></video></div></div>';
  const video = document.querySelector('video')!;
  Object.defineProperties(video, { videoWidth: { value: 640 }, videoHeight: { value: 360 } });
  const decode = () => {
    if (code === null) throw new Error('There is none.');
    return code;
  };
  const player = { paused: () => false, el: () => document.getElementById('player')! };
  offerCodes(decode, player, { overlays: [{ ...GIVE, ...overlay }], qrClickLabel, words: WORDS });
}
/** The next time that the picture is looked at. */
const sees = (what: string | null) => {
  code = what;
  jest.advanceTimersByTime(1000);
};
const button = () => document.querySelector<HTMLButtonElement>('.qr-click');
const frame = () => document.querySelector('iframe');

beforeEach(() => {
  jest.useFakeTimers();
  opened = jest.fn(() => null);
  jest.spyOn(window, 'open').mockImplementation(opened as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => ({}),
  } as never);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('QRC-06 click to open offers a button for as long as the code is in the picture, and opens nothing by itself', () => {
  play();
  sees(null);
  expect(button()).toBeNull();
  sees('https://give.example');
  expect(button()?.textContent).toBe('Open');
  expect([frame(), opened.mock.calls]).toEqual([null, []]);
  sees('https://other.example/');
  expect(button()).toBeNull();
});

test('QRC-06 auto open opens it at once, one time, and leaves the button', () => {
  play({ openingBehavior: 'AUTO_OPEN', type: 'EXTERNAL_LINK' });
  sees(GIVE.url);
  sees(null);
  sees(GIVE.url);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(button()).toBeTruthy();
});

test('QRC-07 an in-player overlay stands within the player, so that full screen shows it, until it is closed', () => {
  play();
  sees(GIVE.url);
  button()!.click();
  expect(frame()?.src).toBe(GIVE.url);
  expect(frame()?.closest('#player')).toBeTruthy();
  document.querySelector<HTMLButtonElement>('[aria-label="Close"]')!.click();
  expect(frame()).toBeNull();
  expect(opened).not.toHaveBeenCalled();
});

test('QRC-07 an external link opens in a page of its own', () => {
  play({ type: 'EXTERNAL_LINK' });
  sees(GIVE.url);
  button()!.click();
  expect(opened).toHaveBeenCalledWith(GIVE.url, '_blank', 'noopener');
  expect(frame()).toBeNull();
});

test.each([
  ['its own label', 'Give now', 'Scan', 'Give now'],
  ['that of the profile', null, 'Scan', 'Scan'],
  ['the usual words', null, null, 'Open'],
])('PLY-03 the button carries %s', (_whose, customLabel, qrClickLabel, shown) => {
  play({ customLabel }, qrClickLabel);
  sees(GIVE.url);
  expect(button()?.textContent).toBe(shown);
});
