/** The seller declines; the buyer gets everything back (ORD-06). */
import type { declineBody } from '@quayside/contract/sale-actions';
import type { z } from 'zod';
import type { Write } from '../../../platform/write.ts';
import { hideOffers, lowerStock } from '../../offers/offers.public.ts';
import { endWithoutDelivery } from '../end-without-delivery.ts';
import { type SaleChange, saveChange, statusAfter, withLockedSale } from '../locked-sale.ts';
import { assertNotRefunded } from '../payment/not-refunded.ts';
import { checkDeclineReasons, declineEffects } from '../quantities/sales.quantities.rules.ts';
import { linesOfSale, type SaleRecord } from '../sales.repository.ts';

type Input = z.infer<typeof declineBody> & { readonly saleId: string };

export function declineSale(write: Write, { reasons, note, ...target }: Input): Promise<SaleRecord> {
  return withLockedSale(write, target, async (change) => {
    const status = statusAfter(change, 'decline');
    await assertNotRefunded(change, 'claim_blocks_decline');
    checkDeclineReasons(reasons, note);
    const effects = declineEffects(reasons);
    await applyToOffers(change, effects);
    const [after] = await Promise.all([
      saveChange(
        change,
        { status, declineReasons: reasons, declineNote: note ?? null, hasRead: true },
        { action: 'decline', reason: reasons.join(', '), detail: effects },
      ),
      endWithoutDelivery(change, 'sale.declined'),
    ]);
    return after;
  });
}

async function applyToOffers(
  { db, now, sale }: SaleChange,
  { zeroesOfferStock, hidesOfferInRegion }: ReturnType<typeof declineEffects>,
): Promise<void> {
  if (!zeroesOfferStock && !hidesOfferInRegion) return;
  const lines = await linesOfSale(db, sale.sellerId, sale.id);
  const offerIds = lines.map(({ offerId }) => offerId);
  if (zeroesOfferStock)
    await lowerStock(
      db,
      sale.sellerId,
      offerIds.map((offerId) => ({ offerId, stock: 0 })),
      now,
    );
  if (hidesOfferInRegion) await hideOffers(db, sale.sellerId, offerIds, sale.destinationCountry, now);
}
