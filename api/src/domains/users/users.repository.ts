import type { PermissionName } from '@quayside/contract/permissions';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { rolesWith } from './users.policy.ts';
import { staffMembers, users } from './users.tables.ts';

export type UserRow = typeof users.$inferSelect;
export type UserChange = Partial<
  Pick<
    UserRow,
    | 'email'
    | 'phone'
    | 'pendingEmail'
    | 'pendingPhone'
    | 'account'
    | 'passwordHash'
    | 'isEmailVerified'
    | 'isPhoneVerified'
    | 'role'
    | 'secondFactorAt'
    | 'invitedAt'
    | 'invitedBy'
    | 'disabledAt'
  >
>;

/** Locks the row against other changes of the same person. */
export async function lockUser(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}

export async function saveUser(db: Db, id: string, change: UserChange): Promise<void> {
  await db
    .update(users)
    .set({ ...change, version: sql`"version" + 1` })
    .where(eq(users.id, id));
}

/** Whether the address is an account's already. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await db.$count(users, eq(users.email, email))) > 0;
}

/** Confirmed e-mail addresses of the people who own a selling company. */
export async function ownerAddresses(db: Db, sellerId: string): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        eq(users.sellerId, sellerId),
        eq(users.role, 'OWNER'),
        eq(users.isEmailVerified, true),
        isNull(users.disabledAt),
      ),
    );
  return rows.map(({ email }) => email);
}

/** The telephone numbers that the owners of a company confirmed, each once: text messages to the company. */
export async function ownerPhones(db: Db, sellerId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ phone: users.phone })
    .from(users)
    .where(
      and(
        eq(users.sellerId, sellerId),
        eq(users.role, 'OWNER'),
        eq(users.isPhoneVerified, true),
        isNull(users.disabledAt),
      ),
    );
  return rows.flatMap(({ phone }) => phone ?? []);
}

type Colleague = { readonly sellerId: string | null; readonly id: string; readonly email: string };

/** Who of a selling company may do something: people who can sign in, with their addresses. */
export const peopleWith = (db: Db, sellerId: string, permission: PermissionName): Promise<Colleague[]> =>
  peopleOf(db, [sellerId], permission);

/** The same of several companies. */
export async function peopleOf(db: Db, sellerIds: readonly string[], permission: PermissionName): Promise<Colleague[]> {
  return db
    .select({ sellerId: users.sellerId, id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        inArray(users.sellerId, [...sellerIds]),
        inArray(users.role, rolesWith(permission)),
        eq(users.isEmailVerified, true),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(users.id);
}

/** Our own people who may do something, at the addresses they confirmed. */
export async function staffWith(db: Db, permission: PermissionName): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .innerJoin(staffMembers, eq(staffMembers.userId, users.id))
    .where(
      and(
        sql`${permission} = any("staff_members"."permissions")`,
        eq(users.isEmailVerified, true),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(users.id);
  return rows.map(({ email }) => email);
}

/** People who registered by then and confirmed neither address nor number since; invited ones have a link of their own. */
export async function neverConfirmed(db: Db, before: Instant, limit: number): Promise<{ id: string }[]> {
  return db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.isEmailVerified, false),
        eq(users.isPhoneVerified, false),
        isNull(users.invitedAt),
        isNull(users.disabledAt),
        lt(users.createdAt, before),
        // Whoever registers is the first of their company.
        sql`not exists (select from users u where u.id <> ${users.id} and (u.seller_id = ${users.sellerId} or u.buyer_id = ${users.buyerId}))`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}

export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(user);
}

/** Everybody of a company, locked in one order: of two changes at once the second sees what the first did. */
export async function lockPeople(db: Db, sellerId: string): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.sellerId, sellerId), isNull(users.disabledAt)))
    .orderBy(asc(users.id))
    .for('update');
}

/** Only somebody who has never been here can be deleted; everybody else is disabled. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

/** One of our own people has these rights from now on, and no others. */
export async function saveStaff(
  db: Db,
  userId: string,
  rights: readonly PermissionName[],
  now: Instant,
): Promise<void> {
  const permissions = [...rights];
  await db
    .insert(staffMembers)
    .values({ userId, permissions, createdAt: now })
    .onConflictDoUpdate({ target: staffMembers.userId, set: { permissions } });
}
