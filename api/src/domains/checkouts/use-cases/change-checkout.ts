/** Addresses, days, way of paying and wallet of the open checkout; the first choice begins it. */

import { type MoneyOnWire, qid } from '@quayside/contract/common';
import { buyerOrderMessages as messages } from '@quayside/contract/messages/buyer-orders';
import { deferredDays } from '@quayside/contract/order-values';
import type { changeCheckoutBody } from '@quayside/contract/orders';
import type { z } from 'zod';
import { hours, plus } from '../../../kernel/clock.ts';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { fromWire } from '../../../kernel/money.ts';
import { requireVersion, staleVersion } from '../../../kernel/versions.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { type BuyerAddress, buyerAddress } from '../../addresses/addresses.public.ts';
import { cartFactsOf, cartRefusal, cartWithAll, lockOpenCart, type WholeCart } from '../../carts/carts.public.ts';
import { buyerIdOf } from '../../offers/offers.public.ts';
import { type BuyerRecord, buyerOf } from '../../sellers/sellers.public.ts';
import { expirePromotions, refuseWallet, walletBalance } from '../../wallets/wallets.public.ts';
import { invalidField, refuse } from '../checkouts.errors.ts';
import { goodsIn, shippingIn } from '../checkouts.presenter.ts';
import { type CheckoutRecord, insertCheckout, lockOpenCheckout, saveCheckout } from '../checkouts.repository.ts';

const openHours = 24;

export type OpenCheckout = { readonly checkout: CheckoutRecord; readonly cart: WholeCart };

type Wanted = {
  readonly begin?: boolean;
  /** Refuses `stale_version` where the cart was changed since it was validated and nobody of the company has read the checkout since. */
  readonly mustStand?: boolean;
  readonly version?: number | undefined;
  /** Where the caller has locked it already. */
  readonly openCart?: WholeCart['cart'];
};

/**
 * The open checkout of the allocated cart; with `begin` a new one where there is none. One whose time is over, or whose cart
 * was emptied for another, ends. Refuses with `cart_not_allocated`, `checkout_not_found`, `stale_version`.
 */
export async function lockedCheckout(
  write: Write,
  { begin = false, mustStand = false, version, openCart }: Wanted = {},
): Promise<OpenCheckout> {
  const { db, now, actor } = write;
  const buyerId = buyerIdOf(actor);
  const found = openCart ?? (await lockOpenCart(db, buyerId));
  const [known, cart] = await Promise.all([lockOpenCheckout(db, buyerId), found ? cartWithAll(db, found) : null]);
  if (!found || !cart || cartRefusal('CHECK_OUT', cartFactsOf(cart)) !== null)
    throw refuse(begin ? 'cart_not_allocated' : 'checkout_not_found');
  const isOver = known !== null && (known.expiresAt <= now || known.cartId !== found.id);
  if (isOver) await saveCheckout(db, known, { status: 'EXPIRED' });
  if (isOver && known.cartId === found.id) await emit(db, now, 'checkout.expired', { buyerId, checkoutId: known.id });
  if (known && !isOver) {
    // What was validated is what is ordered, until somebody reads or changes the checkout: who must be sure names its version.
    if (mustStand && known.status === 'VALIDATED' && known.cartVersion !== found.version) throw staleVersion();
    const checkout = await ofCart(write, known, found);
    requireVersion(version, checkout);
    return { checkout, cart };
  }
  if (!begin) throw refuse('checkout_not_found');
  const checkout: CheckoutRecord = {
    ...{ buyerId, id: newId(), cartId: found.id, status: 'OPEN' },
    // The company's own address, until another one is chosen.
    ...{ billingAddressId: buyerId, shippingAddressId: buyerId },
    ...{ daysDeferred: 0, paymentMethod: null, reference: null, walletMinor: 0n, orderId: null },
    ...{ cartVersion: found.version, createdAt: now, expiresAt: plus(now, hours(openHours)), version: 1 },
  };
  return { checkout: await insertCheckout(db, checkout), cart };
}

/** Whoever saw it before the cart was changed, saw another: it is OPEN anew, with a version of its own. */
async function ofCart(
  { db }: Write,
  known: CheckoutRecord,
  { version: cartVersion }: WholeCart['cart'],
): Promise<CheckoutRecord> {
  if (known.cartVersion === cartVersion) return known;
  const changed = { status: 'OPEN', cartVersion } as const;
  await saveCheckout(db, known, changed);
  return { ...known, ...changed, version: known.version + 1 };
}

