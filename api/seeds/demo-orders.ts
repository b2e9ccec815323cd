/** The orders of the demo buyer, each about a sale of the demo world, and what the buyer asked about them. */
import { orderIssues, orderSales, orders } from '../src/domains/orders/orders.tables.ts';
import type { BuyerRow } from '../src/domains/sellers/sellers.factory.ts';
import type { UserRow } from '../src/domains/users/users.factory.ts';
import { hours, plus } from '../src/kernel/clock.ts';
import type { DemoSale } from './demo-sales.ts';
import { randomFrom } from './random.ts';
import type { World } from './world.ts';

type Buyer = Pick<BuyerRow, 'id' | 'country'>;
type Person = Pick<UserRow, 'id' | 'account'>;
type OrderRow = typeof orders.$inferInsert;
type Told = { readonly one: DemoSale; readonly order: OrderRow };

const methods = ['CARD', 'BANK_TRANSFER', 'IDEAL', 'SEPA_DEBIT'] as const;
/** The embedded provider never brings the money of an order that is called so. */
const neverPaid = 'PAY-NEVER';

/**
 * Adds an order for each sale to the buyer; one that still waits for its money has none, for that runs by a job. `asking` is
 * who of the company writes to us.
 */
export function addOrders(world: World, made: readonly DemoSale[], buyer: Buyer, asking: Person): void {
  const told = made
    .filter(({ sale }) => sale.buyerId === buyer.id && sale.status !== 'AWAITING_BUYER_PAYMENT')
    .map((one, index): Told => ({ one, order: orderOf(one, buyer, index) }));
  world.add(orders, ...told.map(({ order }) => order));
  world.add(orderSales, ...told.map(partOf));
  for (const question of questions) {
    const about = told.find(question.about);
    if (about) world.add(orderIssues, issueOf(about, question, asking));
  }
}

function orderOf({ sale }: DemoSale, { id: buyerId, country }: Buyer, index: number): OrderRow {
  const isPaid = sale.cancelReason !== 'BUYER_NOT_PAID';
  const { currency, requestedMinor: goodsMinor, transportMinor: shippingMinor, createdAt } = sale;
  return {
    ...{ buyerId, id: idAt(sale), number: sale.orderNumber.slice(0, 'QS-000000'.length), currency, createdAt },
    ...{ goodsMinor, shippingMinor, walletMinor: 0n, destinationCountry: country },
    paymentMethod: methods[index % methods.length] ?? 'CARD',
    reference: isPaid ? sale.buyerReference : neverPaid,
    ...{ paidAt: isPaid ? createdAt : null, receivedMinor: isPaid ? goodsMinor + shippingMinor : 0n },
    ...{ endedAt: isPaid ? null : sale.endedAt, endedBy: isPaid ? null : ('TIMEOUT' as const) },
  };
}

/** Of a generator of their own: how many orders there are moves nothing else of the world. */
const idAt = ({ orderNumber, createdAt }: DemoSale['sale']) => randomFrom(2 + numberIn(orderNumber)).id(createdAt);
const numberIn = (orderNumber: string): number => Number(orderNumber.slice(3, 9));

const partOf = ({ one: { sale }, order }: Told): typeof orderSales.$inferInsert => ({
  ...{ buyerId: order.buyerId, orderId: order.id, sellerId: sale.sellerId, saleId: sale.id },
  shippingMinor: sale.transportMinor,
});

type Question = {
  readonly about: (told: Told) => boolean;
  readonly category: (typeof orderIssues.$inferInsert)['category'];
  readonly message: string;
  readonly hoursAgo: number;
  readonly answer?: string;
};

/** One waits for us, one is answered. */
const questions: readonly Question[] = [
  {
    about: ({ one: { sale } }) => sale.status === 'CONFIRMED',
    category: 'SHIPPING',
    message: 'Our customer opens the new shop on Thursday. Will the goods be in Hamburg by then, all in one delivery?',
    hoursAgo: 15,
  },
  {
    about: ({ one: { sale } }) => sale.status === 'COMPLETED',
    category: 'DOCUMENTS',
    message: 'The invoice shows our old address. May we have it with the new one?',
    hoursAgo: 60,
    answer: 'It is corrected: please download the invoice once more.',
  },
];

function issueOf(
  { one: { stage, sale }, order }: Told,
  { category, message, hoursAgo, answer }: Question,
  { id: askedBy, account: askedByName }: Person,
): typeof orderIssues.$inferInsert {
  const at = plus(stage.base, -hours(hoursAgo));
  const isAnswered = answer !== undefined;
  return {
    ...{ buyerId: order.buyerId, orderId: order.id, id: randomFrom(3 + numberIn(sale.orderNumber)).id(at) },
    ...{ category, message, saleId: sale.id, askedBy, askedByName, at },
    ...{ answer: answer ?? null, answeredAt: isAnswered ? plus(at, hours(3)) : null },
    answeredByName: isAnswered ? 'Grace Whitfield' : null,
  };
}
