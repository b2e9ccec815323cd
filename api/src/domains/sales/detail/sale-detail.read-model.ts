/** The order page: the sale and all that belongs to it, in one trip. */
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database, Db, Scope } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { carrierBookings } from '../../carriers/carriers.tables.ts';
import { documents } from '../../documents/documents.tables.ts';
import { issuedPapers } from '../../papers/papers.tables.ts';
import { payouts } from '../../payouts/payouts.tables.ts';
import { buyers, sellers, warehouses } from '../../sellers/sellers.tables.ts';
import { shipments } from '../../shipments/shipments.tables.ts';
import { products } from '../../variants/variants.tables.ts';
import { saleEvents, saleLines, saleLoads, sales } from '../sales.tables.ts';

const sellerId = sql.placeholder('sellerId');
const saleId = sql.placeholder('saleId');

/** The newest booking of the sale, whatever became of it. */
const isLastBooking = sql`"carrier_bookings"."id" = (select b.id from carrier_bookings b
  where b.seller_id = "sales"."seller_id" and b.sale_id = "sales"."id" order by b.created_at desc, b.id desc limit 1)`;

/** What the order's payout takes for its own carrier: as it was taken once there is a payout, else what is open. */
const carrierCostMinor = sql<string>`(select coalesce(sum(case when "payouts"."id" is null then c.open_minor else coalesce(u.amount_minor, 0) end), 0)::text
  from carry_overs c left join carry_over_uses u on u.seller_id = c.seller_id and u.carry_over_id = c.id and u.payout_id = "payouts"."id"
  where c.seller_id = "sales"."seller_id" and c.sale_id = "sales"."id" and c.kind = 'CARRIER_COST' and c.currency = "sales"."currency")`;

// Only what the page shows or the rules ask: every further column is read, sent and decoded for each order opened.
const sellerColumns = {
  country: sellers.country,
  timeZone: sellers.timeZone,
  currency: sellers.currency,
  slaVersion: sellers.slaVersion,
  slaAcceptedAt: sellers.slaAcceptedAt,
  hasBillingAddress: sellers.hasBillingAddress,
  hasBankAccount: sellers.hasBankAccount,
  vatNumber: sellers.vatNumber,
  vatStatus: sellers.vatStatus,
  riskFlag: sellers.riskFlag,
  bankChangedAt: sellers.bankChangedAt,
  feeBasisPoints: sellers.feeBasisPoints,
};
const payoutColumns = {
  id: payouts.id,
  status: payouts.status,
  amountMinor: payouts.amountMinor,
  accountEnding: payouts.accountEnding,
  requestedAt: payouts.requestedAt,
  replyBy: payouts.replyBy,
  goodsMinor: payouts.goodsMinor,
  feeMinor: payouts.feeMinor,
  vatMinor: payouts.vatMinor,
  commissionMinor: payouts.commissionMinor,
  commissionVatMinor: payouts.commissionVatMinor,
};
const buyerColumns = {
  line1: buyers.line1,
  postalCode: buyers.postalCode,
  city: buyers.city,
  country: buyers.country,
};
const warehouseColumns = { name: warehouses.name, line1: warehouses.line1, postalCode: warehouses.postalCode };
const bookingColumns = {
  id: carrierBookings.id,
  status: carrierBookings.status,
  code: carrierBookings.code,
  carrier: carrierBookings.carrier,
  pickupDate: carrierBookings.pickupDate,
  priceMinor: carrierBookings.priceMinor,
  currency: carrierBookings.currency,
  reference: carrierBookings.reference,
  hasLabel: carrierBookings.hasLabel,
  createdAt: carrierBookings.createdAt,
};
const invoiceColumns = { id: issuedPapers.id, number: issuedPapers.number, issuedAt: issuedPapers.issuedAt };
const lineColumns = {
  id: saleLines.id,
  status: saleLines.status,
  gtin: saleLines.gtin,
  productName: saleLines.productName,
  brandName: saleLines.brandName,
  picture: products.picture,
  unitSize: saleLines.unitSize,
  unitPriceMinor: saleLines.unitPriceMinor,
  requestedQuantity: saleLines.requestedQuantity,
  draftQuantity: saleLines.draftQuantity,
  confirmedQuantity: saleLines.confirmedQuantity,
  shippedQuantity: saleLines.shippedQuantity,
  receivedQuantity: saleLines.receivedQuantity,
  damagedQuantity: saleLines.damagedQuantity,
  claimedQuantity: saleLines.claimedQuantity,
  refundedQuantity: saleLines.refundedQuantity,
  reductionReason: saleLines.reductionReason,
  reductionNote: saleLines.reductionNote,
};

