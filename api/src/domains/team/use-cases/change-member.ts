/** Another role for a colleague, a new link for somebody invited, and the end of both. */

import type { TeamRole } from '@quayside/contract/team-values';
import { z } from 'zod';
import { personOf, sellerIdOf } from '../../../kernel/actor.ts';
import { requireVersion } from '../../../kernel/versions.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type KeyedOpening, type Write, writeOnce } from '../../../platform/write.ts';
import { record } from '../../audit/audit.public.ts';
import {
  countAttempt,
  forgetPerson,
  invitationLimit,
  makeActivationSecret,
  withdrawLinks,
} from '../../auth/auth.public.ts';
import { forgetFactorsOf } from '../../second-factors/second-factors.public.ts';
import { deleteUser, lockPeople, permissionsOfRole, saveUser, type UserRow } from '../../users/users.public.ts';
import { refuse } from '../team.errors.ts';
import { mayGive } from '../team.rules.ts';

type Wanted = { readonly role: TeamRole; readonly version?: number | undefined };

/** Refuses with `member_not_found`, `not_yourself`, `role_not_yours`, `last_owner`, `stale_version`. */
export async function changeRole(write: Write, id: string, { role, version }: Wanted): Promise<void> {
  const { person, own, people } = await colleague(write, id);
  requireVersion(version, person);
  if (person.role === role) return;
  if (!mayGive(own, permissionsOfRole(role))) throw refuse('role_not_yours');
  refuseLastOwner(people, person);
  await saveUser(write.db, id, { role });
  await record(write, {
    ...{ sellerId: sellerIdOf(write.actor), action: 'TEAM_ROLE_CHANGED', subject: labelOf(person) },
    changes: [{ field: 'role', before: person.role, after: role }],
  });
}

/**
 * Removes a colleague, or takes an invitation back. Who was here is disabled and keeps only the name, so that the address
 * is free again; who never was is deleted. Refuses with `member_not_found`, `not_yourself`, `role_not_yours`, `last_owner`.
 */
export async function removeMember(write: Write, id: string): Promise<void> {
  const { person, people } = await colleague(write, id);
  refuseLastOwner(people, person);
  const wasHere = person.invitedAt === null;
  await forgetPerson(write, id, !wasHere);
  await forgetFactorsOf(write.db, id);
  if (wasHere) {
    const gone = { disabledAt: write.now, email: `${id}@removed.invalid`, phone: null, secondFactorAt: null };
    await saveUser(write.db, id, { ...gone, pendingEmail: null, pendingPhone: null });
  } else await deleteUser(write.db, id);
  await record(write, {
    sellerId: sellerIdOf(write.actor),
    action: wasHere ? 'TEAM_REMOVED' : 'TEAM_INVITATION_WITHDRAWN',
    subject: labelOf(person),
  });
}

/** A new link for 72 hours; older ones work no more. Refuses with `not_invited`, `too_many_attempts` and as above. */
export async function renewInvitation(deps: Deps, opening: KeyedOpening, id: string): Promise<void> {
  await countAttempt(deps, invitationLimit(sellerIdOf(opening.actor)));
  await writeOnce(deps, opening, renewed, async (write) => {
    const { person } = await colleague(write, id);
    if (person.invitedAt === null) throw refuse('not_invited');
    await withdrawLinks(write, id);
    await makeActivationSecret(deps, write.db, id, person.email);
    await record(write, {
      sellerId: sellerIdOf(write.actor),
      action: 'TEAM_INVITATION_RENEWED',
      subject: labelOf(person),
    });
    return { qid: id };
  });
}

/** What is kept under a key: that it was done. */
const renewed = z.object({ qid: z.string() });

const labelOf = ({ account, email, invitedAt }: UserRow): string => (invitedAt === null ? account : email);

/** Somebody of the own team whose rights the actor has too, with those the actor has now, under the lock. */
async function colleague({ db, actor }: Write, id: string) {
  const sellerId = sellerIdOf(actor);
  const people = await lockPeople(db, sellerId);
  // People are a directory, which row-level security does not guard: the company is compared here as well.
  const person = people.find((one) => one.id === id && one.sellerId === sellerId);
  if (!person) throw refuse('member_not_found');
  const self = people.find((one) => one.id === personOf(actor).userId);
  if (person.id === self?.id) throw refuse('not_yourself');
  // The session may be seconds old: what counts is the row.
  const own = new Set(self ? permissionsOfRole(self.role) : []);
  if (!own.has('team.manage') || !mayGive(own, permissionsOfRole(person.role))) throw refuse('role_not_yours');
  return { person, own, people };
}

function refuseLastOwner(people: readonly UserRow[], person: UserRow): void {
  const others = people.filter(({ id, role, invitedAt }) => id !== person.id && role === 'OWNER' && invitedAt === null);
  if (person.role === 'OWNER' && others.length === 0) throw refuse('last_owner');
}
