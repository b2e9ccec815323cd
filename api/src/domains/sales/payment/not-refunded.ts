/** What a claim gave the buyer before the payment is given once: such an order is neither lowered nor declined (decision 0031). */
import { refundedGoods } from '../../payouts/payouts.public.ts';
import type { SaleChange } from '../locked-sale.ts';
import { refuse } from '../sales.errors.ts';

export async function assertNotRefunded(
  { db, sale }: SaleChange,
  code: 'claim_blocks_lowering' | 'claim_blocks_decline',
): Promise<void> {
  if ((await refundedGoods(db, sale.sellerId, sale.id)) !== 0n) throw refuse(code);
}