const documentColumns = {
  id: documents.id,
  documentType: documents.documentType,
  name: documents.name,
  fileType: documents.fileType,
  bytes: documents.bytes,
  uploadedAt: documents.uploadedAt,
  uploadedByName: documents.uploadedByName,
  version: documents.version,
};

/** What there is once per sale, in one row. */
const headOf = prepared((db) =>
  db
    .select({
      sale: sales,
      seller: sellerColumns,
      buyer: buyerColumns,
      warehouse: warehouseColumns,
      payout: payoutColumns,
      booking: bookingColumns,
      invoice: invoiceColumns,
      carrierCostMinor: carrierCostMinor.mapWith(BigInt),
    })
    .from(sales)
    .innerJoin(sellers, eq(sellers.id, sales.sellerId))
    .leftJoin(
      payouts,
      and(eq(payouts.sellerId, sales.sellerId), eq(payouts.saleId, sales.id), sql`"payouts"."status" <> 'CANCELLED'`),
    )
    .leftJoin(buyers, eq(buyers.id, sales.buyerId))
    .leftJoin(
      warehouses,
      and(
        eq(sales.destinationKind, 'WAREHOUSE'),
        eq(warehouses.country, sales.destinationCountry),
        eq(warehouses.city, sales.destinationCity),
      ),
    )
    .leftJoin(carrierBookings, and(eq(carrierBookings.sellerId, sales.sellerId), isLastBooking))
    .leftJoin(
      issuedPapers,
      and(
        eq(issuedPapers.sellerId, sales.sellerId),
        sql`"issued_papers"."kind" = 'SELF_BILLED_INVOICE'`,
        eq(issuedPapers.causeId, sales.id),
      ),
    )
    .where(and(eq(sales.sellerId, sellerId), eq(sales.id, saleId)))
    .prepare('sale.head'),
);
const linesOf = prepared((db) =>
  db
    .select(lineColumns)
    .from(saleLines)
    .leftJoin(products, eq(products.gtin, saleLines.gtin))
    .where(and(eq(saleLines.sellerId, sellerId), eq(saleLines.saleId, saleId)))
    .orderBy(asc(saleLines.position))
    .prepare('sale.lines'),
);
const loadsOf = prepared((db) =>
  db
    .select()
    .from(saleLoads)
    .where(and(eq(saleLoads.sellerId, sellerId), eq(saleLoads.saleId, saleId)))
    .orderBy(asc(saleLoads.position))
    .prepare('sale.loads'),
);
/** Parcels of a shipment of several that are elsewhere than the shipment as a whole. */
const apart = sql<{ number: string; status: string }[] | null>`(
  select json_agg(json_build_object('number', n.number, 'status', n.status) order by n.number) from shipment_numbers n
  where n.seller_id = "shipments"."seller_id" and n.shipment_id = "shipments"."id" and n.status <> "shipments"."status")`;
