import type { Db } from '../../platform/db/database.ts';
import { deletePasskeys } from './passkeys.repository.ts';
import { deleteCodes, removeFactor } from './second-factors.repository.ts';

export { codeAt, period as secondsOfCode } from './totp.ts';
export { unusedCode } from './unused-code.ts';

/** What ends with an account: app, passkeys and recovery codes. */
export async function removeFactorsOf(db: Db, userId: string): Promise<void> {
  await removeFactor(db, userId);
  await deletePasskeys(db, userId);
  await deleteCodes(db, userId);
}
