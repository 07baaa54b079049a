import { dismissBanner, needsBanner } from '../../../web/app/browserSupport.ts';
import { toggleFavourite, visit } from '../../../web/areas/admin/public/organizationLists.ts';

test('APP-12 local storage holds recent and favourite customers, the user agent and the flag of its banner', () => {
  localStorage.clear();
  const old = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
  visit({ id: 'c1', name: 'Harbour Street Church' });
  toggleFavourite({ id: 'c2', name: 'Northgate Arena' });
  expect(needsBanner(old)).toBe(true);
  dismissBanner();
  expect(needsBanner(old)).toBe(false);
  const kept = Object.fromEntries(
    Object.entries(localStorage).map(([key, value]) => [key, JSON.parse(value as string) as unknown]),
  );
  expect(kept).toEqual({
    'rostrum.recentCustomers': [expect.objectContaining({ customerId: 'c1' })],
    'rostrum.favouriteCustomers': [expect.objectContaining({ customerId: 'c2' })],
    'rostrum.userAgent': old,
    'rostrum.browserBannerDismissed': true,
  });
});
