/** Writes of offers: by their seller, and those that follow from what happens to a sale. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { listReminders, offerBatches, offerBatchParts, offerPrices, offerSearch, offers } from './offers.tables.ts';

/** Sets the stock of offers to what their seller turned out to have beyond what orders hold; never raises it. */
export async function lowerStock(
  db: Db,
  sellerId: string,
  stocks: readonly { offerId: string; stock: number }[],
  now: Instant,
): Promise<void> {
  if (stocks.length === 0) return;
  await db.execute(sql`
    update offers o
    set stock = least(o.stock, d.stock), status = case when least(o.stock, d.stock) = 0 and o.status = 'ACTIVE' then 'OUT_OF_STOCK' else o.status end,
        updated_at = ${now}, version = o.version + 1
    from unnest(${sql.param(stocks.map(({ offerId }) => offerId))}::uuid[], ${sql.param(stocks.map(({ stock }) => stock))}::int[]) as d(id, stock)
    where o.seller_id = ${sellerId} and o.id = d.id`);
}

type Pieces = { readonly sellerId: string; readonly offerId: string; readonly quantity: number };

/**
 * Takes so many pieces of each offer, of any sellers, for an order; the caller has locked them and knows that they are there.
 * Gives the products of offers that have less than a selling unit left: only these are ranked anew without them.
 */
export async function takeStock(db: Db, taken: readonly Pieces[], now: Instant): Promise<string[]> {
  const { rows } = await db.execute<Ranked>(sql`
    update offers o
    set stock = o.stock - d.quantity, status = case when o.stock - d.quantity < o.unit_size and o.status = 'ACTIVE' then 'OUT_OF_STOCK' else o.status end,
        updated_at = ${now}, version = o.version + 1
    from unnest(${sql.param(taken.map(({ sellerId }) => sellerId))}::uuid[], ${sql.param(taken.map(({ offerId }) => offerId))}::uuid[],
                ${sql.param(taken.map(({ quantity }) => quantity))}::int[]) as d(seller_id, id, quantity)
    where o.seller_id = d.seller_id and o.id = d.id
    returning o.product_id, o.stock < o.unit_size as moves`);
  return movedIn(rows);
}

type Ranked = { product_id: string; moves: boolean };
const movedIn = (rows: readonly Ranked[]): string[] => rows.flatMap((row) => (row.moves ? [row.product_id] : []));

/**
 * Gives back what an order had taken, of any sellers; gives the products of offers that had less than a selling unit left, whose
 * ranks may change. Locks in the order of a checkout.
 */
export async function returnStock(db: Db, returned: readonly Pieces[], now: Instant): Promise<string[]> {
  const { rows } = await db.execute<Ranked>(sql`
    with d as (
      select k.seller_id, k.id, w.quantity
      from (select seller_id, id, sum(quantity)::int as quantity
            from unnest(${sql.param(returned.map(({ sellerId }) => sellerId))}::uuid[], ${sql.param(returned.map(({ offerId }) => offerId))}::uuid[],
                        ${sql.param(returned.map(({ quantity }) => quantity))}::int[]) as t(seller_id, id, quantity)
            group by seller_id, id) w
      join offers k on k.seller_id = w.seller_id and k.id = w.id
      order by k.id for update of k)
    update offers o
    set stock = o.stock + d.quantity, status = case when o.stock + d.quantity >= o.unit_size and o.status = 'OUT_OF_STOCK' then 'ACTIVE' else o.status end,
        updated_at = ${now}, version = o.version + 1
    from d where o.seller_id = d.seller_id and o.id = d.id
    returning o.product_id, o.stock - d.quantity < o.unit_size as moves`);
  return movedIn(rows);
}

/** Hides offers from a country their seller cannot ship to. */
export async function hideOffers(
  db: Db,
  sellerId: string,
  offerIds: readonly string[],
  country: string,
  now: Instant,
): Promise<void> {
  await db.execute(sql`
    update offers o set hidden_in = array_append(o.hidden_in, ${country}::text), updated_at = ${now}, version = o.version + 1
    where o.seller_id = ${sellerId} and o.id = any(${sql.param([...offerIds])}::uuid[]) and not (${country}::text = any(o.hidden_in))`);
}

export type OfferRecord = typeof offers.$inferSelect;

/** The seller's own, kept from other writers; others are absent. */
export function lockOffers(db: Db, sellerId: string, ids: readonly string[]): Promise<OfferRecord[]> {
  return db
    .select()
    .from(offers)
    .where(and(eq(offers.sellerId, sellerId), inArray(offers.id, [...ids])))
    .orderBy(asc(offers.id))
    .for('update')
    .execute();
}

