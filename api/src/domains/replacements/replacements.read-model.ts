/** What a seller can still answer, and what is missing of somebody's order. */
import { replacementLimit } from '@quayside/contract/replacements';
import type { declineReasons } from '@quayside/contract/sale-values';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import type { ReplacementRecord } from './replacements.repository.ts';
import { offerEndsAt } from './replacements.rules.ts';
import { replacements } from './replacements.tables.ts';

type DeclineReason = (typeof declineReasons)[number];

/** Open ones, soonest first. */
export function openReplacements(database: Database, sellerId: string, now: Instant): Promise<ReplacementRecord[]> {
  return database.read({ sellerId }, (db) =>
    db
      .select()
      .from(replacements)
      .where(and(eq(replacements.sellerId, sellerId), eq(replacements.status, 'OPEN'), gt(replacements.answerBy, now)))
      .orderBy(asc(replacements.answerBy), asc(replacements.id))
      .limit(replacementLimit)
      .execute(),
  );
}

const offered = ['OFFERED', 'ACCEPTED'] as const;

/** What other sellers offer for units missing of these sales, with who they are. Runs in system scope. */
export const offeredFor = (db: Db, saleIds: readonly string[]) =>
  db
    .select({ replacement: replacements, sellerName: sellers.name })
    .from(replacements)
    .innerJoin(sellers, eq(sellers.id, replacements.sellerId))
    .where(and(inArray(replacements.sourceSaleId, [...saleIds]), inArray(replacements.status, [...offered])))
    .orderBy(asc(replacements.answeredAt), asc(replacements.id))
    .execute();

/** Reasons after which the buyer has the goods already, or wants them no longer. */
const unwanted: readonly DeclineReason[] = ['BUYER_REQUESTED_CHANGE', 'DUPLICATE_ORDER'];

/** What of a declined sale the buyer still waits for, line by line. */
export async function declinedUnits(db: Db, sellerId: string, saleId: string) {
  const rows = await db
    .select({
      lineId: saleLines.id,
      requested: saleLines.requestedQuantity,
      confirmed: saleLines.confirmedQuantity,
      reasons: sales.declineReasons,
    })
    .from(saleLines)
    .innerJoin(sales, and(eq(sales.sellerId, saleLines.sellerId), eq(sales.id, saleLines.saleId)))
    .where(and(eq(saleLines.sellerId, sellerId), eq(saleLines.saleId, saleId)));
  return rows
    .filter(({ reasons }) => !reasons.some((reason) => unwanted.includes(reason)))
    .map(({ lineId, requested, confirmed }) => ({ lineId, quantity: confirmed ?? requested }));
}

/** The named lines of a sale, with what others need to know of it. */
export function linesOfOrder(db: Db, sellerId: string, saleId: string, lineIds: readonly string[]) {
  return db
    .select({
      lineId: saleLines.id,
      gtin: saleLines.gtin,
      productName: saleLines.productName,
      brandName: saleLines.brandName,
      country: sales.destinationCountry,
      currency: sales.currency,
    })
    .from(saleLines)
    .innerJoin(sales, and(eq(sales.sellerId, saleLines.sellerId), eq(sales.id, saleLines.saleId)))
    .where(and(eq(saleLines.sellerId, sellerId), eq(saleLines.saleId, saleId), inArray(saleLines.id, [...lineIds])))
    .execute();
}

/** An offer as the buyer is told of it; undefined once it is taken or over. Runs in system scope. */
export async function mailedOffer(db: Db, sellerId: string, id: string) {
  const [found] = await db
    .select({ replacement: replacements, orderNumber: sales.orderNumber, buyerId: sales.buyerId })
    .from(replacements)
    .innerJoin(sales, and(eq(sales.sellerId, replacements.sourceSellerId), eq(sales.id, replacements.sourceSaleId)))
    .where(and(eq(replacements.sellerId, sellerId), eq(replacements.id, id), eq(replacements.status, 'OFFERED')));
  if (!found?.replacement.answeredAt) return undefined;
  const { productName, offeredQuantity, unitPriceMinor, currency, answeredAt } = found.replacement;
  const quantity = offeredQuantity ?? 0;
  return {
    ...{ orderNumber: found.orderNumber, buyerId: found.buyerId, productName, quantity, currency },
    totalMinor: unitPriceMinor * BigInt(quantity),
    until: offerEndsAt(answeredAt),
  };
}
