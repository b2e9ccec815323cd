/** Whether a checkout could be paid and sent as it stands; the market is asked when it is completed. */
import type { Instant } from '../../../kernel/clock.ts';
import type { Place } from '../../../kernel/party.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type BuyerAddress, buyerAddress } from '../../addresses/addresses.public.ts';
import { type CreditProblem, creditProblem } from '../../orders/orders.public.ts';
import { type BuyerRecord, buyerOf } from '../../sellers/sellers.public.ts';
import { walletBalance } from '../../wallets/wallets.public.ts';
import { goodsIn, shippingIn, walletIn } from '../checkouts.presenter.ts';
import { type OpenCheckout, serves } from './change-checkout.ts';

/** Why an order could not be paid or sent, as the checkout stands. */
type CheckoutProblem = 'ADDRESS_MISSING' | 'PAYMENT_METHOD_MISSING' | 'WALLET_TOO_LOW' | CreditProblem;

/** Null: the company's registered address. */
export type Places = { readonly billTo: Place | null; readonly deliverTo: Place | null };
type Readiness = { readonly walletHelps: boolean } & (
  | { readonly problem: null; readonly places: Places }
  | { readonly problem: CheckoutProblem; readonly places: null }
);
const ready = (places: Places): Readiness => ({ problem: null, places, walletHelps: false });
const unready = (problem: CheckoutProblem, walletHelps = false): Readiness => ({ problem, places: null, walletHelps });

/** `known`: the company, where the caller has read it. */
export async function readinessOf(db: Db, open: OpenCheckout, now: Instant, known?: BuyerRecord): Promise<Readiness> {
  const { checkout, cart } = open;
  const { buyerId, paymentMethod, daysDeferred } = checkout;
  const { currency } = cart.cart;
  const walletMinor = walletIn(checkout, cart);
  const places = await chosenPlaces(db, open, known ?? (await buyerOf(db, buyerId)));
  if (!places) return unready('ADDRESS_MISSING');
  if (paymentMethod === null) return unready('PAYMENT_METHOD_MISSING');
  const due = goodsIn(cart) + shippingIn(cart);
  const toPay = due - walletMinor;
  const isAllOfIt = paymentMethod === 'WALLET';
  if (walletMinor > 0n || isAllOfIt) {
    const has = await walletBalance(db, buyerId, { currency, now });
    if (walletMinor > has || (isAllOfIt && toPay > 0n)) return unready('WALLET_TOO_LOW', isAllOfIt ? due <= has : true);
  }
  if (paymentMethod !== 'CREDIT') return ready(places);
  const problem = await creditProblem(db, { buyerId, currency, toPay, daysDeferred, now });
  return problem === null ? ready(places) : unready(problem);
}

/**
 * As they stand now: null when one is gone, or changed since it was chosen so that it could not be chosen any more. The
 * company's registered address is kept with the company: null there.
 */
async function chosenPlaces(
  db: Db,
  { checkout, cart }: OpenCheckout,
  buyer: BuyerRecord | null,
): Promise<Places | null> {
  const { buyerId, billingAddressId, shippingAddressId } = checkout;
  if (!buyer || !billingAddressId || !shippingAddressId) return null;
  const billing = await buyerAddress(db, buyer, billingAddressId);
  const shipping = await buyerAddress(db, buyer, shippingAddressId);
  if (!billing || !shipping) return null;
  if (!serves(billing, 'BILLING', buyer.country)) return null;
  if (!serves(shipping, 'SHIPPING', cart.cart.destinationCountry)) return null;
  const placeOf = ({ id, companyName: name, line1, line2, postalCode, city, region, country }: BuyerAddress) =>
    id === buyerId ? null : { name, line1, line2, postalCode, city, region, country };
  return { billTo: placeOf(billing), deliverTo: placeOf(shipping) };
}
