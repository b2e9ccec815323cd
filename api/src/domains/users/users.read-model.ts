/** A person with everything that decides on sign-in and rights: own row, staff record, company. */
import type { User } from '@quayside/contract/users';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { addresses } from '../addresses/addresses.tables.ts';
import { maySignIn } from '../sellers/sellers.public.ts';
import { buyers, sellers } from '../sellers/sellers.tables.ts';
import type { Standing } from './users.policy.ts';
import { staffMembers, users } from './users.tables.ts';

const joined = (db: Db) =>
  db
    .select({ user: users, staff: staffMembers, seller: sellers, buyer: buyers })
    .from(users)
    .leftJoin(staffMembers, eq(staffMembers.userId, users.id))
    .leftJoin(sellers, eq(sellers.id, users.sellerId))
    .leftJoin(buyers, eq(buyers.id, users.buyerId));

const byId = prepared((db) =>
  joined(db)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('account_by_id'),
);
const byEmail = prepared((db) =>
  joined(db)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('account_by_email'),
);

type AccountRow = Awaited<ReturnType<typeof joined>>[number];
export type Account = AccountRow & { readonly standing: Standing; readonly maySignIn: boolean };

export async function accountById(db: Db, id: string): Promise<Account | null> {
  return accountOf(await byId(db).execute({ id }));
}

/** `email` is trimmed and lower-cased, as it is stored. */
export async function accountByEmail(db: Db, email: string): Promise<Account | null> {
  return accountOf(await byEmail(db).execute({ email }));
}

function accountOf([row]: readonly AccountRow[]): Account | null {
  if (!row) return null;
  const { user, staff, seller } = row;
  const { email, role, sellerId, buyerId, isEmailVerified, isWarehouseUser } = user;
  return {
    ...row,
    standing: {
      email,
      role,
      sellerId,
      buyerId,
      isEmailVerified,
      isWarehouseUser,
      staffPermissions: staff?.permissions ?? null,
      isSuspended: seller?.status === 'SUSPENDED',
    },
    maySignIn: user.disabledAt === null && (seller === null || maySignIn(seller)),
  };
}

/** Where a selling company's invoices go, else the first address it entered. */
export async function companyAddress(database: Database, sellerId: string): Promise<User['address']> {
  const { line1, line2, postalCode, city, region, country } = addresses;
  const [found] = await database.read({ sellerId }, (db) =>
    db
      .select({ line1, line2, postalCode, city, region, country })
      .from(addresses)
      .where(eq(addresses.sellerId, sellerId))
      .orderBy(sql`'BILLING' = any(${addresses.usageTypes}) desc`, asc(addresses.createdAt), asc(addresses.id))
      .limit(1),
  );
  return found ?? null;
}
