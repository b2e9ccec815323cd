/**
 * A company paid us what it owes, by bank: the debt falls by it (decision 0034). It is carried over against the debt, order by order, so
 * that both meet in the next payout, or cancel out where there is none. What waits for its own order is no debt yet.
 */
import type { Currency } from '@quayside/contract/common';
import type { Instant } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { approvalsNeeded } from '../../decisions/decisions.public.ts';
import { carryOver } from '../carry-over.ts';
import { lockDebts } from '../carry-overs.repository.ts';
import { settledBy } from '../payouts.carry-overs.rules.ts';
import { settlementJournal } from '../payouts.ledger.rules.ts';
import { postJournal } from '../payouts.repository.ts';
import { notedByPerson, standingSettlements } from '../settlements.repository.ts';

export type DebtPaid = {
  readonly sellerId: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  /** What the company owed as whoever notes it saw it. */
  readonly owedMinor: bigint;
  /** Where it stands on our statement: each is noted once for a company, the part above one person's limit by a second one. */
  readonly reference: string;
  readonly notedBy: string;
  readonly at: Instant;
};
export type DebtRefusal = 'nothing_owed' | 'stale' | 'too_much' | 'limit' | 'already';

/** Null: it is noted. The company is locked by the caller. One person notes at most the four-eyes limit of one company. */
export async function settleDebt(db: Db, paid: DebtPaid): Promise<DebtRefusal | null> {
  const { sellerId, currency, amountMinor, owedMinor, reference, notedBy, at } = paid;
  const debts = await lockDebts(db, sellerId, currency);
  const owed = debts.reduce((sum, { openMinor }) => sum + openMinor, 0n);
  if (owed <= 0n) return 'nothing_owed';
  if (owed !== owedMinor) return 'stale';
  if (amountMinor > owed) return 'too_much';
  if (approvalsNeeded((await notedByPerson(db, { sellerId, currency, notedBy })) + amountMinor) > 1) return 'limit';
  if (await isNotedAlready(db, paid)) return 'already';
  for (const { saleId, orderNumber, amountMinor: minor } of settledBy(amountMinor, debts)) {
    await postJournal(db, { sellerId, saleId, currency, at }, settlementJournal(minor));
    await carryOver(db, {
      ...{ sellerId, saleId, orderNumber, causeId: newId(), currency, at, notedBy, reason: reference },
      ...{ kind: 'SETTLEMENT', amountMinor: -minor },
    });
  }
  return null;
}

/** A line above the limit is noted by two: the second notes the rest once the first may note no more. */
async function isNotedAlready(db: Db, { sellerId, currency, reference, notedBy }: DebtPaid): Promise<boolean> {
  const standing = await standingSettlements(db, sellerId, reference);
  for (const other of new Set(standing.map((one) => one.notedBy))) {
    if (other === null || other === notedBy) return true;
    if (approvalsNeeded((await notedByPerson(db, { sellerId, currency, notedBy: other })) + 1n) === 1) return true;
  }
  return false;
}
