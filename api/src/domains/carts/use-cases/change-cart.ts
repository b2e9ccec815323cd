/** Lines come into a cart, change, and go; each takes the allocation back. */

import { mostCartLines } from '@quayside/contract/cart-values';
import type { MoneyOnWire } from '@quayside/contract/common';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { fromWire } from '../../../kernel/money.ts';
import { requireVersion } from '../../../kernel/versions.ts';
import type { Write } from '../../../platform/write.ts';
import type { Destination, ServingOffer } from '../../offers/offers.public.ts';
import { buyerIdOf, toldStock } from '../../offers/offers.public.ts';
import { refuse, refuseQuantity } from '../carts.errors.ts';
import {
  addCartLines,
  type CartRecord,
  deleteAllocations,
  deleteCartLine,
  insertCart,
  linesOfCart,
  lockOpenCart,
  saveCart,
  saveCartLine,
} from '../carts.repository.ts';

export type NewCartLine = {
  readonly productId: string;
  readonly gtin: string;
  readonly productName: string;
  readonly brandName: string;
  readonly quantity: number;
  readonly targetPrice?: MoneyOnWire | null | undefined;
};

/** The open cart, locked. Refuses with `cart_not_found`, `stale_version`. */
export async function lockedCart({ db, actor }: Write, version?: number): Promise<CartRecord> {
  const cart = await lockOpenCart(db, buyerIdOf(actor));
  if (!cart) throw refuse('cart_not_found');
  requireVersion(version, cart);
  return cart;
}

/** The open cart, or a new one. */
async function cartToFill(write: Write, { country, currency }: Destination): Promise<CartRecord> {
  const { db, now, actor } = write;
  const buyerId = buyerIdOf(actor);
  const known = await lockOpenCart(db, buyerId);
  if (known) return known;
  const cart: CartRecord = {
    ...{ buyerId, id: newId(), status: 'ACTIVE', currency, destinationCountry: country, gap: null, isProven: null },
    ...{ searches: 0, createdAt: now, updatedAt: now, version: 1 },
  };
  await insertCart(db, cart);
  return present(await lockOpenCart(db, buyerId), 'one was begun, here or elsewhere');
}

type Served = { readonly destination: Destination; readonly serving: readonly ServingOffer[] };

/**
 * As many as stand in the cart and come now must be there. Refuses with `cart_line_quantity_exceeded`, `cart_full`, and `stale_version`
 * where a version is named that the cart has no more.
 */
export async function addLine(
  write: Write,
  added: NewCartLine,
  { destination, serving }: Served,
  version?: number,
): Promise<void> {
  const filled = await filledCart(write, destination);
  requireVersion(version, filled.cart);
  const { productId, quantity } = added;
  const inCart = filled.inCart.get(productId) ?? 0;
  refuseExceeded(serving, productId, quantity + inCart, inCart);
  await putLines(write, filled, [added]);
}

/**
 * Adds what is there beside what stands in the cart, and gives it. Which it is, is known once the cart is locked: another file
 * may come at the same moment. Refuses with `cart_full`.
 */
export async function addWhatIsThere<Line extends NewCartLine>(
  write: Write,
  wanted: readonly Line[],
  destination: Destination,
  serving: readonly ServingOffer[],
): Promise<readonly Line[]> {
  const stocks = new Map<string, number>();
  for (const { productId, stock } of serving) stocks.set(productId, (stocks.get(productId) ?? 0) + stock);
  const isThere = ({ productId, quantity }: Line, inCart = 0) => quantity + inCart <= (stocks.get(productId) ?? 0);
  // For nothing no cart is begun.
  if (!wanted.some((line) => isThere(line))) return [];
  const filled = await filledCart(write, destination);
  const added = wanted.filter((line) => isThere(line, filled.inCart.get(line.productId)));
  if (added.length > 0) await putLines(write, filled, added);
  return added;
}

type Filled = { readonly cart: CartRecord; readonly inCart: ReadonlyMap<string, number> };

/** The cart, locked, with how many of each product stand in it. */
async function filledCart(write: Write, destination: Destination): Promise<Filled> {
  const cart = await cartToFill(write, destination);
  const lines = await linesOfCart(write.db, cart);
  return { cart, inCart: new Map(lines.map(({ productId, quantity }) => [productId, quantity])) };
}

async function putLines(write: Write, { cart, inCart }: Filled, added: readonly NewCartLine[]): Promise<void> {
  const lineCount = new Set([...inCart.keys(), ...added.map(({ productId }) => productId)]).size;
  if (lineCount > mostCartLines) throw refuse('cart_full', { maximum: mostCartLines });
  await addCartLines(
    write.db,
    added.map(({ targetPrice, ...line }) => ({
      ...{ ...line, buyerId: cart.buyerId, cartId: cart.id, id: newId() },
      targetMinor: targetOf(targetPrice, cart),
    })),
  );
  await touch(write, cart);
}

export type LineChange = {
  readonly lineId: string;
  readonly quantity?: number | undefined;
  readonly targetPrice?: MoneyOnWire | null | undefined;
  readonly version?: number | undefined;
};

/** Refuses with `cart_line_not_found`, `cart_line_quantity_exceeded`, `cart_currency` and what a cart refuses. */
export async function changeLine(
  write: Write,
  { lineId, quantity, targetPrice, version }: LineChange,
  serving: readonly ServingOffer[],
): Promise<void> {
  const cart = await lockedCart(write, version);
  const line = (await linesOfCart(write.db, cart)).find(({ id }) => id === lineId);
  if (!line) throw refuse('cart_line_not_found');
  if (quantity !== undefined) refuseExceeded(serving, line.productId, quantity, line.quantity);
  await saveCartLine(write.db, cart, lineId, {
    quantity: quantity ?? line.quantity,
    targetMinor: targetPrice === undefined ? line.targetMinor : targetOf(targetPrice, cart),
  });
  await touch(write, cart);
}

/** Refuses with `cart_line_not_found` and what a cart refuses. */
export async function removeLine(write: Write, lineId: string, version?: number): Promise<void> {
  const cart = await lockedCart(write, version);
  const lines = await linesOfCart(write.db, cart);
  if (!lines.some(({ id }) => id === lineId)) throw refuse('cart_line_not_found');
  await touch(write, cart);
  await deleteCartLine(write.db, cart, lineId);
}

/** The cart ends; the next line begins a new one. */
export async function emptyCart(write: Write, version?: number): Promise<CartRecord> {
  const cart = await lockedCart(write, version);
  await saveCart(write.db, cart, { status: 'EMPTIED', updatedAt: write.now });
  return cart;
}

/** Its lines have changed: what was allocated no longer holds. Nothing is of one that was not shared out. */
async function touch({ db, now }: Write, cart: CartRecord): Promise<void> {
  if (cart.status === 'ALLOCATED') await deleteAllocations(db, cart);
  await saveCart(db, cart, { status: 'ACTIVE', gap: null, isProven: null, updatedAt: now });
}

function refuseExceeded(
  serving: readonly ServingOffer[],
  productId: string,
  quantity: number,
  cartLineQuantity: number,
): void {
  const available = serving.filter((one) => one.productId === productId).reduce((sum, { stock }) => sum + stock, 0);
  if (quantity > available)
    throw refuseQuantity('cart_line_quantity_exceeded', { availableQuantity: toldStock(available), cartLineQuantity });
}

function targetOf(target: MoneyOnWire | null | undefined, { currency }: CartRecord): bigint | null {
  if (!target) return null;
  if (target.currency !== currency) throw refuse('cart_currency', { currency });
  return fromWire(target).minor;
}
