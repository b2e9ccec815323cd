/** Gives money held for a sale back to its buyer: our side now, the buyer's wallet by the event. */
import { assert } from '../../../kernel/errors.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { releaseToBuyer } from '../../payouts/payouts.public.ts';
import type { SaleChange } from '../locked-sale.ts';

export async function refundBuyer(
  { db, now, sale }: SaleChange,
  amountMinor: bigint,
  source: 'ORDER_REFUND' | 'REDUCTION_REFUND',
): Promise<void> {
  assert(amountMinor >= 0n, 'a buyer is given back something or nothing');
  if (amountMinor === 0n) return;
  const { sellerId, id: saleId, buyerId, currency } = sale;
  await Promise.all([
    releaseToBuyer(db, { sellerId, saleId, currency, at: now }, amountMinor),
    emit(db, now, 'sale.refunded', {
      buyerId,
      sellerId,
      saleId,
      amountMinor: amountMinor.toString(),
      currency,
      source,
    }),
  ]);
}
