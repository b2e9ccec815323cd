/** Writes of payouts and their ledger. The unique index allows one living payout per sale. */
import type { Currency } from '@quayside/contract/common';
import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { webhookDeliveries } from '../../platform/db/platform.tables.ts';
import { approvedAt } from '../decisions/decisions.public.ts';
import { type Borne, bearingAccounts, type JournalLine } from './payouts.ledger.rules.ts';
import { earlierTransfer, ledgerLines, payoutEvents, payouts } from './payouts.tables.ts';

export type PayoutRecord = typeof payouts.$inferSelect;
export type JournalOf = {
  readonly sellerId: string;
  readonly saleId: string;
  readonly payoutId?: string;
  readonly currency: Currency;
  readonly at: Instant;
};

/** Appends one journal; the database refuses it at commit unless it sums to zero. */
export const postJournal = (db: Db, of: JournalOf, lines: readonly JournalLine[]): Promise<void> =>
  postJournals(db, [{ of, lines }]);

/** Each balances by itself. */
export async function postJournals(
  db: Db,
  journals: readonly { readonly of: JournalOf; readonly lines: readonly JournalLine[] }[],
): Promise<void> {
  const rows = journals.flatMap(({ of, lines }) => {
    const journalId = newId();
    return lines.map((line) => ({ ...of, payoutId: of.payoutId ?? null, ...line, id: newId(), journalId }));
  });
  if (rows.length > 0) await db.insert(ledgerLines).values(rows).execute();
}

/** What the buyer paid for the transport of a sale and neither went back nor met its seller's fee. */
export async function heldTransport(db: Db, sellerId: string, saleId: string): Promise<bigint> {
  const held = and(
    eq(ledgerLines.sellerId, sellerId),
    eq(ledgerLines.saleId, saleId),
    eq(ledgerLines.account, 'ORDER_CHARGES'),
  );
  const [found] = await db
    .select({ minor: sql<string>`coalesce(-sum(${ledgerLines.amountMinor}), 0)` })
    .from(ledgerLines)
    .where(held);
  return BigInt(found?.minor ?? 0);
}

/** What claims about a sale that is not paid left with its seller and with us. The price of its carrier is no claim's. */
export async function borneBySale(db: Db, sellerId: string, saleId: string): Promise<Borne[]> {
  const ofClaims = and(
    ...[eq(ledgerLines.sellerId, sellerId), eq(ledgerLines.saleId, saleId)],
    ...[
      inArray(ledgerLines.account, [...bearingAccounts]),
      notInArray(ledgerLines.kind, ['CARRIER_COST', 'SETTLEMENT']),
    ],
  );
  const amountMinor = sql<string>`sum(${ledgerLines.amountMinor})`;
  const rows = await db
    .select({ account: ledgerLines.account, amountMinor })
    .from(ledgerLines)
    .where(ofClaims)
    .groupBy(ledgerLines.account);
  return bearingAccounts.flatMap((account) => {
    const minor = BigInt(rows.find((row) => row.account === account)?.amountMinor ?? 0);
    return minor === 0n ? [] : [{ account, amountMinor: minor }];
  });
}

export async function insertPayout(db: Db, payout: typeof payouts.$inferInsert): Promise<PayoutRecord> {
  const [made] = await db.insert(payouts).values(payout).returning();
  if (!made) throw new Error('Assertion failed: an inserted payout is returned');
  return made;
}

/** The payout, locked; `sellerId` null means staff or the system. */
export async function lockPayout(db: Db, id: string, sellerId: string | null): Promise<PayoutRecord | undefined> {
  const mine = sellerId === null ? eq(payouts.id, id) : and(eq(payouts.sellerId, sellerId), eq(payouts.id, id));
  const [found] = await db.select().from(payouts).where(mine).for('update');
  return found;
}

