/** "Chrome on Windows" from what a browser says of itself. Pure; a guess for people, nothing rests on it. */
import { securityMessages as words } from '@quayside/contract/messages/security';

/** In this order: Edge and Opera call themselves Chrome as well, Chrome calls itself Safari. */
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

export function deviceLabel(userAgent: string | null): string {
  const found = (list: readonly (readonly [string, string])[]) =>
    list.find(([mark]) => userAgent?.includes(mark))?.[1] ?? null;
  const [browser, system] = [found(browsers), found(systems)];
  if (browser && system) return words.on(browser, system);
  return browser ?? system ?? words.unknown;
}
