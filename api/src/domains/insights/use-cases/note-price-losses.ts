/** Placed orders beside the market of that moment: what the offers that were not chosen lost to lower prices (decision 0048). */
import { hours, type Instant, plus } from '../../../kernel/clock.ts';
import type { Write } from '../../../platform/write.ts';
import { destinationFor, offersServing } from '../../offers/offers.public.ts';
import { boughtIn, lockPlaced, type PlacedOrder, tookReplacements } from '../placed-orders.read-model.ts';
import { addLosses, forgetLosses, type PriceLoss } from '../price-losses.repository.ts';
import { lossesOf } from '../price-losses.rules.ts';

/** After a longer standstill of ours nobody knows the market any more in which the order was placed. */
const knownFor = hours(1);

type Placed = { readonly buyerId: string; readonly orderId: string };

/** In system scope; the same order again changes nothing. */
export async function notePriceLosses(
  { db, now }: Pick<Write, 'db' | 'now'>,
  placed: readonly Placed[],
): Promise<void> {
  const orders = await lockPlaced(db, placed, sinceWhen(now));
  const replaced = await tookReplacements(
    db,
    placed.map(({ orderId }) => orderId),
  );
  const isNoRace = new Set(replaced.map(({ orderId }) => orderId));
  const losses: PriceLoss[] = [];
  for (const order of orders) if (!isNoRace.has(order.id)) losses.push(...(await lossesIn(db, order)));
  await addLosses(db, losses);
  // The race was that of the first order, and who sells the missing goods has not lost it.
  await forgetLosses(
    db,
    replaced.map(({ sourceOrderId: orderId, ...sold }) => ({ ...sold, orderId })),
  );
}

const sinceWhen = (now: Instant): Instant => plus(now, -knownFor);

async function lossesIn(db: Write['db'], order: PlacedOrder): Promise<PriceLoss[]> {
  const { id: orderId, at, currency, destinationCountry } = order;
  const bought = await boughtIn(db, order);
  const products = [...new Set(bought.map(({ productId }) => productId))];
  if (products.length === 0) return [];
  const market = await offersServing(db, products, { ...destinationFor(destinationCountry), currency });
  return lossesOf(bought, market).map((loss) => ({ ...loss, orderId, at, currency, destinationCountry }));
}
