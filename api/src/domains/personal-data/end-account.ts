import { noCompany } from '../../platform/files/no-company.ts';
import type { Write } from '../../platform/write.ts';
import { forgetPerson } from '../auth/auth.public.ts';
import { forgetFactorsOf } from '../second-factors/second-factors.public.ts';
import { saveUser, type UserRow } from '../users/users.public.ts';
import { dropCopyOf } from './copies/ask-copy.ts';

/** Every way in ends; the row keeps neither name nor address nor number. What was written under the name keeps it. */
export async function endAccount(
  write: Write,
  { id: userId, sellerId }: Pick<UserRow, 'id' | 'sellerId'>,
): Promise<void> {
  const { db, now } = write;
  await forgetPerson(write, userId, false);
  await forgetFactorsOf(db, userId);
  await dropCopyOf(db, { sellerId: sellerId ?? noCompany, ownerId: userId });
  await saveUser(db, userId, {
    ...{ disabledAt: now, account: 'Former colleague', email: `${userId}@removed.invalid`, phone: null },
    ...{ pendingEmail: null, pendingPhone: null, secondFactorAt: null },
  });
}
