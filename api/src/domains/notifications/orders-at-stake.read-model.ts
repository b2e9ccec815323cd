/** Orders whose deadline comes close, and what waits in a company: what timers look at. */
import type { NextAction } from '@quayside/contract/sale-values';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { claims } from '../claims/claims.tables.ts';
import { sales } from '../sales/sales.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { digestDays } from './notifications.tables.ts';

/** Companies that share a calendar. */
export type CalendarPlace = { readonly country: string; readonly timeZone: string };
const inPlace = ({ country, timeZone }: CalendarPlace) =>
  and(eq(sellers.country, country), eq(sellers.timeZone, timeZone));

export async function calendarPlaces(db: Db): Promise<CalendarPlace[]> {
  return db.selectDistinct({ country: sellers.country, timeZone: sellers.timeZone }).from(sellers);
}

export type ExpiringSale = {
  readonly sellerId: string;
  readonly saleId: string;
  readonly orderNumber: string;
  readonly deadline: Instant;
};

type Span = {
  readonly after: Instant;
  readonly until: Instant;
  readonly statuses: readonly ('REQUESTED' | 'CONFIRMED')[];
  readonly keyPrefix: string;
  /** Of whom somebody has to be there: an order that concerns nobody would be looked at again and again. */
  readonly roles: readonly string[];
};

/**
 * Orders of those companies in those states that are due after `after` and no later than `until`, and of which nobody was told
 * under that kind of warning yet. Runs in system scope.
 */
export async function expiringSales(
  db: Db,
  place: CalendarPlace,
  { after, until, statuses, keyPrefix, roles }: Span,
): Promise<ExpiringSale[]> {
  return db
    .select({ sellerId: sales.sellerId, saleId: sales.id, orderNumber: sales.orderNumber, deadline: sales.dueAt })
    .from(sales)
    .innerJoin(sellers, eq(sellers.id, sales.sellerId))
    .where(
      and(
        inPlace(place),
        inArray(sales.status, [...statuses]),
        sql`"sales"."due_at" > ${after} and "sales"."due_at" <= ${until}`,
        sql`not exists (select from notifications n where n.seller_id = "sales"."seller_id" and n.key = ${keyPrefix} || "sales"."id")`,
        sql`exists (select from users u where u.seller_id = "sales"."seller_id" and u.role = any(${sql.param([...roles])}::text[])
          and u.is_email_verified and u.disabled_at is null)`,
      ),
    )
    .orderBy(sales.dueAt, sales.id)
    .limit(500);
}

/** Companies there whose summary of that local day is not done yet. Runs in system scope. */
export async function companiesWithoutDigest(db: Db, place: CalendarPlace, day: string): Promise<string[]> {
  const rows = await db
    .select({ id: sellers.id })
    .from(sellers)
    .leftJoin(digestDays, and(eq(digestDays.sellerId, sellers.id), eq(digestDays.day, day)))
    .where(
      and(inPlace(place), isNull(digestDays.sellerId), inArray(sellers.status, ['ACTIVE', 'PAUSED', 'SUSPENDED'])),
    );
  return rows.map(({ id }) => id);
}

const claimMove: NextAction = 'RESPOND_TO_CLAIM';
/** The most urgent moves that a summary names. */
const soonestShown = 5;

/**
 * The seller's moves that wait, by kind with the most urgent of all; waiting for others is no move. A claim that awaits
 * the seller is one whatever became of its order: most are about completed ones.
 */
export async function openMoves(db: Db, sellerId: string) {
  const mine = and(
    eq(sales.sellerId, sellerId),
    eq(sales.statusGroup, 'CURRENT'),
    notInArray(sales.nextAction, ['NONE', 'WAIT_FOR_APPROVAL', claimMove]),
  );
  const [counted, ending, claimed] = await Promise.all([
    db
      .select({ nextAction: sales.nextAction, count: sql<number>`count(*)::int` })
      .from(sales)
      .where(mine)
      .groupBy(sales.nextAction)
      .execute(),
    db
      .select({ orderNumber: sales.orderNumber, nextAction: sales.nextAction, deadline: sales.expiresAt })
      .from(sales)
      .where(and(mine, inArray(sales.status, ['REQUESTED', 'CONFIRMED'])))
      .orderBy(sales.dueAt, sales.id)
      .limit(soonestShown)
      .execute(),
    claimsToAnswer(db, sellerId),
  ]);
  const answers = { nextAction: claimMove, count: claimed.length };
  return {
    counts: [...counted, ...(claimed.length > 0 ? [answers] : [])].sort((a, b) => b.count - a.count),
    soonest: [...ending, ...claimed].sort((a, b) => timeOf(a.deadline) - timeOf(b.deadline)).slice(0, soonestShown),
  };
}

const timeOf = (deadline: Instant | null): number =>
  deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline);

/** One claim per order can be open, so these are few. */
async function claimsToAnswer(db: Db, sellerId: string) {
  const rows = await db
    .select({ orderNumber: claims.orderNumber, deadline: claims.dueAt })
    .from(claims)
    .where(and(eq(claims.sellerId, sellerId), eq(claims.statusGroup, 'OPEN'), eq(claims.status, 'AWAITING_SELLER')))
    .orderBy(claims.dueAt, claims.id);
  return rows.map((row) => ({ ...row, nextAction: claimMove }));
}

/** By order; one that its company does not have is absent. */
export async function orderNumbersOf(
  db: Db,
  of: readonly { readonly sellerId: string; readonly saleId: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (of.length === 0) return new Map();
  const rows = await db
    .select({ id: sales.id, orderNumber: sales.orderNumber })
    .from(sales)
    .where(
      and(
        inArray(sales.sellerId, [...new Set(of.map(({ sellerId }) => sellerId))]),
        inArray(
          sales.id,
          of.map(({ saleId }) => saleId),
        ),
      ),
    );
  return new Map(rows.map(({ id, orderNumber }) => [id, orderNumber]));
}

type Company = CalendarPlace & { readonly id: string; readonly name: string };

export const companyOf = async (db: Db, sellerId: string): Promise<Company | undefined> =>
  (await companiesOf(db, [sellerId])).get(sellerId);

/** By id. */
export async function companiesOf(db: Db, sellerIds: readonly string[]): Promise<ReadonlyMap<string, Company>> {
  const rows = await db
    .select({ id: sellers.id, name: sellers.name, country: sellers.country, timeZone: sellers.timeZone })
    .from(sellers)
    .where(inArray(sellers.id, [...new Set(sellerIds)]))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
