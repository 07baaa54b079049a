/** Client hints of Chromium. */
interface Brands {
  brands?: readonly { brand: string; version: string }[];
}

/** Oldest Chromium that runs what we ship; browserSupport.ts has the others (APP-07). */
export const OLDEST_CHROMIUM = 111;

/** True if this is a Chromium that is new enough; false for any browser that doesn't say so itself. */
export function isModernChromium(navigator: Navigator & { userAgentData?: Brands }): boolean {
  const chromium = navigator.userAgentData?.brands?.find(({ brand }) => brand === 'Chromium');
  return Number(chromium?.version ?? 0) >= OLDEST_CHROMIUM;
}
