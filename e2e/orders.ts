/** Orders on demand, brought by the API to the state in which a journey begins. */
import { expect, type Session } from './fixtures.ts';

export interface Order {
  qid: string;
  order: string;
}

export interface Wish {
  lines?: number;
  unitPrice?: string;
  currency?: string;
  expiresInMinutes?: number;
  expiresInSeconds?: number;
  destinationCountry?: string;
}

/** A new order for this seller, waiting for its quantities. Staff make it (INT-03). */
export async function newOrder(staff: Session, seller: Session, wish: Wish = {}): Promise<Order> {
  const data = { lines: 2, unitPrice: '4.00', sellerQid: seller.sellerQid, ...wish };
  const { status, body } = await staff.call('POST', '/internal/test-sale/', data);
  expect(status, 'test order').toBe(200);
  return { qid: body.qid, order: body.order };
}

/** Quantities as ordered. */
export async function confirm(seller: Session, { qid }: Order): Promise<void> {
  await change(seller, 'POST', `/sales/${qid}/confirm_saleline_quantities/`, {
    lines: [],
    version: await version(seller, qid),
  });
}

const parcel = { loadType: 'PARCEL', palletType: null, count: 1, lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 8 };

/**
 * Confirmed, with one parcel and the expected VAT: by the seller's own carrier it is ready to be paid, by ours a carrier is
 * to be booked.
 */
export async function ship(
  seller: Session,
  order: Order,
  shippingMethod: 'SELLER' | 'PLATFORM' = 'SELLER',
): Promise<void> {
  await shipWithoutVat(seller, order, shippingMethod);
  const { body: sale } = await seller.call('GET', `/sales/${order.qid}/`);
  await change(seller, 'PATCH', `/sales/${order.qid}/`, { sellerVat: sale.expectedVat, version: sale.version });
}

/** The same with the VAT still to be entered. */
export async function shipWithoutVat(
  seller: Session,
  order: Order,
  shippingMethod: 'SELLER' | 'PLATFORM' = 'SELLER',
): Promise<void> {
  await confirm(seller, order);
  const body = { shippingMethod, loads: [parcel], version: await version(seller, order.qid) };
  await change(seller, 'PATCH', `/sales/${order.qid}/`, body);
}

export async function version(seller: Session, qid: string): Promise<number> {
  const { body } = await seller.call('GET', `/sales/${qid}/`);
  return body.version;
}

export async function statusOf(seller: Session, { qid }: Order): Promise<string> {
  const { body } = await seller.call('GET', `/sales/${qid}/`);
  return body.status;
}

async function change(seller: Session, method: 'POST' | 'PATCH', path: string, data: unknown): Promise<void> {
  const { status, body } = await seller.call(method, path, data);
  expect(status, `${method} ${path} ${JSON.stringify(body)}`).toBe(200);
}

/** A new order whose goods are worth this much: the price of a piece follows from how many the order asks for. */
export async function orderWorth(staff: Session, seller: Session, amount: number): Promise<Order> {
  const probe = await newOrder(staff, seller, { lines: 1, unitPrice: '1.00' });
  const { body } = await seller.call('GET', `/sales/${probe.qid}/`);
  const pieces: number = body.lines[0].requestedQuantity;
  return newOrder(staff, seller, { lines: 1, unitPrice: (amount / pieces).toFixed(2) });
}

/** A paid order and its payout; by the API, since paying is what payments.spec.ts is about. */
export async function paid(staff: Session, seller: Session, wish: Wish = {}): Promise<Order & { payout: string }> {
  const order = await newOrder(staff, seller, { lines: 1, unitPrice: '10.00', ...wish });
  await shipWithoutVat(seller, order);
  const { status, body } = await seller.call('POST', `/sales/${order.qid}/paycomplete/`, {});
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...order, payout: body.payout.qid };
}
