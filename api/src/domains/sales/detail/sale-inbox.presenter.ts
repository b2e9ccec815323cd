/** How the dashboard's inbox looks on the wire. */
import type { Inbox } from '@quayside/contract/sale-inbox';
import type { Instant } from '../../../kernel/clock.ts';
import { money, toWire } from '../../../kernel/money.ts';
import { officeMinutesBetween } from '../../../kernel/office-hours.ts';
import type { WorkCalendar } from '../../../kernel/working-time.ts';
import { contextOf, type SellerTerms } from '../sale-context.ts';
import { presentListed, type Viewer } from '../sales.presenter.ts';
import type { SaleOfList } from '../sales.read-model.ts';
import { isOpen } from '../sales.types.ts';
import type { Ending } from './sale-inbox.read-model.ts';

type InboxRead = {
  readonly rows: readonly SaleOfList[];
  readonly seller: SellerTerms;
  readonly ending: readonly Ending[];
};
type InboxFrame = {
  readonly viewer: Viewer;
  readonly calendar: WorkCalendar;
  readonly now: Instant;
  readonly until: Instant;
};

/** The dashboard's inbox: rows with the working time that is left, and what ends soon. */
export function presentInbox({ rows, seller, ending }: InboxRead, { viewer, calendar, now, until }: InboxFrame): Inbox {
  const minutesTo = (deadline: Instant | null) =>
    deadline === null ? null : officeMinutesBetween(now, deadline, calendar);
  return {
    results: rows.map((sale) => ({
      ...presentListed(sale, contextOf(sale, seller, now), viewer),
      workingMinutesLeft: isOpen(sale) ? minutesTo(sale.expiresAt) : null,
    })),
    atRisk: {
      orders: ending.reduce((sum, { orders }) => sum + orders, 0),
      amounts: ending.map(({ totalMinor, currency }) => toWire(money(totalMinor, currency))),
      until,
    },
  };
}