type Body = z.infer<typeof changeCheckoutBody>;

/** Refuses what is wrong at its field, and with what opening a checkout refuses. */
export async function changeCheckout(write: Write, { version, ...body }: Body): Promise<void> {
  const { db } = write;
  const { checkout, cart } = await lockedCheckout(write, { begin: true, version });
  const buyer = present(await buyerOf(db, checkout.buyerId), 'the signed-in buyer exists');
  await refuseAddresses(write, buyer, body, cart.cart.destinationCountry);
  const { daysDeferred = checkout.daysDeferred, paymentMethod = checkout.paymentMethod } = body;
  if (!deferredDays.some((days) => days === daysDeferred)) throw invalidField('daysDeferred', messages.deferredUnknown);
  if (daysDeferred > 0 && (paymentMethod !== 'CREDIT' || buyer.creditStatus !== 'APPROVED'))
    throw invalidField('daysDeferred', messages.deferredNeedsCredit);
  if (daysDeferred > buyer.daysDeferred)
    throw invalidField('daysDeferred', messages.deferredTooLong(buyer.daysDeferred));
  if (paymentMethod !== null && !isAvailable(write, paymentMethod))
    throw invalidField('paymentMethod', messages.methodNotYet);
  await saveCheckout(db, checkout, {
    billingAddressId: body.billingAddressQid ?? checkout.billingAddressId,
    shippingAddressId: body.shippingAddressQid ?? checkout.shippingAddressId,
    ...{ daysDeferred, paymentMethod, status: 'OPEN' },
    reference: body.reference === undefined ? checkout.reference : body.reference,
  });
}

/**
 * One of the company's, for that use. Goods go to the country the cart was priced for, and invoices to the company's own, for
 * their taxes follow from it.
 */
async function refuseAddresses(
  { db }: Write,
  buyer: BuyerRecord,
  body: Pick<Body, 'billingAddressQid' | 'shippingAddressQid'>,
  destination: string,
): Promise<void> {
  const wanted = [
    ['billingAddressQid', 'BILLING', buyer.country],
    ['shippingAddressQid', 'SHIPPING', destination],
  ] as const;
  for (const [field, use, country] of wanted) {
    const id = body[field];
    if (id === undefined) continue;
    const found = isQid(id) ? await buyerAddress(db, buyer, id) : undefined;
    if (!found?.usageTypes.includes(use)) throw invalidField(field, messages.addressUnknown);
    if (!serves(found, use, country))
      throw invalidField(field, messages.addressElsewhere(countries.of(country) ?? country));
  }
}

/** It may be chosen for that use, in that country. */
export const serves = (
  address: Pick<BuyerAddress, 'usageTypes' | 'country'>,
  use: BuyerAddress['usageTypes'][number],
  country: string,
): boolean => address.usageTypes.includes(use) && address.country === country;

const countries = new Intl.DisplayNames(['en-GB'], { type: 'region' });
const isQid = (id: string): boolean => qid.safeParse(id).success;

/** Money that is here, or lent by us, or of which the provider tells. */
const isAvailable = ({ deps }: Write, method: string): boolean =>
  method === 'WALLET' || method === 'CREDIT' || deps.collections.methods.some((one) => one === method);

/** So much of the wallet pays for the order. Refuses with `wallet_currency`, `wallet_too_low`. */
export async function applyWallet(
  write: Write,
  { amount, version }: { readonly amount: MoneyOnWire; readonly version?: number | undefined },
): Promise<void> {
  const { db, now } = write;
  const { checkout, cart } = await lockedCheckout(write, { begin: true, version });
  const { currency } = cart.cart;
  if (amount.currency !== currency) throw refuseWallet('wallet_currency', { currency });
  await expirePromotions(db, checkout.buyerId, now);
  const { minor } = fromWire(amount);
  const due = goodsIn(cart) + shippingIn(cart);
  if (minor > (await walletBalance(db, checkout.buyerId, { currency }))) throw refuseWallet('wallet_too_low');
  await saveCheckout(db, checkout, { walletMinor: minor < due ? minor : due, status: 'OPEN' });
}
