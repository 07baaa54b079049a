import type { Page } from '@playwright/test';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  demoEndedDestinationId,
  PRESET_IDS,
  DESTINATION_GROUP_IDS,
  RTMP_DESTINATION_IDS,
  SOCIAL_ACCOUNT_IDS,
  QR_OVERLAY_IDS,
  WEB_CHANNEL_IDS,
  WEB_PRESET_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { CUSTOMERS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoEncoderVideoId, demoMediaId, demoPlaylistId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { areaScreens } from '../../../web/app/areaScreens.generated.ts';
import type { Screen } from '../../../web/kernel/screen.ts';

const NOTHING = '00000000-0000-4000-8000-000000000000';

/** Ids of Harbour's demo data for the parameters of a path, by the path's beginning. */
const IDS: readonly (readonly [prefix: string, id: string])[] = [
  ['/media/library/', demoMediaId(CUSTOMERS.harbour, 0)],
  ['/media/encoder-videos/', demoEncoderVideoId(CUSTOMERS.harbour, 0)],
  ['/media/web-videos/', demoEndedDestinationId(1)],
  ['/media/playlists/', demoPlaylistId(CUSTOMERS.harbour, 0)],
  ['/settings/encoders/', ENCODER_IDS.northHall],
  ['/settings/encoder-channels/', CHANNEL_IDS.main],
  ['/settings/encoder-presets/', PRESET_IDS.fullHd30],
  ['/settings/rtmp-destinations/', RTMP_DESTINATION_IDS.campusTv],
  ['/settings/social-media/', SOCIAL_ACCOUNT_IDS.facebook],
  ['/settings/qr-click-overlays/', QR_OVERLAY_IDS.give],
  ['/settings/destination-groups/', DESTINATION_GROUP_IDS.youth],
  ['/settings/web-channels/', WEB_CHANNEL_IDS.main],
  ['/settings/web-presets/', WEB_PRESET_IDS.spanish],
  ['/settings/users/', USERS.harbourEvents],
  ['/encoders/', ENCODER_IDS.northHall],
  ['/admin/organizations/', CUSTOMERS.harbour],
];

/** The path of a screen with its parameters filled from the demo data. */
export function filled(path: string): string {
  const id = IDS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? NOTHING;
  return path.replace(':count', '1').replace(/:\w+\??/, id);
}

/** The screens that need a session, grouped by the first words of their paths. */
export function areas(words: number): [area: string, screens: Screen[]][] {
  const groups = new Map<string, Screen[]>();
  for (const screen of areaScreens.filter(({ access }) => access !== 'public')) {
    const area = screen.path
      .split('/')
      .slice(0, words + 1)
      .join('/');
    groups.set(area, [...(groups.get(area) ?? []), screen]);
  }
  return [...groups];
}

/** The screens that need none. */
export const PUBLIC_SCREENS: readonly Screen[] = areaScreens.filter(({ access }) => access === 'public');

/** Goes to a path as a link inside the app does, without loading the page anew. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    document.title = '';
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  // The guard of the new screen names it as soon as it stands there.
  await page.waitForFunction(() => document.title !== '');
}
