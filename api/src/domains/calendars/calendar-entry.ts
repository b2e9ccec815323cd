/** What a calendar shows of an order or a claim, in words. Pure. */
import { calendarMessages as words } from '@quayside/contract/messages/calendars';
import { orderMessages } from '@quayside/contract/messages/orders';
import type { Instant } from '../../kernel/clock.ts';
import { type Money, money, toWire } from '../../kernel/money.ts';
import type { ClaimDeadline, SaleDeadline } from './deadlines.read-model.ts';

/** One deadline. Texts are plain: whoever writes the calendar escapes them. */
export type CalendarEntry = {
  /** Of the order or the claim: the event keeps its identity by it. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly link: string;
  readonly deadline: Instant;
  readonly changedAt: Instant;
  readonly version: number;
};

/** `site` is where links lead, without a slash at its end. */
export function entryOfSale(sale: SaleDeadline, site: string): CalendarEntry {
  const { saleId, orderNumber, nextAction, totalMinor, currency, ...times } = sale;
  const link = `${site}/orders/${saleId}/`;
  return {
    ...times,
    id: saleId,
    title: words.event(orderMessages.nextActions[nextAction], orderNumber),
    about: words.about(amountText(money(totalMinor, currency)), link),
    link,
  };
}

/** Until when the seller has to answer the claim. `site` as above. */
export function entryOfClaim(claim: ClaimDeadline, site: string): CalendarEntry {
  const { claimId, number, orderNumber, claimedMinor, currency, ...times } = claim;
  const link = `${site}/claims/${claimId}/`;
  return {
    ...times,
    id: claimId,
    title: words.claimEvent(number, orderNumber),
    about: words.aboutClaim(amountText(money(claimedMinor, currency)), link),
    link,
  };
}

function amountText(value: Money): string {
  const { amount, currency } = toWire(value);
  return `${currency} ${amount}`;
}
