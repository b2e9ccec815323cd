/** The two cookies of a session and the one of the device, as data; routes set them. */

import type { ActorKind } from '../../kernel/actor.ts';
import { days } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';

export type Cookie = {
  readonly name: string;
  readonly value: string;
  readonly options: {
    readonly path: '/';
    readonly httpOnly: boolean;
    readonly secure: boolean;
    readonly sameSite: 'strict' | 'lax';
    readonly maxAge: number;
  };
};

const hintName = 'quayside_hint';
const accountName = 'quayside_name';
const plainName = 'quayside_refresh';
const plainDeviceName = 'quayside_device';
/** Browsers keep no cookie longer (RFC 6265bis). */
export const deviceDays = 400;

/** Browsers keep Secure cookies over https and, although it is plain, on this very machine. */
function isSecureSite({ siteBaseUrl }: Pick<Config, 'siteBaseUrl'>): boolean {
  const { protocol, hostname } = new URL(siteBaseUrl);
  return (
    protocol === 'https:' ||
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}

export function refreshCookieName(config: Pick<Config, 'siteBaseUrl'>): string {
  return isSecureSite(config) ? `__Host-${plainName}` : plainName;
}

/** `maxAge` in seconds; 0 clears. Path is /, so that signing out under /user/ reads it too. */
export function refreshCookie(config: Pick<Config, 'siteBaseUrl'>, value: string, maxAge: number): Cookie {
  const options = { path: '/', httpOnly: true, secure: isSecureSite(config), sameSite: 'strict', maxAge } as const;
  return { name: refreshCookieName(config), value, options };
}

export function deviceCookieName(config: Pick<Config, 'siteBaseUrl'>): string {
  return isSecureSite(config) ? `__Host-${plainDeviceName}` : plainDeviceName;
}

/** Says which browser this is, and outlives the session: signing out leaves it. */
export function deviceCookie(config: Pick<Config, 'siteBaseUrl'>, value: string): Cookie {
  const maxAge = days(deviceDays) / 1_000;
  const options = { path: '/', httpOnly: true, secure: isSecureSite(config), sameSite: 'strict', maxAge } as const;
  return { name: deviceCookieName(config), value, options };
}

/** Tells the public pages, before they paint, that somebody is signed in. Readable, and no secret. */
export function hintCookie(config: Pick<Config, 'siteBaseUrl'>, kind: ActorKind | null, maxAge: number): Cookie {
  const value = kind === null ? '' : kind === 'WAREHOUSE' ? 'warehouse' : 'seller';
  return {
    name: hintName,
    value,
    options: { path: '/', httpOnly: false, secure: isSecureSite(config), sameSite: 'lax', maxAge },
  };
}

/** The name that public pages, the same for everybody, greet a signed-in visitor by (LAY-03); null when nobody is. Readable. */
export function nameCookie(config: Pick<Config, 'siteBaseUrl'>, account: string | null, maxAge: number): Cookie {
  return { ...hintCookie(config, null, maxAge), name: accountName, value: account ?? '' };
}
