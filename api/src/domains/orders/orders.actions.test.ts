/** What an order offers its buyer to do is what the calls take, and what comes next (section 11 of the domain page). */
import { type OrderNextAction, type OrderStatus, orderStatuses } from '@quayside/contract/order-values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { makeReplacement } from '../replacements/replacements.factory.ts';
import type { ReplacementRecord } from '../replacements/replacements.repository.ts';
import { insertPromotion } from '../wallets/promotions.repository.ts';
import { nextActionOf } from './orders.policy.ts';

const start = '2026-11-23T08:00:00.000Z';
let t: TestApp;
let first: SellerFixture;
let other: SellerFixture;
let soap: Product;
let otherOffer: string;
beforeAll(async () => {
  t = await testApp({ now: start });
  [first, other] = [await sellerFixture(t), await sellerFixture(t)];
  soap = await makeProduct(t, 'Juniper soap');
  await offerOf(t, first.seller.id, soap, { stock: 100_000 });
  otherOffer = await offerOf(t, other.seller.id, soap, { stock: 100_000, priceMinor: 150n });
});
afterAll(() => t.close());

const read = async (buyer: BuyerFixture, id: string) => {
  const order = (await buyer.send('GET', `/orders/${id}/`)).json();
  const { results } = (await buyer.send('GET', '/orders/')).json();
  expect(results.find(({ qid }: { qid: string }) => qid === id)).toEqual(order);
  return order;
};

type State = {
  readonly paymentMethod?: string;
  readonly walletMinor?: bigint;
  /** What we gave to be spent until now. */
  readonly endedMinor?: bigint;
  /** What another seller offers for its missing units; none without it. */
  readonly offered?: Partial<ReplacementRecord>;
  readonly next: OrderNextAction;
  readonly isOffered?: boolean;
};
const priced = { status: 'OFFERED', offeredQuantity: 2, unitPriceMinor: 150n, answeredAt: start } as const;
const states: Readonly<Record<string, State>> = {
  'that is not paid': { paymentMethod: 'BANK_TRANSFER', next: 'PAY' },
  'whose seller has not answered': { next: 'WAIT_FOR_SELLERS' },
  'for which another seller offers what is missing': {
    ...{ offered: priced, walletMinor: 300n, next: 'ACCEPT_REPLACEMENT', isOffered: true },
  },
  'whose replacement the wallet does not pay': { offered: priced, walletMinor: 299n, next: 'NONE' },
  'whose replacement the wallet would pay with what has ended': { offered: priced, endedMinor: 300n, next: 'NONE' },
  'whose replacement is over': {
    ...{ offered: { ...priced, answeredAt: plus(start, -days(3)) }, walletMinor: 300n, next: 'NONE' },
  },
  'that no other seller has offered anything for': { offered: { ...priced, status: 'OPEN' }, next: 'NONE' },
};

async function offeredToAnother(): Promise<string> {
  const another = await buyerFixture(t);
  const { qid, replacementId } = await ordered(another, {
    offered: priced,
    walletMinor: 300n,
    next: 'ACCEPT_REPLACEMENT',
  });
  expect((await read(another, qid)).allowedActions).toContain('ACCEPT_REPLACEMENT');
  return replacementId;
}

const givenUntilNow = ({ buyerId }: BuyerFixture, amountMinor: bigint) =>
  t.database.write({ buyerId }, (db) =>
    insertPromotion(db, {
      ...{ buyerId, id: newId(), amountMinor, leftMinor: amountMinor, currency: 'EUR', reason: 'Welcome' },
      ...{ expiresAt: start, givenBy: newId(), givenAt: plus(start, -days(9)), endedAt: null },
    }),
  );

