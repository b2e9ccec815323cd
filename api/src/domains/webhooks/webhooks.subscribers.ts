/** Who is told of what: each company of its own orders, sales, shipments and claims, by ids it can ask the API for. */
import { changeUpon, changeUponAll, type Event, type Subscriber } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { salesInShipment } from '../packages/packages.public.ts';
import { type Telling, tellEndpoints } from './use-cases/tell-endpoints.ts';
import { ofBuyer, ofSeller } from './webhooks.policy.ts';
import { orderOfIssue, ordersOf } from './webhooks.read-model.ts';
import { switchOffEndpointsOf } from './webhooks.repository.ts';

const orderTopics = ['order.placed', 'order.paid', 'order.ended'] as const;
const saleTopics = [
  'sale.requested',
  'sale.declined',
  'sale.expired',
  'sale.cancelled',
  'sale.confirmed_reduced',
] as const;
const warehouseTopics = [
  'warehouse_shipment.dispatched',
  'warehouse_shipment.troubled',
  'warehouse_shipment.delivered',
] as const;
/** By our people, or by the seller who accepts. */
const decidedTopics = ['claim.decide', 'claim.accept'] as const;
type SaleTopic = (typeof saleTopics)[number] | 'shipment.moved' | (typeof decidedTopics)[number];
type Ids = Readonly<Record<string, string>>;
type OfSale = { readonly sellerId: string; readonly saleId: string };

const everywhere = () => 'system' as const;
const nameOf = (topic: string) => `webhooks.${topic}`;

export const webhookSubscribers: readonly Subscriber[] = [
  // Where somebody who left wanted the company's news sent, they may still read it.
  changeUpon(nameOf('person_gone'), 'auth.person_gone', everywhere, ({ db, now }, { userId }) =>
    switchOffEndpointsOf(db, userId, now),
  ),
  ...orderTopics.map((topic) =>
    changeUpon(nameOf(topic), topic, everywhere, (write, { buyerId, orderId }, { createdAt: at }) =>
      tellEndpoints(write, [{ owner: ofBuyer(buyerId), news: { type: topic, at, data: { orderQid: orderId } } }]),
    ),
  ),
  changeUpon(nameOf('order.issue_answered'), 'order.issue_answered', everywhere, async (write, told, event) => {
    const { buyerId, issueId } = told;
    const orderId = await orderOfIssue(write.db, buyerId, issueId);
    if (orderId === null) return;
    const data = { orderQid: orderId, issueQid: issueId };
    const news = { type: 'order.issue_answered', at: event.createdAt, data } as const;
    await tellEndpoints(write, [{ owner: ofBuyer(buyerId), news }]);
  }),
  changeUpon(nameOf('order.invoiced'), 'order.invoiced', everywhere, (write, told, { createdAt: at }) => {
    const data = { orderQid: told.orderId, invoiceQid: told.invoiceId };
    return tellEndpoints(write, [{ owner: ofBuyer(told.buyerId), news: { type: 'order.invoiced', at, data } }]);
  }),
  changeUpon(nameOf('checkout.expired'), 'checkout.expired', everywhere, (write, told, { createdAt: at }) =>
    tellEndpoints(write, [
      {
        owner: ofBuyer(told.buyerId),
        news: { type: 'checkout.expired', at, data: { checkoutQid: told.checkoutId } },
      },
    ]),
  ),
  ...saleTopics.map((topic) =>
    changeUponAll(nameOf(topic), topic, everywhere, (write, happened) =>
      tellBoth(
        write,
        topic,
        happened.map(({ told: sale, event }) => ({ sale, event })),
      ),
    ),
  ),
  changeUpon(nameOf('shipment.moved'), 'shipment.moved', everywhere, (write, { shipmentId, ...sale }, event) =>
    // Shipments are the seller's to look at.
    tellBoth(write, 'shipment.moved', [{ sale, event, seller: { shipmentQid: shipmentId } }]),
  ),
  // A warehouse's shipment holds several orders: each of its sellers and its buyer hear of their own, without its id.
  ...warehouseTopics.map((topic) =>
    changeUpon(nameOf(topic), topic, everywhere, async (write, { shipmentId }, event) => {
      const sales = await salesInShipment(write.db, shipmentId);
      await tellBoth(
        write,
        'shipment.moved',
        sales.map((sale) => ({ sale, event })),
      );
    }),
  ),
  ...decidedTopics.map((topic) =>
    changeUpon(nameOf(topic), topic, everywhere, (write, { claimId, ...sale }, event) =>
      tellBoth(write, topic, [{ sale, event, seller: { claimQid: claimId }, buyer: { claimQid: claimId } }]),
    ),
  ),
];

/** `seller`, `buyer`: ids for them beside the sale's. */
type OfOne = { readonly sale: OfSale; readonly event: Event; readonly seller?: Ids; readonly buyer?: Ids };

/** The seller of each, and the buyer with the order it is part of. */
async function tellBoth(write: Write, type: SaleTopic, changes: readonly OfOne[]): Promise<void> {
  if (changes.length === 0) return;
  const orders = await ordersOf(
    write.db,
    changes.map(({ sale }) => sale),
  );
  const tellings = changes.flatMap(({ sale: { sellerId, saleId }, event: { createdAt: at }, seller, buyer }) => {
    const ids = { saleQid: saleId };
    const toSeller: Telling = { owner: ofSeller(sellerId), news: { type, at, data: { ...ids, ...seller } } };
    const order = orders.get(saleId);
    if (!order) return [toSeller];
    const data = { orderQid: order.orderId, ...ids, ...buyer };
    return [toSeller, { owner: ofBuyer(order.buyerId), news: { type, at, data } }];
  });
  await tellEndpoints(write, tellings);
}
