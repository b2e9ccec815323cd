/** All that the papers of one order are made of, in one trip. */
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Db, Scope } from '../../platform/db/database.ts';
import { addresses } from '../addresses/addresses.tables.ts';
import { carrierBookings } from '../carriers/carriers.tables.ts';
import { payouts } from '../payouts/payouts.tables.ts';
import { saleLines, saleLoads, sales } from '../sales/sales.tables.ts';
import { buyers, sellers, warehouses } from '../sellers/sellers.tables.ts';
import { shipments } from '../shipments/shipments.tables.ts';
import { productPictures, products } from '../variants/variants.tables.ts';
import { issuedPapers } from './papers.tables.ts';
import type { InvoiceContent, SelfBilledKind } from './papers.types.ts';

export type OfSale = { readonly sellerId: string; readonly saleId: string };

const lineColumns = {
  id: saleLines.id,
  gtin: saleLines.gtin,
  productName: saleLines.productName,
  brandName: saleLines.brandName,
  unitSize: saleLines.unitSize,
  unitPriceMinor: saleLines.unitPriceMinor,
  requestedQuantity: saleLines.requestedQuantity,
  confirmedQuantity: saleLines.confirmedQuantity,
  hsCode: products.hsCode,
  originCountry: products.originCountry,
  netGrams: products.netWeightGrams,
  grossGrams: products.weightGrams,
  picture: productPictures.svg,
};
/** Papers are listed without what stands on them. */
const issuedColumns = {
  id: issuedPapers.id,
  kind: issuedPapers.kind,
  number: issuedPapers.number,
  causeId: issuedPapers.causeId,
  issuedAt: issuedPapers.issuedAt,
};

/** The order with its seller, buyer, the warehouse of its destination and its payout. */
const headOf = (db: Db, { sellerId, saleId }: OfSale) =>
  db
    .select({
      sale: sales,
      seller: sellers,
      buyer: { line1: buyers.line1, postalCode: buyers.postalCode, city: buyers.city, country: buyers.country },
      warehouse: { name: warehouses.name, line1: warehouses.line1, postalCode: warehouses.postalCode },
      payout: { id: payouts.id, accountEnding: payouts.accountEnding },
    })
    .from(sales)
    .innerJoin(sellers, eq(sellers.id, sales.sellerId))
    .leftJoin(buyers, eq(buyers.id, sales.buyerId))
    .leftJoin(
      warehouses,
      and(eq(warehouses.country, sales.destinationCountry), eq(warehouses.city, sales.destinationCity)),
    )
    .leftJoin(
      payouts,
      and(eq(payouts.sellerId, sales.sellerId), eq(payouts.saleId, sales.id), sql`"payouts"."status" <> 'CANCELLED'`),
    )
    .where(and(eq(sales.sellerId, sellerId), eq(sales.id, saleId)))
    .limit(1)
    .execute();

const linesOf = (db: Db, { sellerId, saleId }: OfSale) =>
  db
    .select(lineColumns)
    .from(saleLines)
    .leftJoin(products, eq(products.gtin, saleLines.gtin))
    .leftJoin(productPictures, eq(productPictures.productId, products.id))
    .where(and(eq(saleLines.sellerId, sellerId), eq(saleLines.saleId, saleId)))
    .orderBy(asc(saleLines.position))
    .execute();

const loadsOf = (db: Db, { sellerId, saleId }: OfSale) =>
  db
    .select()
    .from(saleLoads)
    .where(and(eq(saleLoads.sellerId, sellerId), eq(saleLoads.saleId, saleId)))
    .orderBy(asc(saleLoads.position))
    .execute();

const shipmentsOf = (db: Db, { sellerId, saleId }: OfSale) =>
  db
    .select({ carrier: shipments.carrier, trackAndTraceNumbers: shipments.trackAndTraceNumbers })
    .from(shipments)
    .where(
      and(eq(shipments.sellerId, sellerId), eq(shipments.saleId, saleId), sql`"shipments"."status" <> 'CANCELLED'`),
    )
    .orderBy(asc(shipments.id))
    .limit(200)
    .execute();

const bookingOf = (db: Db, { sellerId, saleId }: OfSale) =>
  db
    .select({ carrier: carrierBookings.carrier, pickupDate: carrierBookings.pickupDate })
    .from(carrierBookings)
    .where(
      and(
        eq(carrierBookings.sellerId, sellerId),
        eq(carrierBookings.saleId, saleId),
        eq(carrierBookings.status, 'SUCCEEDED'),
      ),
    )
    .orderBy(sql`"carrier_bookings"."created_at" desc`)
    .limit(1)
    .execute();

