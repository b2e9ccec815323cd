import { commonMessages } from '@quayside/contract/messages/common';
import type { userPatch } from '@quayside/contract/users';
import type { z } from 'zod';
import { present, Refusal } from '../../../kernel/errors.ts';
import { sqlState } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { refuse } from '../users.errors.ts';
import { isStaffAddress } from '../users.policy.ts';
import { accountById } from '../users.read-model.ts';
import { lockUser, saveUser, type UserChange, type UserRow } from '../users.repository.ts';

const uniqueViolation = '23505';

/**
 * Changes the person's own e-mail address, phone number or account name. A new address or number counts as unverified
 * until it is confirmed (PRO-15); the old address is told. Refuses with `email_already_exists`, `email_invalid` (field
 * errors on `email`) or `stale_version`.
 */
export async function changeAccount(
  { database, clock }: Deps,
  userId: string,
  patch: z.infer<typeof userPatch>,
): Promise<void> {
  const now = clock.now();
  await database
    .write('none', async (db) => {
      const user = present(await lockUser(db, userId), 'the signed-in user exists');
      if (patch.version !== undefined && patch.version !== user.version)
        throw new Refusal('stale_version', 409, commonMessages.stale_version);
      const change = changeOf(user, patch);
      // The company's own domain is for people with a staff record; nobody else may take an address there.
      if (change.email && isStaffAddress(change.email) && !(await accountById(db, userId))?.staff)
        throw onEmail('email_invalid');
      if (Object.keys(change).length === 0) return;
      await saveUser(db, userId, change);
      if (change.email) await emit(db, now, 'user.email_changed', { userId, oldEmail: user.email });
    })
    .catch((error) => {
      throw sqlState(error) === uniqueViolation ? onEmail('email_already_exists') : error;
    });
}

function changeOf(user: UserRow, { email, phone, account }: z.infer<typeof userPatch>): UserChange {
  return {
    ...(email !== undefined && email !== user.email ? { email, isEmailVerified: false } : {}),
    ...(phone !== undefined && phone !== user.phone ? { phone, isPhoneVerified: false } : {}),
    ...(account !== undefined ? { account } : {}),
  };
}

function onEmail(code: 'email_already_exists' | 'email_invalid'): Refusal {
  const refusal = refuse(code);
  return refuse(code, {}, { email: [{ code, message: refusal.message }] });
}
