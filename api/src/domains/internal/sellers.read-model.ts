/** Selling companies for our own people. */
import type { MoneyOnWire } from '@quayside/contract/common';
import type { InternalSellerDetail, InternalSellerQuery } from '@quayside/contract/internal-sellers';
import { and, asc, eq, ilike, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { money, toWire } from '../../kernel/money.ts';
import { offsetOf } from '../../kernel/pagination.ts';
import type { Database } from '../../platform/db/database.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { owedByBank, settlementsOf } from '../payouts/payouts.public.ts';
import { carryOvers } from '../payouts/payouts.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';

type Row = typeof sellers.$inferSelect;

export async function internalSellerById(database: Database, id: string): Promise<Row | undefined> {
  const [row] = await database.read('system', (db) => db.select().from(sellers).where(eq(sellers.id, id)));
  return row;
}

/** What its next payouts carry, by currency: below zero what it owes us. What cancels out is left out. */
export async function carriedOverOf(database: Database, sellerId: string): Promise<MoneyOnWire[]> {
  const open = sql<string>`(-sum(${carryOvers.openMinor}))::text`;
  const rows = await database.read({ sellerId }, (db) =>
    db
      .select({ currency: carryOvers.currency, minor: open })
      .from(carryOvers)
      .where(eq(carryOvers.sellerId, sellerId))
      .groupBy(carryOvers.currency)
      .having(sql`sum(${carryOvers.openMinor}) <> 0`)
      .orderBy(asc(carryOvers.currency)),
  );
  return rows.map(({ currency, minor }) => toWire(money(BigInt(minor), currency)));
}

/** What of its debts it can pay by bank, by currency, above zero. */
export async function owedOf(database: Database, sellerId: string): Promise<MoneyOnWire[]> {
  const rows = await database.read({ sellerId }, (db) => owedByBank(db, sellerId));
  return rows.map(({ currency, minor }) => toWire(money(minor, currency)));
}

const settlementsShown = 20;

/** What it paid by bank as our people noted it, and whether this one may take it back. */
export async function settlementsFor(
  database: Database,
  sellerId: string,
  { userId, permissions }: Pick<SignedInActor, 'userId' | 'permissions'>,
): Promise<InternalSellerDetail['settlements']> {
  const rows = await database.read({ sellerId }, (db) => settlementsOf(db, sellerId, settlementsShown));
  const isOwn = (reference: string) =>
    rows.some((one) => one.reference === reference && !one.isTakenBack && one.notedBy === userId);
  const may = permissions.has('staff.payments.approve');
  return rows.map(({ reference, currency, minor, at, isTakenBack }) => ({
    ...{ reference, amount: toWire(money(BigInt(minor), currency)), at, isTakenBack },
    mayTakeBack: may && !isTakenBack && !isOwn(reference),
  }));
}

/** A lower fee counts once we agreed; whoever was closed meanwhile waits for nothing. */
const waitsForUs = or(
  eq(sellers.status, 'IN_REVIEW'),
  and(
    isNotNull(sellers.nextFeeBasisPoints),
    eq(sellers.nextFeeAgreed, false),
    notInArray(sellers.status, ['CLOSED', 'REJECTED']),
  ),
);

export async function internalSellerPage(
  database: Database,
  { status, search, waiting, ...page }: InternalSellerQuery,
): Promise<{ rows: Row[]; total: number }> {
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const found = and(
    status === undefined ? undefined : eq(sellers.status, status),
    pattern ? ilike(sellers.name, pattern) : undefined,
    waiting === 'true' ? waitsForUs : undefined,
  );
  return database.read('system', async (db) => {
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(sellers)
        .where(found)
        .orderBy(...(waiting === 'true' ? [asc(sellers.createdAt)] : []), asc(sellers.name), asc(sellers.id))
        .limit(page.size)
        .offset(offsetOf(page)),
      db.$count(sellers, found),
    ]);
    return { rows, total };
  });
}
