/** Six digits of an authenticator app (RFC 6238) and the codes that stand in for a lost one. */
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Instant } from '../../kernel/clock.ts';

/** Seconds that a code is shown. */
export const period = 30;
const issuer = 'Quayside';
/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const codes = 10;

export const newKey = (): string => new Secret({ size: 20 }).base32;

const totpOf = (key: string, label: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period });

type Enrolment = { readonly address: string; readonly picture: string };

/** The address an app reads, and its picture. What draws it is loaded with the first one. */
export async function enrolment(key: string, label: string): Promise<Enrolment> {
  const address = totpOf(key, label).toString();
  const { default: bwip } = await import('bwip-js/node');
  return {
    address,
    picture: bwip.toSVG({ bcid: 'qrcode', text: address, scale: 4, paddingwidth: 4, paddingheight: 4 }),
  };
}

/** Six digits are the app's; whatever else was typed is taken for a recovery code. */
export const isOfApp = (typed: string): boolean => /^\d{6}$/.test(typed);

/** The step the code belongs to, one to either side of now taken too; null for a wrong code or a step already used. */
export function stepOf(key: string, code: string, now: Instant, lastStep: number): number | null {
  if (!isOfApp(code)) return null;
  const timestamp = Date.parse(now);
  const delta = totpOf(key, '').validate({ token: code, timestamp, window: 1 });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1_000 / period) + delta;
  return step > lastStep ? step : null;
}

/** The code an app shows then; for tests and the page for developers. */
export const codeAt = (key: string, now: Instant): string => totpOf(key, '').generate({ timestamp: Date.parse(now) });

/** Ten codes such as `k7f2-9xq4-mmpt`: 59 bits each, so that their plain hashes may be kept. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codes }, () => {
    // 248 is the largest multiple of 31 below 256: no letter is likelier than another.
    const picked = [...randomBytes(64)].filter((byte) => byte < 248).slice(0, 12);
    const text = picked.map((byte) => letters[byte % letters.length]).join('');
    return [text.slice(0, 4), text.slice(4, 8), text.slice(8)].join('-');
  });
}

/** What is kept of a recovery code, however it was typed. */
export const hashOfCode = (typed: string): string =>
  createHash('sha256').update(typed.toLowerCase().replaceAll(/[\s-]/g, '')).digest('hex');
