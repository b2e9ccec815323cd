/** The six digits that confirm a withdrawal: they follow from its id and TOKEN_SECRET, and lie nowhere. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { derivedKey } from '../../platform/derived-key.ts';

type Context = Pick<Config, 'tokenSecret'>;

export function withdrawalCode({ tokenSecret }: Context, id: string): string {
  const mac = createHmac('sha256', derivedKey(tokenSecret, 'withdrawal')).update(id).digest();
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Compares without telling by its time where the difference lies. */
export function isCode(context: Context, id: string, given: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(withdrawalCode(context, id))];
  return a.length === b.length && timingSafeEqual(a, b);
}