export async function insertOffer(db: Db, offer: OfferRecord, tokens: readonly string[]): Promise<void> {
  const { sellerId, id: offerId, priceMinor, effectiveMinor, priceChangedAt: at } = offer;
  await db.insert(offers).values(offer);
  await db.insert(offerPrices).values({ sellerId, offerId, at, priceMinor, effectiveMinor });
  await db.insert(offerSearch).values(tokens.map((token) => ({ sellerId, token, offerId })));
}

/** Many at once, each with its first price and what it is found by. */
export async function insertOffers(
  db: Db,
  made: readonly { readonly offer: OfferRecord; readonly tokens: readonly string[] }[],
): Promise<void> {
  if (made.length === 0) return;
  await db.insert(offers).values(made.map(({ offer }) => offer));
  await insertPrices(
    db,
    made.map(({ offer }) => offer),
  );
  const found = made.flatMap(({ offer: { sellerId, id }, tokens }) => tokens.map((token) => ({ sellerId, id, token })));
  await db.execute(sql`
    insert into offer_search (seller_id, offer_id, token)
    select d.seller, d.id, d.token from unnest(
      ${sql.param(found.map(({ sellerId }) => sellerId))}::uuid[], ${sql.param(found.map(({ id }) => id))}::uuid[],
      ${sql.param(found.map(({ token }) => token))}::text[]
    ) as d(seller, id, token)`);
}

/** What offers cost since their price changed, in one statement; what is kept already stays. */
async function insertPrices(db: Db, rows: readonly OfferRecord[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <T>(of: (row: OfferRecord) => T) => sql.param(rows.map(of));
  await db.execute(sql`
    insert into offer_prices (seller_id, offer_id, at, price_minor, effective_minor)
    select * from unnest(
      ${column(({ sellerId }) => sellerId)}::uuid[], ${column(({ id }) => id)}::uuid[],
      ${column(({ priceChangedAt }) => priceChangedAt)}::timestamptz[], ${column(({ priceMinor }) => priceMinor.toString())}::bigint[],
      ${column(({ effectiveMinor }) => effectiveMinor.toString())}::bigint[]
    )
    on conflict do nothing`);
}

/** The seller's offers of these products, kept from other writers. */
export function lockOffersOf(db: Db, sellerId: string, productIds: readonly string[]): Promise<OfferRecord[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(offers)
    .where(and(eq(offers.sellerId, sellerId), inArray(offers.productId, [...productIds])))
    .orderBy(asc(offers.id))
    .for('update')
    .execute();
}

/** False when the seller sells the product already. */
export async function isOffered(db: Db, sellerId: string, productId: string): Promise<boolean> {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.sellerId, sellerId), eq(offers.productId, productId)));
  return rows.length > 0;
}

