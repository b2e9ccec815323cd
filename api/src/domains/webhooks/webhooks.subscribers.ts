/** Who is told of what: each company of its own orders, sales, shipments and claims, by ids it can ask the API for. */
import { changeUpon, type Event, type Subscriber } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { salesInShipment } from '../packages/packages.public.ts';
import { tellEndpoints } from './use-cases/tell-endpoints.ts';
import { ofBuyer, ofSeller } from './webhooks.policy.ts';
import { orderOf } from './webhooks.read-model.ts';
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
type SaleTopic = (typeof saleTopics)[number] | 'shipment.moved' | 'claim.decide';
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
      tellEndpoints(write, ofBuyer(buyerId), { type: topic, at, data: { orderQid: orderId } }),
    ),
  ),
  changeUpon(nameOf('checkout.expired'), 'checkout.expired', everywhere, (write, told, { createdAt: at }) =>
    tellEndpoints(write, ofBuyer(told.buyerId), {
      ...{ type: 'checkout.expired', at, data: { checkoutQid: told.checkoutId } },
    }),
  ),
  ...saleTopics.map((topic) =>
    changeUpon(nameOf(topic), topic, everywhere, (write, sale, event) => tellBoth(write, topic, sale, event)),
  ),
  changeUpon(nameOf('shipment.moved'), 'shipment.moved', everywhere, (write, { shipmentId, ...sale }, event) =>
    // Shipments are the seller's to look at.
    tellBoth(write, 'shipment.moved', sale, event, { seller: { shipmentQid: shipmentId } }),
  ),
  // A warehouse's shipment holds several orders: each of its sellers and its buyer hear of their own, without its id.
  ...warehouseTopics.map((topic) =>
    changeUpon(nameOf(topic), topic, everywhere, async (write, { shipmentId }, event) => {
      for (const sale of await salesInShipment(write.db, shipmentId))
        await tellBoth(write, 'shipment.moved', sale, event);
    }),
  ),
  changeUpon(nameOf('claim.decide'), 'claim.decide', everywhere, (write, { claimId, ...sale }, event) =>
    tellBoth(write, 'claim.decide', sale, event, { seller: { claimQid: claimId }, buyer: { claimQid: claimId } }),
  ),
];

/** The seller, and the buyer with the order it is part of; `more` are ids beside the sale's. */
async function tellBoth(
  write: Write,
  type: SaleTopic,
  { sellerId, saleId }: OfSale,
  { createdAt: at }: Event,
  more: { readonly seller?: Ids; readonly buyer?: Ids } = {},
): Promise<void> {
  const ids = { saleQid: saleId };
  await tellEndpoints(write, ofSeller(sellerId), { type, at, data: { ...ids, ...more.seller } });
  const order = await orderOf(write.db, sellerId, saleId);
  if (!order) return;
  const ofOrder = { orderQid: order.orderId, ...ids, ...more.buyer };
  await tellEndpoints(write, ofBuyer(order.buyerId), { type, at, data: ofOrder });
}
