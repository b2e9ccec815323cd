/**
 * What was noted as paid by bank was wrong: a second person takes it back. Nothing is deleted: each row gets its opposite, in the books
 * and in what is carried over, and the company owes again (decision 0039).
 */
import type { Instant } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { carryOver } from '../carry-over.ts';
import { settlementJournal } from '../payouts.ledger.rules.ts';
import { postJournal } from '../payouts.repository.ts';
import { standingSettlements } from '../settlements.repository.ts';

export type TakenBack = {
  readonly sellerId: string;
  readonly reference: string;
  readonly reason: string;
  readonly by: string;
  readonly at: Instant;
};

/** Null: it is taken back. The company is locked by the caller. */
export async function takeBackSettlement(
  db: Db,
  { sellerId, reference, reason, by, at }: TakenBack,
): Promise<'not_noted' | 'own' | null> {
  const standing = await standingSettlements(db, sellerId, reference);
  if (standing.length === 0) return 'not_noted';
  if (standing.some(({ notedBy }) => notedBy === by)) return 'own';
  for (const { id, saleId, orderNumber, currency, amountMinor } of standing) {
    await postJournal(db, { sellerId, saleId, currency, at }, settlementJournal(amountMinor));
    await carryOver(db, {
      ...{ sellerId, saleId, orderNumber, causeId: newId(), currency, at, notedBy: by, reason, takesBack: id },
      ...{ kind: 'SETTLEMENT', amountMinor: -amountMinor },
    });
  }
  return null;
}
