/** Offers that a buyer in some country can have, across sellers: runs in system scope, and is shown to nobody as it is. */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { type Destination, goesTo } from './market.read-model.ts';
import { offers } from './offers.tables.ts';
import { type UnservedReason, unservedReason } from './unserved.rules.ts';

const isServed = (destination: Destination) =>
  and(
    eq(offers.status, 'ACTIVE'),
    gt(offers.stock, 0),
    eq(offers.currency, destination.currency),
    eq(sellers.status, 'ACTIVE'),
    goesTo(destination),
  );

const offered = {
  ...{ productId: offers.productId, offerId: offers.id, sellerId: offers.sellerId },
  ...{ priceMinor: offers.effectiveMinor, stock: offers.stock, unitSize: offers.unitSize },
};
const selling = { sellerName: sellers.name, terms: sellers.terms };

const selected = (db: Db) =>
  db
    .select({ ...offered, ...selling })
    .from(offers)
    .innerJoin(sellers, eq(sellers.id, offers.sellerId));
export type ServingOffer = Awaited<ReturnType<typeof selected>>[number];

/** Of more products a seller is read once, and not with each of its offers. */
const fewProducts = 100;

/** Of these products, cheapest first. As one value: it is asked in writes, too, for another number of products each time. */
export async function offersServing(
  db: Db,
  productIds: readonly string[],
  destination: Destination,
): Promise<ServingOffer[]> {
  const wanted = and(sql`${offers.productId} = any(${sql.param([...productIds])}::uuid[])`, isServed(destination));
  const order = [asc(offers.productId), asc(offers.effectiveMinor), asc(offers.id)];
  if (productIds.length <= fewProducts)
    return selected(db)
      .where(wanted)
      .orderBy(...order);
  const found = await db
    .select(offered)
    .from(offers)
    .innerJoin(sellers, eq(sellers.id, offers.sellerId))
    .where(wanted)
    .orderBy(...order);
  const sellerIds = [...new Set(found.map(({ sellerId }) => sellerId))];
  const rows = await db
    .select({ id: sellers.id, ...selling })
    .from(sellers)
    .where(sql`${sellers.id} = any(${sql.param(sellerIds)}::uuid[])`);
  const own = new Map(rows.map(({ id, ...seller }) => [id, seller]));
  return found.flatMap((offer) => {
    const seller = own.get(offer.sellerId);
    return seller ? [{ ...offer, ...seller }] : [];
  });
}

export type UnservedOffer = { readonly productId: string; readonly sellerId: string; readonly reason: UnservedReason };

/** Offers of these products in the destination's currency that do not serve it, each with why. */
export async function offersNotServing(
  db: Db,
  productIds: readonly string[],
  destination: Destination,
): Promise<UnservedOffer[]> {
  const rows = await db
    .select({
      ...{ productId: offers.productId, sellerId: offers.sellerId },
      ...{ status: offers.status, blockedReason: offers.blockedReason, sellerStatus: sellers.status },
      isDestinationServed: goesTo(destination),
    })
    .from(offers)
    .innerJoin(sellers, eq(sellers.id, offers.sellerId))
    .where(
      and(
        inArray(offers.productId, [...productIds]),
        eq(offers.currency, destination.currency),
        sql`not (${isServed(destination)})`,
      ),
    );
  return rows.flatMap(({ productId, sellerId, ...facts }) => {
    const reason = unservedReason(facts);
    return reason === null ? [] : [{ productId, sellerId, reason }];
  });
}

/** The product that an offer sells; undefined where there is no such offer, or it does not serve the destination. */
export async function productOfOffer(db: Db, offerId: string, destination: Destination) {
  const [found] = await selected(db).where(and(eq(offers.id, offerId), isServed(destination)));
  return found;
}

export type WantedPiece = { readonly offerId: string; readonly sellerId: string };

/** The offers as they are now, kept from other writers until the transaction ends; in one order for everybody. */
export const lockServing = (db: Db, wanted: readonly WantedPiece[], destination: Destination) =>
  selected(db)
    .where(
      and(
        // By their keys: else the planner begins with all sellers that go there, and looks for each id at each of them.
        sql`("offers"."seller_id", "offers"."id") in (select w.seller_id, w.id from unnest(
          ${sql.param(wanted.map(({ sellerId }) => sellerId))}::uuid[],
          ${sql.param(wanted.map(({ offerId }) => offerId))}::uuid[]) as w(seller_id, id))`,
        isServed(destination),
      ),
    )
    .orderBy(asc(offers.id))
    .for('update', { of: offers })
    .execute();
