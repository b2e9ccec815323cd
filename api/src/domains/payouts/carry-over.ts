/** What a seller owes or is owed from an order that was paid already waits for the next payout in its currency. */
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import {
  type CarryOverRecord,
  insertCarryOver,
  insertUses,
  lockOpenCarryOvers,
  type OfPayout,
  usesOf,
} from './carry-overs.repository.ts';
import { type Taken, takenBy } from './payouts.carry-overs.rules.ts';
import { takenJournal } from './payouts.ledger.rules.ts';
import { type PayoutRecord, postJournal } from './payouts.repository.ts';

type NewCarryOver = Pick<
  CarryOverRecord,
  'sellerId' | 'causeId' | 'kind' | 'saleId' | 'orderNumber' | 'currency' | 'at'
> & {
  /** Above zero: the seller owes it; below: the seller is given it. Its journal is the caller's to post. */
  readonly amountMinor: bigint;
  readonly goodsMinor?: bigint;
  readonly reason?: string | null;
  readonly notedBy?: string;
  readonly takesBack?: string;
};

/** Keeps the row and emits `payout.carried_over`; answers its id. The same cause twice is an assertion. */
export async function carryOver(db: Db, row: NewCarryOver): Promise<string> {
  const made = present(await insertCarryOver(db, { ...row, id: newId() }), 'a cause is carried over once');
  const { sellerId, saleId, orderNumber, kind, causeId, currency, at } = made;
  await emit(db, at, 'payout.carried_over', {
    sellerId,
    saleId,
    orderNumber,
    carryOverId: made.id,
    causeId,
    kind,
    amountMinor: made.amountMinor.toString(),
    currency,
  });
  return made.id;
}

/** What a payout of `netMinor` would take now, with the rows locked until the transaction ends. */
export async function lockTaken(db: Db, of: OfPayout, netMinor: bigint): Promise<Taken[]> {
  return takenBy(netMinor, await lockOpenCarryOvers(db, of));
}

export const recordTaken = (db: Db, payout: PayoutRecord, taken: readonly Taken[]): Promise<void> =>
  insertUses(db, payout.sellerId, payout.id, taken);

/** Moves what the payout took from the seller's open balance into the payout, one journal each. */
export async function postTaken(db: Db, { sellerId, saleId, id, currency }: PayoutRecord, at: string): Promise<void> {
  for (const { kind, amountMinor } of await usesOf(db, sellerId, id))
    await postJournal(db, { sellerId, saleId, payoutId: id, currency, at }, takenJournal(kind, amountMinor));
}
