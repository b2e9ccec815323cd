import type { Db } from '../../platform/db/database.ts';
import { codesLeft, factorOf } from './second-factors.repository.ts';

/** Whether a person has a second factor, since when, and how many recovery codes are left. */
export async function factorState(db: Db, userId: string) {
  const factor = await factorOf(db, userId);
  const since = factor?.confirmedAt ?? null;
  return { isOn: since !== null, since, recoveryCodesLeft: since === null ? 0 : await codesLeft(db, userId) };
}
