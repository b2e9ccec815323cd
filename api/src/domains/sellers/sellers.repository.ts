import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { buyers, sellers, warehouses } from './sellers.tables.ts';

/** A selling company as stored; `feeBasisPoints` is the commission in 1/100 of a percent. */
export type SellerRecord = typeof sellers.$inferSelect;
export type BuyerRecord = typeof buyers.$inferSelect;

const byId = prepared((db) =>
  db
    .select()
    .from(sellers)
    .where(eq(sellers.id, sql.placeholder('id')))
    .prepare('seller_by_id'),
);

/** The seller, or null when there is none with this id. */
export async function sellerOf(db: Db, id: string): Promise<SellerRecord | null> {
  const [row] = await byId(db).execute({ id });
  return row ?? null;
}

/** Those of these ids, by id. */
export async function sellersOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, SellerRecord>> {
  const rows = await db
    .select()
    .from(sellers)
    .where(inArray(sellers.id, [...new Set(ids)]))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The seller, kept from other writers of the company's facts until the transaction ends. */
export async function lockSeller(db: Db, id: string): Promise<SellerRecord | null> {
  const [row] = await db.select().from(sellers).where(eq(sellers.id, id)).for('no key update');
  return row ?? null;
}

export async function saveBillingFact(db: Db, sellerId: string, hasBillingAddress: boolean): Promise<void> {
  await db.update(sellers).set({ hasBillingAddress }).where(eq(sellers.id, sellerId));
}

/** Where goods are collected, as papers name it. */
export async function saveShipsFrom(
  db: Db,
  sellerId: string,
  { line1, line2, city }: { readonly line1: string; readonly line2: string; readonly city: string },
): Promise<void> {
  await db.update(sellers).set({ shipLine1: line1, shipLine2: line2, shipCity: city }).where(eq(sellers.id, sellerId));
}

/** A buying company; null when unknown. */
export async function buyerOf(db: Db, id: string): Promise<BuyerRecord | null> {
  const [row] = await buyerById(db).execute({ id });
  return row ?? null;
}

const buyerById = prepared((db) =>
  db
    .select()
    .from(buyers)
    .where(eq(buyers.id, sql.placeholder('id')))
    .prepare('buyer_by_id'),
);

/** Our warehouse in that city; undefined when there is none. */
export async function warehouseAt(db: Db, country: string, city: string): Promise<{ id: string } | undefined> {
  const [found] = await db
    .select({ id: warehouses.id })
    .from(warehouses)
    .where(and(eq(warehouses.country, country), eq(warehouses.city, city)));
  return found;
}

export type House = { readonly country: string; readonly city: string };

/** All our warehouses, the first first. */
export const allHouses = (db: Db): Promise<House[]> =>
  db
    .select({ country: warehouses.country, city: warehouses.city })
    .from(warehouses)
    .orderBy(asc(warehouses.id))
    .execute();

/** Records the acceptance; false when this version was accepted before. */
export async function saveSlaAcceptance(db: Db, sellerId: string, version: string, at: Instant): Promise<boolean> {
  const rows = await db
    .update(sellers)
    .set({ slaVersion: version, slaAcceptedAt: at })
    .where(and(eq(sellers.id, sellerId), or(isNull(sellers.slaVersion), ne(sellers.slaVersion, version))))
    .returning({ id: sellers.id });
  return rows.length === 1;
}

/** The first active seller, and the first buyer by e-mail address, for orders made on demand. */
export async function firstCompanies(db: Db): Promise<{ seller: SellerRecord | null; buyer: BuyerRecord | null }> {
  const [seller] = await db
    .select()
    .from(sellers)
    .where(eq(sellers.status, 'ACTIVE'))
    .orderBy(asc(sellers.id))
    .limit(1);
  const [buyer] = await db.select().from(buyers).orderBy(asc(buyers.email)).limit(1);
  return { seller: seller ?? null, buyer: buyer ?? null };
}

export type SellerChange = Partial<Omit<SellerRecord, 'id' | 'createdAt' | 'version'>>;

/** Writes facts of a locked company and counts its version. */
export async function saveSeller(db: Db, id: string, change: SellerChange): Promise<void> {
  await db
    .update(sellers)
    .set({ ...change, version: sql`"version" + 1` })
    .where(eq(sellers.id, id));
}

export async function insertSeller(db: Db, seller: typeof sellers.$inferInsert): Promise<void> {
  await db.insert(sellers).values(seller);
}

export async function insertBuyer(db: Db, buyer: typeof buyers.$inferInsert): Promise<void> {
  await db.insert(buyers).values(buyer);
}

type VatFacts = Pick<BuyerRecord, 'vatNumber' | 'vatStatus' | 'vatCompanyName'>;
export async function saveBuyerNumber(db: Db, id: string, facts: VatFacts): Promise<void> {
  await db.update(buyers).set(facts).where(eq(buyers.id, id));
}

/** Applies for credit, after a refusal again; false when an application waits or was approved. */
export async function saveCreditApplication(
  db: Db,
  buyerId: string,
  { limitMinor, note, at }: { readonly limitMinor: bigint; readonly note: string | null; readonly at: Instant },
): Promise<boolean> {
  const rows = await db
    .update(buyers)
    .set({ creditStatus: 'APPLIED', creditLimitMinor: limitMinor, creditNote: note, creditAppliedAt: at })
    .where(and(eq(buyers.id, buyerId), inArray(buyers.creditStatus, ['NONE', 'DECLINED'])))
    .returning({ id: buyers.id });
  return rows.length === 1;
}

export async function lockBuyer(db: Db, id: string): Promise<BuyerRecord | undefined> {
  const [found] = await db.select().from(buyers).where(eq(buyers.id, id)).for('update');
  return found;
}

type Credit = Partial<Pick<BuyerRecord, 'creditStatus' | 'creditLimitMinor' | 'creditPage' | 'daysDeferred'>>;

/** With `from` only while it stands there. */
export async function saveCredit(
  db: Db,
  id: string,
  credit: Credit,
  from?: BuyerRecord['creditStatus'],
): Promise<void> {
  await db
    .update(buyers)
    .set(credit)
    .where(and(eq(buyers.id, id), ...(from ? [eq(buyers.creditStatus, from)] : [])));
}

/** Companies whose own pause is over by then. */
export function pausesOver(db: Db, now: Instant, limit: number): Promise<{ id: string }[]> {
  return db
    .select({ id: sellers.id })
    .from(sellers)
    .where(
      and(
        eq(sellers.status, 'PAUSED'),
        inArray(sellers.pauseReason, ['HOLIDAY', 'SELLER_REQUEST']),
        lte(sellers.expectedPauseEnd, now),
      ),
    )
    .limit(limit);
}

/** Companies whose next fee counts from now on. */
export function feesDue(db: Db, now: Instant, limit: number): Promise<{ id: string }[]> {
  return db.select({ id: sellers.id }).from(sellers).where(lte(sellers.nextFeeAt, now)).limit(limit);
}

/**
 * Companies whose number nobody could judge yet, and those whose number was last judged before then; any of them, for those
 * that nobody ever can must not keep others waiting.
 */
export function numbersToAsk(db: Db, judgedBefore: Instant, limit: number): Promise<SellerRecord[]> {
  const isUnjudged = inArray(sellers.vatStatus, ['PENDING', 'UNABLE_TO_VALIDATE']);
  const isOld = or(isNull(sellers.vatCheckedAt), lt(sellers.vatCheckedAt, judgedBefore));
  return db
    .select()
    .from(sellers)
    .where(
      and(
        isNotNull(sellers.vatNumber),
        notInArray(sellers.status, ['REJECTED', 'CLOSED']),
        or(isUnjudged, and(eq(sellers.vatStatus, 'VALID'), isOld)),
      ),
    )
    .orderBy(sql`random()`)
    .limit(limit);
}

/** No change of the company: its version stays. */
export async function noteJudgement(db: Db, id: string, at: Instant): Promise<void> {
  await db.update(sellers).set({ vatCheckedAt: at }).where(eq(sellers.id, id));
}