/** The seller's own addresses, the oldest first. */
const addressesOf = (db: Db, { sellerId }: OfSale) =>
  db.select().from(addresses).where(eq(addresses.sellerId, sellerId)).orderBy(asc(addresses.id)).limit(50).execute();

const issuedOf = (db: Db, { sellerId, saleId }: OfSale) =>
  db
    .select(issuedColumns)
    .from(issuedPapers)
    .where(and(eq(issuedPapers.sellerId, sellerId), eq(issuedPapers.saleId, saleId)))
    .orderBy(asc(issuedPapers.id))
    .limit(100)
    .execute();

const parts = (db: Db, of: OfSale) =>
  [
    headOf(db, of),
    linesOf(db, of),
    loadsOf(db, of),
    shipmentsOf(db, of),
    bookingOf(db, of),
    addressesOf(db, of),
    issuedOf(db, of),
  ] as const;

type Sent<T> = { readonly [K in keyof T]: Awaited<T[K]> };
type Parts = Sent<ReturnType<typeof parts>>;
export type PaperSource = Parts[0][number] & {
  readonly lines: Parts[1];
  readonly loads: Parts[2];
  readonly shipments: Parts[3];
  readonly booking: Parts[4][number] | undefined;
  readonly addresses: Parts[5];
  readonly issued: Parts[6];
};

function whole([[head], lines, loads, sent, [booking], known, issued]: Parts): PaperSource | undefined {
  if (!head || head.sale.statusGroup === 'HIDDEN') return undefined;
  return { ...head, lines, loads, shipments: sent, booking, addresses: known, issued };
}

/** Undefined for another company's order, an absent one or one that is not visible yet. */
export async function paperSource(database: Database, scope: Scope, of: OfSale): Promise<PaperSource | undefined> {
  return whole(await database.flight(scope, (db) => parts(db, of)));
}

/** The same inside a transaction. */
export async function paperSourceIn(db: Db, of: OfSale): Promise<PaperSource | undefined> {
  return whole(await Promise.all(parts(db, of)));
}

const contentOf = (db: Db, { sellerId, saleId }: OfSale, which: SQL) =>
  db
    .select({ content: issuedPapers.content })
    .from(issuedPapers)
    .where(and(eq(issuedPapers.sellerId, sellerId), eq(issuedPapers.saleId, saleId), which))
    .limit(1)
    .execute();

/** The order's own self-billed invoice, none of its corrections; undefined until it is issued. */
export async function issuedInvoice(database: Database, scope: Scope, of: OfSale): Promise<InvoiceContent | undefined> {
  const which = sql`"issued_papers"."kind" = 'SELF_BILLED_INVOICE' and "issued_papers"."cause_id" = ${of.saleId}`;
  const [[row]] = await database.flight(scope, (db) => [contentOf(db, of, which)]);
  return row?.content;
}

/** One of the order's self-billed invoices or credit notes. */
export async function issuedPaper(
  database: Database,
  scope: Scope,
  of: OfSale,
  kind: SelfBilledKind,
  paperId: string,
): Promise<InvoiceContent | undefined> {
  const which = sql`"issued_papers"."kind" = ${kind} and "issued_papers"."id" = ${paperId}`;
  const [[row]] = await database.flight(scope, (db) => [contentOf(db, of, which)]);
  return row?.content;
}

/** Paid orders without their invoice, the one paid first at the head. Runs in system scope. */
export async function ordersToInvoice(db: Db, limit: number): Promise<OfSale[]> {
  return db
    .select({ sellerId: payouts.sellerId, saleId: payouts.saleId })
    .from(payouts)
    .innerJoin(sales, and(eq(sales.sellerId, payouts.sellerId), eq(sales.id, payouts.saleId)))
    .leftJoin(
      issuedPapers,
      and(
        eq(issuedPapers.sellerId, payouts.sellerId),
        eq(issuedPapers.kind, 'SELF_BILLED_INVOICE'),
        eq(issuedPapers.causeId, payouts.saleId),
      ),
    )
    .where(and(ne(payouts.status, 'CANCELLED'), inArray(sales.status, ['PAID', 'COMPLETED']), isNull(issuedPapers.id)))
    .orderBy(asc(payouts.requestedAt), asc(payouts.id))
    .limit(limit);
}
