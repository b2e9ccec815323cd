import { type Instant, plus, seconds } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { factorOf } from './second-factors.repository.ts';
import { codeAt, period } from './totp.ts';

/** The code an app with this key shows now, or the next one when the person has used that: none counts twice. */
export async function unusedCode(db: Db, userId: string, key: string, now: Instant): Promise<string> {
  const used = (await factorOf(db, userId))?.lastStep ?? 0;
  const isUsed = Math.floor(Date.parse(now) / 1_000 / period) <= used;
  return codeAt(key, isUsed ? plus(now, seconds(period)) : now);
}
