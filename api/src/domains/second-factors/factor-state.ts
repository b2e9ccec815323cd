import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { openLossOf } from './losses.repository.ts';
import { grantableFrom } from './losses.rules.ts';
import { passkeysOf } from './passkeys.repository.ts';
import { codesLeft, factorOf } from './second-factors.repository.ts';

/** Whether a person has a second factor, since when, which, and how many recovery codes are left. */
export async function factorState(db: Db, userId: string) {
  const app = (await factorOf(db, userId))?.confirmedAt ?? null;
  const keys = await passkeysOf(db, userId);
  const loss = await openLossOf(db, userId);
  const since = earliest([...(app === null ? [] : [app]), ...keys.map(({ createdAt }) => createdAt)]);
  return {
    ...{ isOn: since !== null, since, hasApp: app !== null },
    passkeys: keys.map(({ id: qid, name, createdAt, lastUsedAt }) => ({ qid, name, createdAt, lastUsedAt })),
    removal: loss && { askedAt: loss.askedAt, from: grantableFrom(loss) },
    recoveryCodesLeft: since === null ? 0 : await codesLeft(db, userId),
  };
}

const earliest = (times: readonly Instant[]): Instant | null => times.toSorted()[0] ?? null;
