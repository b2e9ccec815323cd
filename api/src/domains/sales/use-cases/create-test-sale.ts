/** A new order on demand, from the seller's own offers; never in production (INT-03, CFG-03). */
import type { testSaleBody } from '@quayside/contract/sale-actions';
import type { z } from 'zod';
import { minutes, plus, seconds } from '../../../kernel/clock.ts';
import { regionOf } from '../../../kernel/destination-region.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Write } from '../../../platform/write.ts';
import { type SampledOffer, sampleOffers } from '../../offers/offers.public.ts';
import { firstCompanies, type SellerRecord, sellerOf } from '../../sellers/sellers.public.ts';
import { orderNumberOf } from '../order-number.ts';
import { deadlineOf, type NewSale, placePaidSales } from '../place-sale.ts';
import { refuse } from '../sales.errors.ts';
import type { NewLine } from '../sales.placing.repository.ts';

type Body = z.infer<typeof testSaleBody>;

export async function createTestSale({ db, deps, now }: Write, body: Body): Promise<{ qid: string; order: string }> {
  const first = await firstCompanies(db);
  const seller = body.sellerQid ? await sellerOf(db, body.sellerQid) : first.seller;
  const { buyer } = first;
  if (!seller || !buyer) throw refuse('seller_not_found');
  const offers = await sampleOffers(db, seller.id, body.lines);
  if (offers.length === 0) throw refuse('seller_without_offers');
  const sale = newSale(deps, body, { seller, buyer }, linesFrom(offers, body));
  await placePaidSales(db, now, [sale]);
  return { qid: sale.sale.id, order: sale.sale.orderNumber };
}

type Parties = {
  readonly seller: SellerRecord;
  readonly buyer: { id: string; name: string; country: string; city: string };
};
/** Milliseconds until it expires; undefined: as any other order does. */
function lifetimeOf({ expiresInMinutes, expiresInSeconds }: Body): number | undefined {
  if (expiresInSeconds !== undefined) return seconds(expiresInSeconds);
  return expiresInMinutes === undefined ? undefined : minutes(expiresInMinutes);
}

function newSale(deps: Deps, body: Body, { seller, buyer }: Parties, lines: readonly NewLine[]): NewSale {
  const now = deps.clock.now();
  const goods = lines.reduce((sum, line) => sum + line.unitPriceMinor * BigInt(line.requestedQuantity), 0n);
  const within = lifetimeOf(body);
  const expiresAt = within === undefined ? deadlineOf(deps, seller, now) : plus(now, within);
  const country = body.destinationCountry ?? buyer.country;
  const id = newId();
  const sale = {
    sellerId: seller.id,
    id,
    orderNumber: `${orderNumberOf(id)}-0`,
    buyerId: buyer.id,
    buyerName: buyer.name,
    status: 'REQUESTED',
    statusGroup: 'CURRENT',
    nextAction: 'CONFIRM_QUANTITIES',
    currency: body.currency ?? seller.currency,
    lineCount: lines.length,
    requestedMinor: goods,
    totalMinor: goods,
    destinationKind: 'BUYER',
    destinationCountry: country,
    destinationCity: buyer.city,
    destinationRegion: regionOf(country),
    expiresAt,
    dueAt: expiresAt,
    createdAt: now,
    updatedAt: now,
  } as const;
  return { sale, lines };
}

function linesFrom(offers: readonly SampledOffer[], body: Body): NewLine[] {
  const given = body.unitPrice ? BigInt(body.unitPrice.replace('.', '')) : null;
  return offers.map((offer, position) => ({
    id: newId(),
    position,
    offerId: offer.id,
    gtin: offer.gtin,
    productName: offer.productName,
    brandName: offer.brandName,
    unitSize: offer.unitSize,
    unitPriceMinor: given ?? offer.priceMinor,
    status: 'REQUESTED',
    requestedQuantity: offer.unitSize * (12 + position),
  }));
}
