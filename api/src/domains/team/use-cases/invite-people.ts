/** A colleague is asked into the company: an account that waits for its first password. */
import { randomBytes } from 'node:crypto';
import { commonMessages } from '@quayside/contract/messages/common';
import { teamErrorMessages } from '@quayside/contract/messages/team-errors';
import { userErrorMessages } from '@quayside/contract/messages/user-errors';
import type { inviteBody } from '@quayside/contract/team';
import { mostPeople } from '@quayside/contract/team-values';
import { z } from 'zod';
import { sellerIdOf } from '../../../kernel/actor.ts';
import { present, Refusal } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type KeyedOpening, type Write, writeOnce } from '../../../platform/write.ts';
import { record } from '../../audit/audit.public.ts';
import {
  countAttempt,
  invitationLimit,
  makeActivationSecret,
  takeBackAttempts,
  takenAddressLimit,
} from '../../auth/auth.public.ts';
import { sellerById } from '../../sellers/sellers.public.ts';
import {
  accountByEmail,
  hashPassword,
  insertUser,
  isStaffAddress,
  lockPeople,
  permissionsOfRole,
} from '../../users/users.public.ts';
import { refuse } from '../team.errors.ts';
import { mayGive, nameFrom } from '../team.rules.ts';

type Invitation = z.infer<typeof inviteBody>;
const invited = z.strictObject({ count: z.int() });
type FieldError = { readonly code: string; readonly message: string };

/**
 * Invites all of the addresses or none. That an address is somebody's elsewhere is told five times an hour (ERR-16). Refuses with `role_not_yours`, `team_full`, `too_many_attempts`, and
 * `validation_failed` with an error on `emails` for each address that can't be invited.
 */
export async function invitePeople(deps: Deps, opening: KeyedOpening, { emails, role }: Invitation): Promise<void> {
  const sellerId = sellerIdOf(opening.actor);
  if (!mayGive(opening.actor.permissions, permissionsOfRole(role))) throw refuse('role_not_yours');
  const addresses = [...new Set(emails)];
  for (const _ of addresses) await countAttempt(deps, invitationLimit(sellerId));
  const { country } = present(await sellerById(deps.database, sellerId), 'the signed-in seller exists');
  // Until the link is used nobody signs in: 32 random bytes are no one's password.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'), sellerId);
  const counted = await countAttempt(deps, takenAddressLimit(sellerId));
  const inviteAll = writeOnce(deps, opening, invited, async (write) => {
    const people = await lockPeople(write.db, sellerId);
    if (people.length + addresses.length > mostPeople) throw refuse('team_full');
    await refuseTaken(write, sellerId, addresses);
    for (const email of addresses) await invite(write, { sellerId, email, role, country, passwordHash });
    return { count: addresses.length };
  });
  try {
    await inviteAll;
  } catch (error) {
    if (!tellsTaken(error)) await takeBackAttempts(deps, counted);
    throw error;
  }
  await takeBackAttempts(deps, counted);
}

/** Of people elsewhere one is told at a time: the list would be a way to ask about sixty. */
const tellsTaken = (error: unknown): boolean =>
  error instanceof Refusal && (error.errors?.emails ?? []).some(({ code }) => code === 'email_already_exists');

async function refuseTaken({ db }: Write, sellerId: string, addresses: readonly string[]): Promise<void> {
  const wrong: FieldError[] = [];
  for (const email of addresses) {
    const known = await accountByEmail(db, email);
    if (known?.user.sellerId === sellerId)
      wrong.push({ code: 'already_in_team', message: `${email}: ${teamErrorMessages.already_in_team}` });
    else if (known && wrong.every(({ code }) => code !== 'email_already_exists'))
      wrong.push({ code: 'email_already_exists', message: `${email}: ${userErrorMessages.email_already_exists}` });
    else if (!known && isStaffAddress(email))
      wrong.push({ code: 'email_invalid', message: `${email}: ${userErrorMessages.email_invalid}` });
  }
  if (wrong.length > 0)
    throw new Refusal('validation_failed', 400, commonMessages.validation_failed, {}, { emails: wrong });
}

type New = {
  readonly sellerId: string;
  readonly email: string;
  readonly role: Invitation['role'];
  readonly country: string;
  readonly passwordHash: string;
};

async function invite(write: Write, person: New): Promise<void> {
  const { db, deps, now, actor } = write;
  const id = newId();
  const { email, sellerId, role } = person;
  await insertUser(db, {
    ...person,
    ...{ id, account: nameFrom(email), createdAt: now, invitedAt: now, invitedBy: actor.name },
  });
  await makeActivationSecret(deps, db, id, email);
  await record(write, {
    ...{ sellerId, action: 'TEAM_INVITED', subject: email },
    changes: [{ field: 'role', before: null, after: role }],
  });
}
