/**
 * What the screens of claims read. Reads others' tables, writes nothing. A seller sees the own company's claims, a buyer
 * theirs, staff all.
 */
import { type ClaimSort, claimStatuses } from '@quayside/contract/claim-values';
import type { ClaimListQuery } from '@quayside/contract/claims';
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { countCap, offsetOf } from '../../kernel/pagination.ts';
import type { Database, Db, Scope } from '../../platform/db/database.ts';
import { waitingOn } from '../decisions/decisions.public.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';
import { leftOf } from './claim-context.ts';
import { statusesNeeding } from './claims.rules.ts';
import { claimEvents, claimEvidence, claimLines, claims } from './claims.tables.ts';

/** Whose claims are read. */
export type Reader =
  | { readonly side: 'SELLER'; readonly sellerId: string }
  | { readonly side: 'BUYER'; readonly buyerId: string }
  | { readonly side: 'STAFF'; readonly userId: string };

export function scopeOf(reader: Reader): Scope {
  if (reader.side === 'STAFF') return 'system';
  return reader.side === 'SELLER' ? { sellerId: reader.sellerId } : { buyerId: reader.buyerId };
}

const mineOf = (reader: Reader): SQL | undefined => {
  if (reader.side === 'STAFF') return undefined;
  return reader.side === 'SELLER' ? eq(claims.sellerId, reader.sellerId) : eq(claims.buyerId, reader.buyerId);
};

const sortColumns: Record<ClaimSort, { readonly column: SQL; readonly isDescending: boolean }> = {
  dueAt: { column: sql`"claims"."due_at"`, isDescending: false },
  submittedAt: { column: sql`"claims"."submitted_at"`, isDescending: false },
  '-submittedAt': { column: sql`"claims"."submitted_at"`, isDescending: true },
  amount: { column: sql`"claims"."claimed_minor"`, isDescending: false },
  '-amount': { column: sql`"claims"."claimed_minor"`, isDescending: true },
};

function conditionOf(status: ClaimListQuery['status'], reader: Reader): SQL | undefined {
  if (status === 'OPEN' || status === 'CLOSED') return eq(claims.statusGroup, status);
  if (status === 'NEEDS_YOU') return needs(reader);
  const known = claimStatuses.find((one) => one === status);
  return known === undefined ? sql`false` : eq(claims.status, known);
}

/** Claims that wait for the reader. One's own decision waits for somebody else. */
function needs(reader: Reader): SQL | undefined {
  const inStatus = inArray(claims.status, [...statusesNeeding[reader.side]]);
  return reader.side === 'STAFF'
    ? and(inStatus, or(isNull(claims.proposedBy), ne(claims.proposedBy, reader.userId)))
    : inStatus;
}

/** Beginning of an order's or claim's number, and one order; both narrow the tabs too. */
function filtersOf({ search, saleQid }: ClaimListQuery): SQL | undefined {
  const from = search?.toUpperCase();
  const found =
    from === undefined
      ? undefined
      : sql`(starts_with(upper("claims"."order_number"), ${from}) or starts_with("claims"."number", ${from}))`;
  return and(found, saleQid === undefined ? undefined : eq(claims.saleId, saleQid));
}

/** A page of the reader's claims with its total and the counts of the three tabs. */
export async function claimPage(database: Database, reader: Reader, query: ClaimListQuery) {
  const { column, isDescending } = sortColumns[query.sort ?? (query.status === 'CLOSED' ? '-submittedAt' : 'dueAt')];
  const ordered = isDescending ? desc : asc;
  const filtered = and(mineOf(reader), filtersOf(query));
  const listed = and(filtered, conditionOf(query.status, reader));
  const [rows, [counted], [tabs]] = await database.flight(scopeOf(reader), (db) => {
    const capped = db.select({ id: claims.id }).from(claims).where(listed).limit(countCap).as('capped');
    return [
      db
        .select()
        .from(claims)
        .where(listed)
        .orderBy(ordered(column), ordered(claims.id))
        .limit(query.size)
        .offset(offsetOf(query))
        .execute(),
      db.select({ total: sql<number>`count(*)::int` }).from(capped).execute(),
      db.select(tabCounts(reader)).from(claims).where(filtered).execute(),
    ];
  });
  return { rows, total: counted?.total ?? 0, tabs: tabs ?? { NEEDS_YOU: 0, OPEN: 0, CLOSED: 0 } };
}

const tabCounts = (reader: Reader) => ({
  NEEDS_YOU: sql<number>`(count(*) filter (where ${needs(reader)}))::int`,
  OPEN: sql<number>`(count(*) filter (where "claims"."status_group" = 'OPEN'))::int`,
  CLOSED: sql<number>`(count(*) filter (where "claims"."status_group" = 'CLOSED'))::int`,
});

