/** People for tests and worlds. Directory tables: any scope may write them. */
import { hash } from '@node-rs/argon2';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { staffMembers, users } from './users.tables.ts';

export type UserRow = typeof users.$inferSelect;

/** The password of every person a factory makes. */
export const factoryPassword = 'correct horse battery';
let hashed: Promise<string> | undefined;

/**
 * Hashed once and shared, with the least cost there is: a hash says its own, so signing in checks it in a thousandth of the
 * time that argon2id takes on purpose. Tests of that time make their own with `hashPassword`.
 */
export function factoryPasswordHash(): Promise<string> {
  hashed ??= hash(factoryPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  return hashed;
}

/** A verified person without a company, unless told otherwise. `passwordHash` comes from the caller. */
export function userOf(overrides: Partial<UserRow> & Pick<UserRow, 'passwordHash'>): UserRow {
  const id = overrides.id ?? newId();
  return {
    id,
    email: `person-${id}@waldhuis.example`,
    account: 'Mila de Vries',
    country: 'NL',
    phone: '+31612345678',
    pendingEmail: null,
    pendingPhone: null,
    role: 'OWNER',
    sellerId: null,
    buyerId: null,
    isEmailVerified: true,
    isPhoneVerified: true,
    isWarehouseUser: false,
    warehouseId: null,
    accountManagerName: 'Ines Okafor',
    accountManagerEmail: 'ines.okafor@quayside.example',
    disabledAt: null,
    secondFactorAt: null,
    invitedAt: null,
    invitedBy: null,
    createdAt: '2025-11-21T08:00:00.000Z',
    version: 1,
    ...overrides,
  };
}

/**
 * Inserts a person who signs in with `factoryPassword` and gives the whole row. `staffPermissions` adds the staff
 * record, which counts only with a verified address of the company's own domain (SES-12).
 */
export async function makeUser(
  db: Db,
  { staffPermissions, ...overrides }: Partial<UserRow> & { staffPermissions?: string[] } = {},
): Promise<UserRow> {
  const row = userOf({ passwordHash: await factoryPasswordHash(), ...overrides });
  await db.insert(users).values(row);
  if (staffPermissions) {
    await db.insert(staffMembers).values({ userId: row.id, permissions: staffPermissions, createdAt: row.createdAt });
  }
  return row;
}
