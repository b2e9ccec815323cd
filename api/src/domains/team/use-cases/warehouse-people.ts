/** Our own people make and remove who works in a warehouse: an account that waits for its first password, as in a team. */
import { randomBytes } from 'node:crypto';
import type { inviteWarehousePersonBody } from '@quayside/contract/warehouse-people';
import type { z } from 'zod';
import { personOf } from '../../../kernel/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Opening, openWrite, type Write } from '../../../platform/write.ts';
import { countAttempt, forgetPerson, invitationLimit, makeActivationSecret } from '../../auth/auth.public.ts';
import { forgetFactorsOf } from '../../second-factors/second-factors.public.ts';
import {
  deleteUser,
  hashPassword,
  insertUser,
  isEmailTaken,
  isStaffAddress,
  lockUser,
  refuseField,
  saveUser,
} from '../../users/users.public.ts';
import { refuse } from '../team.errors.ts';
import { nameFrom } from '../team.rules.ts';
import { countryOfWarehouse } from '../warehouse-people.read-model.ts';

type Invitation = z.infer<typeof inviteWarehousePersonBody>;

/** Refuses with `email_already_exists` and `email_invalid` (on `email`), `warehouse_unknown`, `too_many_attempts`. */
export async function inviteWarehousePerson(deps: Deps, opening: Opening, invitation: Invitation): Promise<void> {
  const { email, role, warehouseQid: warehouseId } = invitation;
  const { userId, name } = personOf(opening.actor);
  await countAttempt(deps, invitationLimit(userId));
  // Until the link is used nobody signs in: 32 random bytes are no one's password.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'), userId);
  await openWrite(deps, opening, async ({ db, now }) => {
    const country = await countryOfWarehouse(db, warehouseId);
    if (country === null) throw refuse('warehouse_unknown');
    if (isStaffAddress(email)) throw refuseField('email', 'email_invalid');
    if (await isEmailTaken(db, email)) throw refuseField('email', 'email_already_exists');
    const id = newId();
    await insertUser(db, {
      ...{ id, email, role, warehouseId, passwordHash, account: nameFrom(email), country },
      ...{ isWarehouseUser: true, createdAt: now, invitedAt: now, invitedBy: name },
    });
    await makeActivationSecret(deps, db, id, email);
  });
}

/** Who was here keeps only the name, at what they did; who never was is deleted. Refuses with `member_not_found`. */
export async function removeWarehousePerson(write: Write, id: string): Promise<void> {
  const { db, now } = write;
  const person = await lockUser(db, id);
  if (!person?.isWarehouseUser || person.disabledAt !== null) throw refuse('member_not_found');
  const wasHere = person.invitedAt === null;
  await forgetPerson(write, id, !wasHere);
  await forgetFactorsOf(db, id);
  if (!wasHere) return deleteUser(db, id);
  const gone = { disabledAt: now, email: `${id}@removed.invalid`, phone: null, secondFactorAt: null };
  await saveUser(db, id, { ...gone, pendingEmail: null, pendingPhone: null });
}
