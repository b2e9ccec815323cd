import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { forgetFactorShown } from '../auth/auth.public.ts';
import { deleteLosses, saveLossTold } from './losses.repository.ts';
import { deletePasskeys } from './passkeys.repository.ts';
import { deleteCodes, removeFactor } from './second-factors.repository.ts';

export { lossLink } from './loss-link.ts';
export { codeAt, period as secondsOfCode } from './totp.ts';
export { unusedCode } from './unused-code.ts';

/** The mail that asks the account's owner went out: from now on its owner can say no. */
export const lossTold = ({ database, clock }: Deps, lossId: string): Promise<void> =>
  database.write('none', (db) => saveLossTold(db, lossId, clock.now()));

/** What ends with an account: app, passkeys and recovery codes. */
export async function removeFactorsOf(db: Db, userId: string): Promise<void> {
  await removeFactor(db, userId);
  await deletePasskeys(db, userId);
  await deleteCodes(db, userId);
  await forgetFactorShown(db, userId);
}

/** The same of somebody who leaves, with what they asked about a lost one. */
export async function forgetFactorsOf(db: Db, userId: string): Promise<void> {
  await removeFactorsOf(db, userId);
  await deleteLosses(db, userId);
}
