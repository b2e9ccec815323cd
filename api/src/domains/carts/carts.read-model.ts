/** A buyer's carts, and what the market has of their products. */
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { offsetOf } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { goodsOf } from './allocation.rules.ts';
import type { CartFacts } from './carts.policy.ts';
import {
  type AllocationLineRecord,
  type AllocationRecord,
  allocationLinesOf,
  allocationsOf,
  type CartLineRecord,
  type CartRecord,
  linesOfCart,
} from './carts.repository.ts';
import { allocationLines, allocations, cartLines, carts } from './carts.tables.ts';

type Page = { readonly page: number; readonly size: number };
const open = ['ACTIVE', 'OPTIMIZING', 'ALLOCATED'] as const;

/** A cart with all that belongs to it. */
export async function cartWithAll(db: Db, cart: CartRecord): Promise<WholeCart> {
  // Nothing of one that has yet to be shared out is allocated.
  if (cart.status === 'ACTIVE' || cart.status === 'OPTIMIZING')
    return { cart, lines: await linesOfCart(db, cart), allocations: [], allocationLines: [] };
  const [lines, shares, shareLines] = await Promise.all([
    linesOfCart(db, cart),
    allocationsOf(db, cart),
    allocationLinesOf(db, cart),
  ]);
  return { cart, lines, allocations: shares, allocationLines: shareLines };
}
export type WholeCart = {
  readonly cart: CartRecord;
  readonly lines: readonly CartLineRecord[];
  readonly allocations: readonly AllocationRecord[];
  readonly allocationLines: readonly AllocationLineRecord[];
};

/** What the rules look at. */
export function factsOf({ cart: { status }, lines, allocations, allocationLines }: WholeCart): CartFacts {
  const shares = Map.groupBy(allocationLines, ({ allocationId }) => allocationId);
  return {
    ...{ status, lineCount: lines.length },
    shares: allocations.map(({ id, minimumMinor }) => ({ goodsMinor: goodsOf(shares.get(id) ?? []), minimumMinor })),
  };
}

export async function openCart(db: Db, buyerId: string): Promise<WholeCart | null> {
  const [found] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.buyerId, buyerId), inArray(carts.status, [...open])));
  return found ? cartWithAll(db, found) : null;
}

/** The product of a line of the buyer's open cart; none where there is no such line. */
export const productsOfLine = (db: Db, buyerId: string, lineId: string): Promise<{ readonly productId: string }[]> =>
  db
    .select({ productId: cartLines.productId })
    .from(carts)
    .innerJoin(cartLines, and(eq(cartLines.buyerId, carts.buyerId), eq(cartLines.cartId, carts.id)))
    .where(and(eq(carts.buyerId, buyerId), inArray(carts.status, [...open]), eq(cartLines.id, lineId)))
    .execute();

/** All carts of the buyer, newest first. */
export async function cartPage(database: Database, buyerId: string, page: Page) {
  const own = eq(carts.buyerId, buyerId);
  const [rows, [counted]] = await database.flight({ buyerId }, (db) => [
    db.select().from(carts).where(own).orderBy(desc(carts.createdAt)).limit(page.size).offset(offsetOf(page)).execute(),
    db.select({ total: count() }).from(carts).where(own).execute(),
  ]);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { carts: [], total: counted?.total ?? 0 };
  const of = <Table extends typeof cartLines | typeof allocations | typeof allocationLines>(table: Table) =>
    and(eq(table.buyerId, buyerId), inArray(table.cartId, ids));
  const [lines, shares, shareLines] = await database.flight({ buyerId }, (db) => [
    db.select().from(cartLines).where(of(cartLines)).execute(),
    db.select().from(allocations).where(of(allocations)).execute(),
    db.select().from(allocationLines).where(of(allocationLines)).execute(),
  ]);
  const whole = rows.map((cart) => ({
    cart,
    lines: lines.filter(({ cartId }) => cartId === cart.id),
    allocations: shares.filter(({ cartId }) => cartId === cart.id),
    allocationLines: shareLines.filter(({ cartId }) => cartId === cart.id),
  }));
  return { carts: whole, total: counted?.total ?? 0 };
}
