/** A shipment is lost (CLM-03): everything of the sale that was shipped is claimed. Buyer, seller or the system say so. */

import type { lostShipmentBody } from '@quayside/contract/claims';
import type { z } from 'zod';
import type { Write } from '../../../platform/write.ts';
import { withLockedSale } from '../../sales/sales.public.ts';
import { lineFactsOf, transportOf } from '../claim-context.ts';
import { refuse } from '../claims.errors.ts';
import type { ClaimRecord } from '../claims.repository.ts';
import { claimableQuantityOf } from '../claims.rules.ts';
import { calendarOf, statusAfter } from '../locked-claim.ts';
import { newContext, openClaim } from '../open-claim.ts';

type Body = z.infer<typeof lostShipmentBody>;

/** `sellerId`: whose sale it is, found with the caller's right to it. */
export function submitLostShipment(
  write: Write,
  { sellerId, saleQid, description, contestsDelivery }: Body & { readonly sellerId: string },
): Promise<ClaimRecord> {
  const { db, deps, actor } = write;
  return withLockedSale(write, { sellerId, saleId: saleQid }, async (sale) => {
    const type = 'LOST_SHIPMENT' as const;
    const transport = await transportOf(sale, calendarOf(deps, sale));
    const context = await newContext(sale, { type, evidence: [], transport, contestsDelivery });
    statusAfter(actor, context, 'submit_lost_shipment');
    const claimed = (await lineFactsOf(db, sale.sale, null))
      .map((line) => ({ line, quantity: claimableQuantityOf(line) }))
      .filter(({ quantity }) => quantity > 0);
    if (claimed.length === 0) throw refuse('claim_nothing_shipped');
    return openClaim(sale, { type, description, contestsDelivery, claimed, action: 'submit_lost_shipment' });
  });
}