export async function updatePayout(db: Db, before: PayoutRecord, patch: Partial<PayoutRecord>): Promise<PayoutRecord> {
  const [after] = await db
    .update(payouts)
    .set({ ...patch, version: before.version + 1 })
    .where(and(eq(payouts.sellerId, before.sellerId), eq(payouts.id, before.id), eq(payouts.version, before.version)))
    .returning();
  if (!after) throw new Error('Assertion failed: a locked payout is not changed by others');
  return after;
}

export type NewPayoutEvent = Omit<typeof payoutEvents.$inferInsert, 'id'>;

export async function insertPayoutEvent(db: Db, event: NewPayoutEvent): Promise<void> {
  await db
    .insert(payoutEvents)
    .values({ ...event, id: newId() })
    .execute();
}

/** Since when a sale with this payout is paid: since the payment was triggered, or approved by the last who had to. */
export const paidSince = async (db: Db, { sellerId, id, requestedAt }: PayoutRecord): Promise<Instant> =>
  (await approvedAt(db, sellerId, id)) ?? requestedAt;

/** Payouts that wait to be sent or settled, oldest first. Runs in system scope. */
export function openPayouts(db: Db, limit: number): Promise<PayoutRecord[]> {
  return db
    .select()
    .from(payouts)
    .where(inArray(payouts.status, ['APPROVED', 'PROCESSING']))
    .orderBy(asc(payouts.requestedAt))
    .limit(limit)
    .execute();
}

type Ids = { readonly sellerId: string; readonly payoutId: string };

/** The payout of which a transfer, the present or an earlier one, has this name at the provider. Runs in system scope. */
export async function payoutOfTransfer(db: Db, reference: string): Promise<Ids | undefined> {
  const [present] = await db
    .select({ sellerId: payouts.sellerId, payoutId: payouts.id })
    .from(payouts)
    .where(eq(payouts.providerReference, reference));
  if (present) return present;
  const [earlier] = await db
    .select({ sellerId: payoutEvents.sellerId, payoutId: payoutEvents.payoutId })
    .from(payoutEvents)
    .where(and(eq(payoutEvents.action, 'retry'), eq(earlierTransfer, reference)))
    .limit(1);
  return earlier;
}

/** What the provider calls the earlier transfers of which the history tells that they were paid. */
export async function earlierPaid(db: Db, { sellerId, id }: PayoutRecord): Promise<string[]> {
  const mine = and(eq(payoutEvents.sellerId, sellerId), eq(payoutEvents.payoutId, id));
  const rows = await db
    .select({ reference: earlierTransfer })
    .from(payoutEvents)
    .where(and(mine, eq(payoutEvents.action, 'paid_earlier')));
  return rows.flatMap(({ reference }) => reference ?? []);
}

/** Whether a line of the bank statement has settled a payout already. Runs in system scope. */
export async function statementIsUsed(db: Db, statementReference: string): Promise<boolean> {
  const found = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(eq(payouts.statementReference, statementReference))
    .limit(1)
    .execute();
  return found.length > 0;
}

/** True the first time a message of the provider arrives. */
export async function isFirstDelivery(db: Db, id: string, at: Instant): Promise<boolean> {
  const rows = await db.insert(webhookDeliveries).values({ id, at }).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** One seller's payout; undefined when it is another's or absent. */
export async function ownPayout(db: Db, sellerId: string, id: string): Promise<PayoutRecord | undefined> {
  const [found] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.sellerId, sellerId), eq(payouts.id, id)));
  return found;
}

/** The payout of a sale that is not cancelled. */
export async function livingPayoutOf(db: Db, sellerId: string, saleId: string): Promise<PayoutRecord | undefined> {
  const mine = and(eq(payouts.sellerId, sellerId), eq(payouts.saleId, saleId), ne(payouts.status, 'CANCELLED'));
  const [found] = await db.select().from(payouts).where(mine);
  return found;
}

/** A payout by its id alone; for staff, in system scope. */
export async function payoutOf(db: Db, id: string): Promise<PayoutRecord | undefined> {
  const [found] = await db.select().from(payouts).where(eq(payouts.id, id));
  return found;
}
