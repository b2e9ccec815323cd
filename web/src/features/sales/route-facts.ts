/** What stands below each task of an order's route: what became of it, what it waits for, or what is missing. */
import { countLabel } from '@quayside/contract/count-label';
import { orderPageMessages } from '@quayside/contract/messages/order-page';
import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import type { Sale } from '@quayside/contract/sales';
import { dateLabel } from '../../ui/facts/date-text.tsx';
import { moneyLabel } from '../../ui/facts/money-text.tsx';
import { troubleOf } from './parcels.ts';
import { isOpenSale, labelIn } from './sale-steps.ts';

const words = orderPageMessages.route;
type Task = Sale['tasks'][number];

/** What of an order its route is told by. */
export type RouteSale = Pick<
  Sale,
  'status' | 'nextAction' | 'expectedVat' | 'sellerVat' | 'sellerShippingFee' | 'shippingMethod' | 'endedAt'
> & {
  lines: readonly Pick<Sale['lines'][number], 'requestedQuantity' | 'confirmedQuantity'>[];
  loads: readonly Pick<Sale['loads'][number], 'count' | 'loadType'>[];
  carrierBooking: Pick<NonNullable<Sale['carrierBooking']>, 'carrier' | 'pickupDate'> | null;
  payout: Pick<NonNullable<Sale['payout']>, 'requestedAt'> | null;
  shipments: readonly Pick<
    Sale['shipments'][number],
    'status' | 'trackAndTraceNumbers' | 'apart' | 'createdAt' | 'lastEventAt'
  >[];
  documents: readonly unknown[];
};

interface Told {
  fact?: string;
  isOpen?: boolean;
  isWaiting?: boolean;
}
interface Around {
  carrierName: (slug: string) => string;
  timeZone: string;
}

export function factOf(name: Task['name'], status: Task['status'], sale: RouteSale, around: Around): Told {
  if (name === 'fees' && isVatOpen(sale)) return { fact: orderPageMessages.money.noVat, isOpen: true };
  if (name === 'payment' && sale.status === 'PAYMENT_IN_REVIEW') return { fact: words.inReview, isWaiting: true };
  if (status === 'CANNOT_START') {
    const fact = waitOf(name, sale);
    return fact ? { fact } : {};
  }
  if (status !== 'COMPLETED') return {};
  const trouble = name === 'tracking' ? troubleOf(sale.shipments) : null;
  if (trouble) return { fact: orderPageMessages.parcels.fact(trouble.returned, trouble.lost), isOpen: true };
  const fact = done[name](sale, around);
  return fact ? { fact } : {};
}

/** What it waits for. */
function waitOf(name: Task['name'], { status, nextAction }: RouteSale): string {
  if (status === 'PAYMENT_IN_REVIEW') return words.afterApproval;
  if (nextAction === 'NONE') return '';
  return name === 'complete' && status === 'PAID' ? words.beforeComplete : words.waits[name];
}

/** VAT is expected and not entered, though everything else is there. */
export const isVatOpen = (sale: RouteSale): boolean =>
  isOpenSale(sale.status) &&
  sale.status !== 'REQUESTED' &&
  sale.sellerVat === null &&
  Number(sale.expectedVat.amount) > 0 &&
  sale.sellerShippingFee !== null;

const done: Readonly<Record<Task['name'], (sale: RouteSale, around: Around) => string | null>> = {
  quantities: ({ lines }) => {
    const ordered = lines.reduce((sum, line) => sum + line.requestedQuantity, 0);
    const confirmed = lines.reduce((sum, line) => sum + (line.confirmedQuantity ?? 0), 0);
    return confirmed === ordered ? words.allUnits(ordered) : words.units(countLabel(confirmed), ordered);
  },
  sla: () => null,
  shipping: ({ loads, shippingMethod }) => {
    const pieces = loads.reduce((sum, { count }) => sum + count, 0);
    if (pieces === 0) return shippingMethod && orderTaskMessages.shipping.methods[shippingMethod];
    return loads.every(({ loadType }) => loadType === 'PALLET') ? words.pallets(pieces) : words.pieces(pieces);
  },
  carrier: ({ carrierBooking }, { carrierName }) =>
    carrierBooking &&
    `${carrierName(carrierBooking.carrier)}, ${dateLabel(`${carrierBooking.pickupDate}T12:00:00.000Z`, 'day', 'UTC')}`,
  fees: ({ sellerVat, sellerShippingFee }) => {
    if (sellerVat && Number(sellerVat.amount) > 0) return words.vat(moneyLabel(sellerVat));
    return sellerShippingFee && Number(sellerShippingFee.amount) > 0
      ? words.fee(moneyLabel(sellerShippingFee))
      : words.none;
  },
  payment: ({ payout }, { timeZone }) => payout && words.triggered(dateLabel(payout.requestedAt, 'day', timeZone)),
  tracking: ({ shipments }) => {
    const last = shipments.at(-1);
    return last ? labelIn(orderTaskMessages.tracking.statuses, last.status) : null;
  },
  documents: ({ documents }) => words.documents(documents.length),
  complete: ({ endedAt }, { timeZone }) => endedAt && dateLabel(endedAt, 'day', timeZone),
};
