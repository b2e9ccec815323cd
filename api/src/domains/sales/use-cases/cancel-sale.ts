/** Staff cancel a sale before it is paid: buyer's request, fraud or a legal stop. A payment under review ends with it. */
import type { cancelBody } from '@quayside/contract/sale-actions';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { livingPayoutOf, rejectPayout } from '../../payouts/payouts.public.ts';
import { endWithoutDelivery } from '../end-without-delivery.ts';
import { type Changer, inSale, saveChange, statusAfter } from '../in-sale.ts';
import { refuse } from '../sales.errors.ts';
import type { SaleRecord } from '../sales.repository.ts';
import { cancelRefusal } from '../sales.rules.ts';

export function cancelSale(
  deps: Deps,
  changer: Changer,
  saleId: string,
  { reason, version }: z.infer<typeof cancelBody>,
): Promise<SaleRecord> {
  return inSale(deps, changer, { saleId, version }, async (change) => {
    const status = statusAfter(change, 'cancel');
    const refused = cancelRefusal(change.sale, reason);
    if (refused) throw refuse(refused.code);
    const payout = await livingPayoutOf(change.db, change.sale.sellerId, saleId);
    if (payout) await rejectPayout(change.db, payout.id, { at: change.now, actor: changer, reason });
    const [after] = await Promise.all([
      saveChange(change, { status, cancelReason: reason }, { action: 'cancel', reason }),
      endWithoutDelivery(change, 'sale.cancelled'),
    ]);
    return after;
  });
}