const shipmentsOf = prepared((db) =>
  db
    .select({ ...getTableColumns(shipments), apart })
    .from(shipments)
    .where(
      and(eq(shipments.sellerId, sellerId), eq(shipments.saleId, saleId), sql`"shipments"."status" <> 'CANCELLED'`),
    )
    .orderBy(asc(shipments.id))
    .prepare('sale.shipments'),
);
const documentsOf = prepared((db) =>
  db
    .select(documentColumns)
    .from(documents)
    .where(and(eq(documents.sellerId, sellerId), eq(documents.saleId, saleId)))
    .orderBy(asc(documents.id))
    .prepare('sale.documents'),
);
const first = async <T>(rows: Promise<T[]>): Promise<T | undefined> => (await rows)[0];

/** All parts of the page, sent at once on an open transaction. */
function parts(db: Db, ids: Ids) {
  return [
    first(headOf(db).execute(ids)),
    linesOf(db).execute(ids),
    loadsOf(db).execute(ids),
    shipmentsOf(db).execute(ids),
    documentsOf(db).execute(ids),
  ] as const;
}

type Ids = { readonly sellerId: string; readonly saleId: string };
type Sent<T> = { readonly [K in keyof T]: Awaited<T[K]> };
type Parts = Sent<ReturnType<typeof parts>>;
export type SaleDetail = Exclude<Parts[0], undefined> & {
  readonly lines: Parts[1];
  readonly loads: Parts[2];
  readonly shipments: Parts[3];
  readonly documents: Parts[4];
};

function whole([head, lines, loads, shipped, sent]: Parts): SaleDetail | undefined {
  return head && head.sale.statusGroup !== 'HIDDEN'
    ? { ...head, lines, loads, shipments: shipped, documents: sent }
    : undefined;
}

/** One seller's sale; undefined when it is another's, absent or not yet visible. */
export async function saleDetail(database: Database, scope: Scope, ids: Ids): Promise<SaleDetail | undefined> {
  return whole(await database.flight(scope, (db) => parts(db, ids)));
}

/** The same inside a transaction that changed it. */
export async function saleDetailIn(db: Db, ids: Ids): Promise<SaleDetail | undefined> {
  return whole(await Promise.all(parts(db, ids)));
}

/** Whose sale it is, and whether somebody claims or claimed for it; for staff, in system scope. */
export async function whoseSale(
  database: Database,
  id: string,
): Promise<{ readonly sellerId: string; readonly isClaimed: boolean } | undefined> {
  const isClaimed = sql<boolean>`exists (select from claims c where c.seller_id = "sales"."seller_id" and c.sale_id = "sales"."id")`;
  const rows = await database.read('system', (db) =>
    db.select({ sellerId: sales.sellerId, isClaimed }).from(sales).where(eq(sales.id, id)),
  );
  return rows[0];
}

const eventsOf = prepared((db) =>
  db
    .select()
    .from(saleEvents)
    .where(and(eq(saleEvents.sellerId, sellerId), eq(saleEvents.saleId, saleId)))
    .orderBy(asc(saleEvents.id))
    .limit(500)
    .prepare('sale.events'),
);

/** The timeline, oldest first. */
export async function saleTimeline(database: Database, scope: Scope, ids: Ids) {
  const [head, events] = await database.flight(scope, (db) => [
    first(headOf(db).execute(ids)),
    eventsOf(db).execute(ids),
  ]);
  return head && head.sale.statusGroup !== 'HIDDEN' ? events : undefined;
}

/** Who may receive a sale's goods, as `deliverToOf` asks for them. */
export async function receiversOf(db: Db, { buyerId, destinationCountry, destinationCity }: typeof sales.$inferSelect) {
  const [[buyer], [warehouse]] = await Promise.all([
    db.select(buyerColumns).from(buyers).where(eq(buyers.id, buyerId)).execute(),
    db
      .select(warehouseColumns)
      .from(warehouses)
      .where(and(eq(warehouses.country, destinationCountry), eq(warehouses.city, destinationCity)))
      .execute(),
  ]);
  return { buyer: buyer ?? null, warehouse: warehouse ?? null };
}
