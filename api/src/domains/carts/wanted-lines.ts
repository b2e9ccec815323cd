/** Many goods that somebody wants at once, from a file or an earlier order: what can be added to the cart, and what can't. */
import { cartMessages } from '@quayside/contract/messages/carts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import type { WriteRequest } from '../../platform/http/write-of.ts';
import { buyerIdOf, destinationOf, marketOf } from '../offers/offers.public.ts';
import { variantsByGtin } from '../variants/variants.public.ts';
import { openCart } from './carts.read-model.ts';

type Wanted = { readonly line: number; readonly gtin: string; readonly quantity: number };
type Code = 'unknown_gtin' | 'cart_line_quantity_exceeded';

/** What stands in the cart already counts. Each product is wanted once. */
export async function addableOf(deps: Deps, request: WriteRequest, wanted: readonly Wanted[]) {
  const buyerId = buyerIdOf(actorOf(request));
  const destination = await destinationOf(deps, buyerId);
  const gtins = wanted.map(({ gtin }) => gtin);
  const variants = await deps.database.read('none', (db) => variantsByGtin(db, gtins));
  const ids = variants.map(({ id }) => id);
  const serving = await marketOf(deps, ids, destination);
  const cart = await deps.database.read({ buyerId }, (db) => openCart(db, buyerId));
  const inCart = new Map(cart?.lines.map(({ productId, quantity }) => [productId, quantity]));
  const stocks = Map.groupBy(serving, ({ productId }) => productId);
  const byGtin = new Map(variants.map((variant) => [variant.gtin, variant]));
  const rows = wanted.map(({ line, gtin, quantity }) => {
    const told = (code: Code) => ({ refused: { line, value: gtin, code, message: cartMessages[code] } });
    const variant = byGtin.get(gtin);
    if (!variant) return told('unknown_gtin');
    const { id: productId, name: productName, brandName } = variant;
    const stock = (stocks.get(productId) ?? []).reduce((sum, one) => sum + one.stock, 0);
    if (quantity + (inCart.get(productId) ?? 0) > stock) return told('cart_line_quantity_exceeded');
    return { added: { productId, gtin, productName, brandName, quantity } };
  });
  return {
    ...{ destination, serving },
    added: rows.flatMap((row) => ('added' in row ? [row.added] : [])),
    refused: rows.flatMap((row) => ('refused' in row ? [row.refused] : [])),
  };
}
