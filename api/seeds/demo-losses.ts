/** What the demo sellers' offers lost to lower prices: their orders beside the market, by the product's own rule. */
import type pg from 'pg';
import { addLosses, type PriceLoss } from '../src/domains/insights/price-losses.repository.ts';
import { lossesOf } from '../src/domains/insights/price-losses.rules.ts';
import { destinationFor, offersServing } from '../src/domains/offers/offers.public.ts';
import { days, plus } from '../src/kernel/clock.ts';
import { dbOf } from './db-of.ts';
import type { DemoCatalogue } from './demo-catalogue.ts';
import type { DemoSale } from './demo-sales.ts';

/** The same goods were bought elsewhere on earlier days, too: figures are told of five orders and more. */
const again = 5;
const daysBetween = 3;

/** Once the offers are written: the market of a demo order is the one of today. */
export async function addPriceLosses(
  client: pg.Client,
  made: readonly DemoSale[],
  { products }: DemoCatalogue,
): Promise<number> {
  const db = dbOf(client);
  const productOf = new Map(products.map(({ gtin, id }) => [gtin, id]));
  const losses: PriceLoss[] = [];
  for (const { sale, lines } of made.filter(isBought)) {
    const { id: orderId, createdAt: at, currency, sellerId } = sale;
    const country = sale.deliverTo?.country ?? sale.destinationCountry;
    const bought = lines.map(({ gtin, brandName, requestedQuantity: quantity, unitPriceMinor }) => ({
      ...{ productId: productOf.get(gtin) ?? '', brandName, sellerId, quantity, unitPriceMinor },
    }));
    const ids = [...new Set(bought.map(({ productId }) => productId))].filter(Boolean);
    const market = await offersServing(db, ids, { ...destinationFor(country), currency });
    for (const loss of lossesOf(bought, market))
      for (let time = 0; time <= again; time += 1)
        losses.push({
          ...{
            ...loss,
            currency,
            destinationCountry: country,
            orderId: time === 0 ? orderId : `${orderId.slice(0, -2)}f${time}`,
          },
          at: plus(at, -days(time * daysBetween)),
        });
  }
  await addLosses(db, losses);
  return losses.length;
}

const isBought = ({ sale: { status, cancelReason } }: DemoSale): boolean =>
  status !== 'AWAITING_BUYER_PAYMENT' && cancelReason !== 'BUYER_NOT_PAID';