/** An order in that state, with the replacement there is for it. */
async function ordered(
  buyer: BuyerFixture,
  { paymentMethod = 'CARD', walletMinor = 0n, endedMinor = 0n, offered }: State,
): Promise<{ qid: string; replacementId: string }> {
  await buyer.ready(soap.gtin, 2, { paymentMethod, ...(paymentMethod === 'CARD' ? {} : { reference: 'PAY-NEVER' }) });
  const { qid } = (await buyer.complete()).json();
  // What is offered to somebody else is refused, however it is asked for.
  if (!offered) return { qid, replacementId: await offeredToAnother() };
  const [sale] = (await buyer.send('GET', `/orders/${qid}/sales/`)).json().results;
  await first.send('POST', sale.qid, 'decline/', { reasons: ['LEAD_TIME_TOO_LONG'] });
  const made = await t.database.write('system', (db) =>
    makeReplacement(db, {
      ...{ sellerId: other.seller.id, offerId: otherOffer, sourceSellerId: first.seller.id, sourceSaleId: sale.qid },
      ...{ gtin: soap.gtin, unitSize: 1, ...offered },
    }),
  );
  if (walletMinor > 0n) await buyer.credit(walletMinor);
  if (endedMinor > 0n) await givenUntilNow(buyer, endedMinor);
  return { qid, replacementId: made.id };
}

describe('[BUY-08] what an order offers to do is what its calls take', () => {
  for (const [name, state] of Object.entries(states))
    it(`one ${name}: the next step, and each action listed is taken and each other refused`, async () => {
      const { isOffered = false, next } = state;
      const buyer = await buyerFixture(t);
      const { qid, replacementId } = await ordered(buyer, state);
      const allowedActions = ['REORDER', 'ASK', ...(isOffered ? ['ACCEPT_REPLACEMENT'] : [])];
      expect(await read(buyer, qid)).toMatchObject({ nextAction: next, allowedActions });
      const asked = { category: 'OTHER', message: 'When will it come?' };
      expect((await buyer.send('POST', `/orders/${qid}/reorder/`, {})).statusCode).toBe(200);
      expect((await buyer.send('POST', `/orders/${qid}/issue/`, asked)).statusCode).toBe(200);
      const { results } = (await buyer.send('GET', `/orders/${qid}/replacements/`)).json();
      const shown = state.offered?.status === 'OFFERED' ? [{ allowedActions: isOffered ? ['ACCEPT'] : [] }] : [];
      expect(results).toMatchObject(shown);
      expect(results).toHaveLength(shown.length);
      const accepted = await buyer.send('POST', `/orders/${qid}/replacements/${replacementId}/accept/`, {});
      expect(accepted.statusCode === 200, accepted.body).toBe(isOffered);
      // It is taken: the order itself has nothing more to offer.
      expect(await read(buyer, qid)).toMatchObject({ allowedActions: ['REORDER', 'ASK'] });
    });

  it('each state says what comes next; a debt is paid once it is due', () => {
    const of = (status: OrderStatus, more = {}) =>
      nextActionOf({ status, hasReplacement: false, toPayMinor: 0n, dueAt: null, now: start, ...more });
    const each = Object.fromEntries(orderStatuses.map((status) => [status, of(status)]));
    expect(each).toEqual({
      ...{ PENDING_PAYMENT: 'PAY', PAID: 'WAIT_FOR_SELLERS', IN_FULFILMENT: 'WAIT_FOR_DELIVERY' },
      ...{ PARTIALLY_SHIPPED: 'WAIT_FOR_DELIVERY', SHIPPED: 'WAIT_FOR_DELIVERY', DELIVERED: 'NONE', COMPLETED: 'NONE' },
      ...{ RETURNED: 'NONE', EXPIRED: 'NONE', CANCELLED: 'NONE' },
    });
    const owed = { toPayMinor: 1n, dueAt: plus(start, days(1)) };
    expect(of('SHIPPED', owed)).toBe('WAIT_FOR_DELIVERY');
    expect(of('SHIPPED', { ...owed, now: owed.dueAt })).toBe('PAY');
    for (const status of ['DELIVERED', 'COMPLETED', 'RETURNED'] as const) {
      expect(of(status, owed)).toBe('NONE');
      expect(of(status, { ...owed, now: owed.dueAt })).toBe('PAY');
    }
    expect(of('SHIPPED', { ...owed, hasReplacement: true })).toBe('ACCEPT_REPLACEMENT');
  });
});
