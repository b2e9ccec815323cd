/** The seller confirms what will be shipped; what is missing goes back to the buyer (ORD-05). */
import type { confirmBody } from '@quayside/contract/sale-actions';
import type { SaleStatus } from '@quayside/contract/sale-values';
import type { z } from 'zod';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { lowerStock } from '../../offers/offers.public.ts';
import { type SaleChange, saveChange, statusAfter, withLockedSale } from '../locked-sale.ts';
import { isInWarehouse } from '../payment/lost-goods.repository.ts';
import { assertNotRefunded } from '../payment/not-refunded.ts';
import { refundBuyer } from '../payment/refund-buyer.ts';
import { type Decision, decideQuantities, standingOf } from '../quantities/sales.quantities.rules.ts';
import { recordPickup } from '../record-pickup.ts';
import { type LineRecord, linesOfSale, type SaleRecord, saveDecidedLines } from '../sales.repository.ts';

type Input = z.infer<typeof confirmBody> & { readonly saleId: string };

/** Confirms a requested sale, or lowers the quantities of a confirmed one. All lines are decided together. */
export function confirmQuantities(write: Write, input: Input): Promise<SaleRecord> {
  return withLockedSale(write, input, async (change) => {
    const { db, sale } = change;
    const event = sale.status === 'CONFIRMED' ? 'reconfirm' : 'confirm';
    const status = statusAfter(change, event);
    if (event === 'reconfirm') await assertNotRefunded(change, 'claim_blocks_lowering');
    const lines = await linesOfSale(db, sale.sellerId, sale.id);
    return saveDecision(change, { event, status, lines, decision: decideQuantities(lines, input.lines) });
  });
}

type Decided = {
  readonly event: 'confirm' | 'reconfirm';
  readonly status: SaleStatus;
  readonly lines: readonly LineRecord[];
  readonly decision: Decision;
};

/** Writes what was decided: the sale, its lines, and what follows for buyer and stock where lines were lowered. */
export async function saveDecision(
  change: SaleChange,
  { event, status, lines, decision }: Decided,
): Promise<SaleRecord> {
  const { db, now, sale } = change;
  const { confirmedMinor } = decision;
  const refundMinor = (sale.confirmedMinor ?? sale.requestedMinor) - confirmedMinor;
  const [after] = await Promise.all([
    saveChange(
      change,
      { status, confirmedMinor, totalMinor: confirmedMinor, confirmedAt: sale.confirmedAt ?? now, hasRead: true },
      { action: event, detail: { refundMinor: refundMinor.toString() } },
    ),
    saveDecidedLines(db, sale.sellerId, sale.id, decision.lines),
  ]);
  if (decision.lowered.length > 0) await giveBack(change, decision, lines, refundMinor);
  return event === 'confirm' ? goodsHere(change, after) : after;
}

/** Goods of it that were set aside in a warehouse of ours before it was confirmed are picked up from now on. */
async function goodsHere(change: SaleChange, sale: SaleRecord): Promise<SaleRecord> {
  if (!(await isInWarehouse(change.db, sale.sellerId, sale.id))) return sale;
  const after = { ...change, sale, context: { ...change.context, sale } };
  return (await recordPickup(after, change.now)).sale;
}

/**
 * The buyer's money for what is missing, the stock the seller turned out not to have, and word to the buyer. The order took its
 * pieces out of the stock when it was placed: who can't supply them all has none left beyond what orders hold.
 */
async function giveBack(
  change: SaleChange,
  { lowered }: Decision,
  lines: readonly LineRecord[],
  refundMinor: bigint,
): Promise<void> {
  const { db, now, sale } = change;
  const told = lines.flatMap((line) => {
    const after = lowered.find(({ id }) => id === line.id);
    return after ? [{ line, quantity: after.confirmedQuantity }] : [];
  });
  await lowerStock(
    db,
    sale.sellerId,
    told.map(({ line }) => ({ offerId: line.offerId, stock: 0 })),
    now,
  );
  if (refundMinor > 0n) await refundBuyer(change, refundMinor, 'REDUCTION_REFUND');
  await emit(db, now, 'sale.confirmed_reduced', {
    sellerId: sale.sellerId,
    saleId: sale.id,
    orderNumber: sale.orderNumber,
    buyerId: sale.buyerId,
    buyerName: sale.buyerName,
    missing: told.map(({ line, quantity }) => ({ lineId: line.id, quantity: standingOf(line) - quantity })),
    lines: told.map(({ line, quantity }) => `${line.productName}: ${quantity} of ${line.requestedQuantity}`).join('\n'),
  });
}
