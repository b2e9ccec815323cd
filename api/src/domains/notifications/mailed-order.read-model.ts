/** An order as its mails tell of it. */

import { countLabel } from '@quayside/contract/count-label';
import type { MailedOrder } from '@quayside/contract/messages/notification-mails';
import { moneyLabel } from '@quayside/contract/money-label';
import { and, asc, inArray } from 'drizzle-orm';
import { hours, type Instant, minutes } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import { type WorkCalendar, workingTimeBetween } from '../../kernel/working-time.ts';
import type { Db } from '../../platform/db/database.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';
import { deadlineLabel } from './deadline-label.ts';

const countries = new Intl.DisplayNames(['en-GB'], { type: 'region' });
/** A mail lists up to this many lines; of more it names the largest. */
const allLines = 8;
const largestLines = 7;

type Sale = typeof sales.$inferSelect;
type Line = typeof saleLines.$inferSelect;

export type MailedSale = { readonly sale: Sale; readonly lines: readonly Line[] };

/** The orders with their lines, by id; one that its company does not have is absent. */
export async function mailedSales(
  db: Db,
  of: readonly { readonly sellerId: string; readonly saleId: string }[],
): Promise<ReadonlyMap<string, MailedSale>> {
  if (of.length === 0) return new Map();
  const sellerIds = [...new Set(of.map(({ sellerId }) => sellerId))];
  const saleIds = [...new Set(of.map(({ saleId }) => saleId))];
  const [found, lines] = await Promise.all([
    db
      .select()
      .from(sales)
      .where(and(inArray(sales.sellerId, sellerIds), inArray(sales.id, saleIds)))
      .execute(),
    db
      .select()
      .from(saleLines)
      .where(and(inArray(saleLines.sellerId, sellerIds), inArray(saleLines.saleId, saleIds)))
      .orderBy(asc(saleLines.position))
      .execute(),
  ]);
  const linesOf = Map.groupBy(lines, ({ saleId }) => saleId);
  return new Map(found.map((sale) => [sale.id, { sale, lines: linesOf.get(sale.id) ?? [] }]));
}

/** The order as it stands at `now`, with its largest lines. */
export function mailedOrder({ sale, lines }: MailedSale, now: Instant, calendar: WorkCalendar): MailedOrder {
  const { orderNumber: number, status, nextAction, expiredFrom, currency, expiresAt } = sale;
  return {
    ...{ number, status, nextAction, expiredFrom, lines: lines.length },
    value: moneyLabel(toWire(money(sale.totalMinor, currency))),
    buyer: sale.buyerName,
    place: `${sale.destinationCity}, ${countries.of(sale.destinationCountry) ?? sale.destinationCountry}`,
    units: unitsLabel(lines.reduce((sum, line) => sum + quantityOf(line), 0)),
    largest: largest(lines, sale),
    placed: deadlineLabel(sale.createdAt, calendar.timeZone),
    deadline: expiresAt === null ? null : deadlineLabel(expiresAt, calendar.timeZone),
    left: leftLabel(sale, now, calendar),
  };
}

const quantityOf = ({ confirmedQuantity, requestedQuantity }: Line): number => confirmedQuantity ?? requestedQuantity;
const goodsValue = (line: Line): bigint => line.unitPriceMinor * BigInt(quantityOf(line));
const unitsLabel = (units: number): string => countLabel(units);

function largest(lines: readonly Line[], { currency }: Sale): MailedOrder['largest'] {
  const byValue = [...lines].sort((a, b) =>
    goodsValue(b) > goodsValue(a) ? 1 : goodsValue(b) < goodsValue(a) ? -1 : 0,
  );
  const shown = lines.length <= allLines ? lines : byValue.slice(0, largestLines);
  return shown.map((line) => ({
    name: line.productName,
    detail: line.brandName,
    units: unitsLabel(quantityOf(line)),
    amount: moneyLabel(toWire(money(goodsValue(line), currency))),
  }));
}

/** Working time until the deadline, in whole minutes; null: nothing runs any more. */
function leftLabel({ status, expiresAt }: Sale, now: Instant, calendar: WorkCalendar): string | null {
  if (expiresAt === null || expiresAt <= now || (status !== 'REQUESTED' && status !== 'CONFIRMED')) return null;
  const left = workingTimeBetween(now, expiresAt, calendar);
  const [wholeHours, wholeMinutes] = [Math.floor(left / hours(1)), Math.floor((left % hours(1)) / minutes(1))];
  const parts = [counted(wholeHours, 'hour'), counted(wholeMinutes, 'minute')].filter((part) => part !== null);
  return parts.length === 0 ? 'Less than a minute' : parts.join(' ');
}

const counted = (count: number, unit: string): string | null =>
  count === 0 ? null : `${count} ${unit}${count === 1 ? '' : 's'}`;
