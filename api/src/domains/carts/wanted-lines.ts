/** Many goods that somebody wants at once, from a file or an earlier order: what comes into the cart, and what can't. */
import { cartMessages } from '@quayside/contract/messages/carts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import type { WriteRequest } from '../../platform/http/write-of.ts';
import type { Write } from '../../platform/write.ts';
import { buyerIdOf, destinationOf, marketOf } from '../offers/offers.public.ts';
import { variantsByGtin } from '../variants/variants.public.ts';
import { addWhatIsThere } from './use-cases/change-cart.ts';

type Wanted = { readonly line: number; readonly gtin: string; readonly quantity: number };
type Code = 'unknown_gtin' | 'cart_line_quantity_exceeded';

const refused = ({ line, gtin }: Wanted, code: Code) => ({ line, value: gtin, code, message: cartMessages[code] });

/** What the catalogue knows of it and who sells it, before the cart is locked. Each product is wanted once. */
export async function wantedGoods(deps: Deps, request: WriteRequest, wanted: readonly Wanted[]) {
  const destination = await destinationOf(deps, buyerIdOf(actorOf(request)));
  const gtins = wanted.map(({ gtin }) => gtin);
  const variants = await deps.database.read('none', (db) => variantsByGtin(db, gtins));
  const byGtin = new Map(variants.map((variant) => [variant.gtin, variant]));
  const ids = variants.map(({ id }) => id);
  return {
    ...{ destination, serving: await marketOf(deps, ids, destination) },
    known: wanted.flatMap((one) => {
      const variant = byGtin.get(one.gtin);
      return variant
        ? [{ ...one, productId: variant.id, productName: variant.name, brandName: variant.brandName }]
        : [];
    }),
    unknown: wanted.filter(({ gtin }) => !byGtin.has(gtin)),
  };
}

type WantedGoods = Awaited<ReturnType<typeof wantedGoods>>;

/** What stands in the cart already counts. Refuses with `cart_full`. */
export async function addWanted(write: Write, { destination, serving, known, unknown }: WantedGoods) {
  const added = new Set(await addWhatIsThere(write, known, destination, serving));
  return {
    added: added.size,
    refused: [
      ...unknown.map((one) => refused(one, 'unknown_gtin')),
      ...known.filter((one) => !added.has(one)).map((one) => refused(one, 'cart_line_quantity_exceeded')),
    ].sort((a, b) => a.line - b.line),
  };
}
