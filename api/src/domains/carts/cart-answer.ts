/** What calls about a cart share: the product that is meant, and the cart as a write leaves it. */
import { type Cart, cart } from '@quayside/contract/carts';
import { present } from '../../kernel/errors.ts';
import { normaliseGtin } from '../../kernel/gtin.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type WriteRequest, writeOf } from '../../platform/http/write-of.ts';
import { type Write, writeOnce } from '../../platform/write.ts';
import { buyerIdOf, destinationOf, marketOf, productOfOffer, unservedOf } from '../offers/offers.public.ts';
import { type VariantRow, variantsByGtin, variantsById } from '../variants/variants.public.ts';
import { refuse } from './carts.errors.ts';
import { presentCart } from './carts.presenter.ts';
import { cartWithAll, openCart, type WholeCart } from './carts.read-model.ts';
import type { CartRecord } from './carts.repository.ts';
import type { Market } from './plan-cart.ts';

/** By its GTIN. Refuses with `invalid_gtin`, `unknown_gtin`. */
export async function productByGtin(deps: Deps, request: WriteRequest, typed: string) {
  const gtin = normaliseGtin(typed);
  if (gtin === null) throw refuse('invalid_gtin');
  const [variant] = await deps.database.read('none', (db) => variantsByGtin(db, [gtin]));
  if (!variant) throw refuse('unknown_gtin');
  return withMarket(deps, request, variant);
}

/** By the id of an offer or of a product; `unitSize` of the offer. Refuses with `product_not_found`. */
export async function productById(deps: Deps, request: WriteRequest, id: string) {
  const destination = await destinationOf(deps, buyerIdOf(actorOf(request)));
  const offer = await deps.database.read('system', (db) => productOfOffer(db, id, destination));
  const [variant] = await deps.database.read('none', (db) => variantsById(db, [offer?.productId ?? id]));
  if (!variant) throw refuse('product_not_found');
  return { ...(await withMarket(deps, request, variant)), unitSize: offer?.unitSize ?? null };
}

async function withMarket(deps: Deps, request: WriteRequest, { id, gtin, name, brandName }: VariantRow) {
  const destination = await destinationOf(deps, buyerIdOf(actorOf(request)));
  const serving = await marketOf(deps, [id], destination);
  return { product: { productId: id, gtin, productName: name, brandName }, destination, serving };
}

/** Runs the change once per key, and answers the cart as the same transaction leaves it. `work` may give one that ended. */
export function changeCart(
  deps: Deps,
  request: WriteRequest,
  // biome-ignore lint/suspicious/noConfusingVoidType: most changes leave the open cart, emptying gives the one that ended
  work: (write: Write) => Promise<CartRecord | void>,
): Promise<Cart> {
  return writeOnce(deps, writeOf(request), cart, async (write) => {
    const ended = await work(write);
    const found = ended
      ? await cartWithAll(write.db, { ...ended, status: 'EMPTIED', version: ended.version + 1 })
      : await openCart(write.db, buyerIdOf(write.actor));
    return presentCart(present(found, 'the cart was just written'), write.now);
  });
}

/** The open cart. Refuses with `cart_not_found`. */
export async function wholeCart(deps: Deps, request: WriteRequest) {
  const buyerId = buyerIdOf(actorOf(request));
  const found = await deps.database.read({ buyerId }, (db) => openCart(db, buyerId));
  if (!found) throw refuse('cart_not_found');
  return found;
}

/** What the market has of the cart's products; of one line also what does not serve the destination, and why. */
export async function marketFor(deps: Deps, { lines, cart: own }: WholeCart, lineId?: string): Promise<Market> {
  const destination = await destinationOf(deps, own.buyerId);
  const ids = lines.map(({ productId }) => productId);
  const asked = lines.filter(({ id }) => id === lineId).map(({ productId }) => productId);
  return {
    region: destination.region,
    serving: await marketOf(deps, ids, destination),
    unserved: await unservedOf(deps, asked, destination),
  };
}
