/** Names in user agents, specific ones first because most include others. */
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

/** Readable name of a browser, such as `Firefox, Windows`. Null if it is unknown. */
export function browserName(agent: string): string | null {
  const named = (words: readonly (readonly [string, RegExp])[]) =>
    words.find(([, pattern]) => pattern.test(agent))?.[0];
  const browser = named(BROWSERS);
  if (browser === undefined) return null;
  return [browser, named(SYSTEMS)].filter((word) => word !== undefined).join(', ');
}
