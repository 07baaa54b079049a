/** What user agents call themselves, the more telling words first: most name others beside themselves. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
] as const;

/** What people know a browser by, such as `Firefox, Windows`; null for what names none. */
export function browserName(agent: string): string | null {
  const named = (words: readonly (readonly [string, RegExp])[]) =>
    words.find(([, pattern]) => pattern.test(agent))?.[0];
  const browser = named(BROWSERS);
  if (browser === undefined) return null;
  return [browser, named(SYSTEMS)].filter((word) => word !== undefined).join(', ');
}