/** Writes offers as they are now, in one statement, and what those cost whose price changed. */
export async function saveOffers(db: Db, sellerId: string, rows: readonly OfferRecord[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <T>(of: (row: OfferRecord) => T) => sql.param(rows.map(of));
  await db.execute(sql`
    update offers o set status = d.status, blocked_reason = d.blocked, blocked_note = d.note, price_minor = d.price, effective_minor = d.effective, price_changed_at = d.changed,
      floor_minor = d.floor, stock = d.stock, unit_size = d.unit, listed_at = d.listed, updated_at = d.updated, version = d.version
    from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ status }) => status)}::text[],
      ${column(({ blockedReason }) => blockedReason)}::text[], ${column(({ blockedNote }) => blockedNote)}::text[],
      ${column(({ priceMinor }) => priceMinor.toString())}::bigint[],
      ${column(({ effectiveMinor }) => effectiveMinor.toString())}::bigint[], ${column(({ priceChangedAt }) => priceChangedAt)}::timestamptz[],
      ${column(({ floorMinor }) => floorMinor?.toString() ?? null)}::bigint[], ${column(({ stock }) => stock)}::int[],
      ${column(({ unitSize }) => unitSize)}::int[], ${column(({ listedAt }) => listedAt)}::timestamptz[],
      ${column(({ updatedAt }) => updatedAt)}::timestamptz[], ${column(({ version }) => version)}::int[]
    ) as d(id, status, blocked, note, price, effective, changed, floor, stock, unit, listed, updated, version)
    where o.seller_id = ${sellerId} and o.id = d.id`);
  await insertPrices(
    db,
    rows.filter(({ priceChangedAt, updatedAt }) => priceChangedAt === updatedAt),
  );
}

/** Takes offers away with their prices. */
export async function deleteOffers(db: Db, sellerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = sql`any(${sql.param([...ids])}::uuid[])`;
  await db.execute(sql`delete from offer_search where seller_id = ${sellerId} and offer_id = ${gone}`);
  await db.execute(sql`delete from offer_prices where seller_id = ${sellerId} and offer_id = ${gone}`);
  await db.execute(sql`delete from offers where seller_id = ${sellerId} and id = ${gone}`);
}

export async function insertBatch(db: Db, batch: typeof offerBatches.$inferInsert): Promise<void> {
  await db.insert(offerBatches).values(batch);
}

/** What some of its offers were before; none is kept where none changed. */
export async function insertBatchPart(db: Db, part: typeof offerBatchParts.$inferInsert): Promise<void> {
  if (part.before.length > 0) await db.insert(offerBatchParts).values(part);
}

/** Numbers of the parts of a change. */
export async function partsOfBatch(db: Db, sellerId: string, batchId: string): Promise<number[]> {
  const rows = await db
    .select({ part: offerBatchParts.part })
    .from(offerBatchParts)
    .where(and(eq(offerBatchParts.sellerId, sellerId), eq(offerBatchParts.batchId, batchId)))
    .orderBy(asc(offerBatchParts.part));
  return rows.map(({ part }) => part);
}

export async function batchPart(db: Db, sellerId: string, batchId: string, part: number) {
  const [found] = await db
    .select({ before: offerBatchParts.before })
    .from(offerBatchParts)
    .where(
      and(eq(offerBatchParts.sellerId, sellerId), eq(offerBatchParts.batchId, batchId), eq(offerBatchParts.part, part)),
    );
  return found?.before ?? [];
}

export async function lockBatch(db: Db, sellerId: string, id: string) {
  const [found] = await db
    .select()
    .from(offerBatches)
    .where(and(eq(offerBatches.sellerId, sellerId), eq(offerBatches.id, id)))
    .for('update');
  return found;
}

export async function markUndone(db: Db, sellerId: string, id: string, undoneAt: Instant): Promise<void> {
  await db
    .update(offerBatches)
    .set({ undoneAt })
    .where(and(eq(offerBatches.sellerId, sellerId), eq(offerBatches.id, id)));
}

/**
 * Works out the effective prices of a seller's offers of these brands anew, from what is off now; gives the products whose
 * price changed. The SQL form of `effectiveOf`.
 */
export async function repriceBrands(
  db: Db,
  sellerId: string,
  brandIds: readonly string[],
  now: Instant,
): Promise<string[]> {
  const answer = await db.execute<{ product_id: string }>(sql`
    with priced as (
      select o.id, o.product_id,
        (o.price_minor * (10000 - s.discount_basis_points) * (10000 - coalesce(b.basis_points, 0)) + 50000000) / 100000000 as effective
      from offers o
      join products p on p.id = o.product_id
      join sellers s on s.id = o.seller_id
      left join brand_discounts b on b.seller_id = o.seller_id and b.brand_id = p.brand_id
        and b.starts_at <= ${now} and (b.ends_at is null or b.ends_at > ${now})
      where o.seller_id = ${sellerId} and p.brand_id = any(${sql.param([...brandIds])}::uuid[])
    ), written as (
      update offers o set effective_minor = d.effective, price_changed_at = ${now}, updated_at = ${now}
      from priced d where o.seller_id = ${sellerId} and o.id = d.id and o.effective_minor <> d.effective
      returning o.id, o.product_id, o.price_minor, o.effective_minor
    ), kept as (
      insert into offer_prices (seller_id, offer_id, at, price_minor, effective_minor)
      select ${sellerId}::uuid, id, ${now}::timestamptz, price_minor, effective_minor from written
      on conflict do nothing
    )
    select product_id from written`);
  return answer.rows.map(({ product_id }) => product_id);
}

/** Ends offers whose list is too old; they sell again when it is confirmed. */
export async function expireOffers(db: Db, sellerId: string, ids: readonly string[], now: Instant): Promise<void> {
  await db
    .update(offers)
    .set({ status: 'EXPIRED_LIST', updatedAt: now, version: sql`"offers"."version" + 1` })
    .where(and(eq(offers.sellerId, sellerId), inArray(offers.id, [...ids])));
}

/** Notes that sellers are told of a lost first place; gives those who were not told within a day. */
export async function noteRankLost(db: Db, offerIds: readonly string[], now: Instant, since: Instant) {
  if (offerIds.length === 0) return [];
  return db
    .update(offers)
    .set({ rankLostAt: now })
    .where(
      and(
        inArray(offers.id, [...offerIds]),
        sql`("offers"."rank_lost_at" is null or "offers"."rank_lost_at" < ${since})`,
      ),
    )
    .returning({ sellerId: offers.sellerId, id: offers.id });
}

/** True the first time a company is told of that day. */
export async function noteReminder(db: Db, reminder: typeof listReminders.$inferInsert): Promise<boolean> {
  const told = await db.insert(listReminders).values(reminder).onConflictDoNothing().returning();
  return told.length === 1;
}
