import Bowser from 'bowser';
import { OLDEST_CHROMIUM } from './modernChromium.ts';
import { forget, readStored, store } from '../kernel/storage.ts';

/**
 * Oldest releases that run what we ship: cascade layers, color mixing, top-level await. Safari's is the
 * rule's own (APP-07); a browser that is not listed passes.
 */
const OLDEST = {
  safari: '>=17',
  chrome: `>=${OLDEST_CHROMIUM}`,
  edge: `>=${OLDEST_CHROMIUM}`,
  firefox: '>=113',
  'internet explorer': '>11',
};
const USER_AGENT = 'userAgent';
const DISMISSED = 'browserBannerDismissed';

/** True if the browser with this user agent runs the app (APP-07). */
export function isSupported(userAgent: string): boolean {
  return Bowser.getParser(userAgent).satisfies(OLDEST) !== false;
}

/** True if the banner is to be shown: unsupported and not dismissed since the browser last changed (APP-04, APP-05). */
export function needsBanner(userAgent: string): boolean {
  if (readStored<string>(USER_AGENT) !== userAgent) {
    store(USER_AGENT, userAgent);
    forget(DISMISSED);
  }
  return !isSupported(userAgent) && readStored<boolean>(DISMISSED) !== true;
}

/** Keeps the dismissal in this browser. */
export function dismissBanner(): void {
  store(DISMISSED, true);
}