/** Whose rows the reader's claim stands in; undefined when it is another's or absent. */
export async function sellerIdOfClaim(database: Database, reader: Reader, id: string): Promise<string | undefined> {
  const rows = await database.read(scopeOf(reader), (db) =>
    db
      .select({ sellerId: claims.sellerId })
      .from(claims)
      .where(and(mineOf(reader), eq(claims.id, id))),
  );
  return rows[0]?.sellerId;
}

type Ids = { readonly sellerId: string; readonly claimId: string };

const productColumns = {
  productName: saleLines.productName,
  gtin: saleLines.gtin,
  unitPriceMinor: saleLines.unitPriceMinor,
  shippedQuantity: saleLines.shippedQuantity,
  confirmedQuantity: saleLines.confirmedQuantity,
};
const goodsColumns = {
  status: sales.status,
  confirmedMinor: sales.confirmedMinor,
  requestedMinor: sales.requestedMinor,
};
/** What other claims of the sale refunded for the line. */
const refundedBefore = sql<string>`(select coalesce(sum(l.refunded_minor), 0)::text from claim_lines l
  join claims c on c.seller_id = l.seller_id and c.id = l.claim_id
  where l.seller_id = "claim_lines"."seller_id" and l.line_id = "claim_lines"."line_id" and l.claim_id <> "claim_lines"."claim_id")`;

/** Everything of one claim, inside an open transaction in the seller's or system scope. */
export async function claimDetailIn(db: Db, { sellerId, claimId }: Ids) {
  const [[head], lines, evidence, events] = await Promise.all([
    db
      .select({ claim: claims, sale: goodsColumns, deductedInPayoutId: deductedIn })
      .from(claims)
      .innerJoin(sales, and(eq(sales.sellerId, claims.sellerId), eq(sales.id, claims.saleId)))
      .where(and(eq(claims.sellerId, sellerId), eq(claims.id, claimId))),
    db
      .select({ line: claimLines, product: productColumns, refundedBefore })
      .from(claimLines)
      .innerJoin(claims, and(eq(claims.sellerId, claimLines.sellerId), eq(claims.id, claimLines.claimId)))
      .innerJoin(
        saleLines,
        and(
          eq(saleLines.sellerId, claimLines.sellerId),
          eq(saleLines.saleId, claims.saleId),
          eq(saleLines.id, claimLines.lineId),
        ),
      )
      .where(and(eq(claimLines.sellerId, sellerId), eq(claimLines.claimId, claimId)))
      .orderBy(asc(claimLines.position)),
    db
      .select()
      .from(claimEvidence)
      .where(and(eq(claimEvidence.sellerId, sellerId), eq(claimEvidence.claimId, claimId)))
      .orderBy(asc(claimEvidence.id)),
    db
      .select()
      .from(claimEvents)
      .where(and(eq(claimEvents.sellerId, sellerId), eq(claimEvents.claimId, claimId)))
      .orderBy(asc(claimEvents.id))
      .limit(500),
  ]);
  if (!head) return undefined;
  // Asked only where it is shown: what accepting would come to, and what can be decided.
  const isOpenToAmounts = head.claim.status === 'AWAITING_SELLER' || head.claim.status === 'UNDER_REVIEW';
  const leftMinor = isOpenToAmounts ? await leftOf(db, head.sale, head.claim) : null;
  const subject = { sellerId, kind: 'CLAIM', subjectId: claimId } as const;
  const waiting = head.claim.proposedBy === null ? null : await waitingOn(db, subject);
  return { ...head, lines, evidence, events, leftMinor, waiting };
}
export type ClaimDetail = NonNullable<Awaited<ReturnType<typeof claimDetailIn>>>;

/** The payout that took the deduction first. */
const deductedIn = sql<
  string | null
>`(select u.payout_id from carry_over_uses u join payouts p on p.seller_id = u.seller_id and p.id = u.payout_id
  where u.seller_id = "claims"."seller_id" and u.carry_over_id = "claims"."carry_over_id" and p.status <> 'CANCELLED' order by p.requested_at limit 1)`;

/** One file, where it is the claim's. */
export async function evidenceFileOf(database: Database, { sellerId, claimId }: Ids, id: string) {
  const [found] = await database.read({ sellerId }, (db) =>
    db
      .select()
      .from(claimEvidence)
      .where(and(eq(claimEvidence.sellerId, sellerId), eq(claimEvidence.claimId, claimId), eq(claimEvidence.id, id))),
  );
  return found;
}

/** Seller and buyer of a sale, whoever asks: the caller compares. In system scope. */
export async function partiesOfSale(database: Database, saleId: string) {
  const [found] = await database.read('system', (db) =>
    db.select({ sellerId: sales.sellerId, buyerId: sales.buyerId }).from(sales).where(eq(sales.id, saleId)),
  );
  return found;
}
