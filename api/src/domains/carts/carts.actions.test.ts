/** What a cart offers to do is what the calls take, in each of its states (section 10 of the domain page). */
import type { CartAction, CartNextAction } from '@quayside/contract/cart-values';
import { cartActions } from '@quayside/contract/cart-values';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../kernel/clock.ts';
import { type TestAnswer, type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { sellerFixture } from '../../testing/seller-fixture.ts';
import { carts } from './carts.tables.ts';

let t: TestApp;
let soap: Product;
beforeAll(async () => {
  t = await testApp();
  const { seller } = await sellerFixture(t);
  soap = await makeProduct(t, 'Juniper soap');
  await offerOf(t, seller.id, soap, { stock: 100_000 });
});
afterAll(() => t.close());

const cheapest = { amount: '0.01', currency: 'EUR' };
const firstOf = async (buyer: BuyerFixture, path: string): Promise<Record<string, unknown> | undefined> =>
  (await buyer.send('GET', path)).json().results?.[0];
const lineOf = async (buyer: BuyerFixture) => (await firstOf(buyer, '/carts/active/lines/'))?.qid;
/** What a client may still hold of a cart that was shared out: its line and its share. */
type Held = { readonly line: unknown; readonly share: unknown };
async function heldOf(buyer: BuyerFixture): Promise<Held> {
  await buyer.send('POST', '/carts/active/empty/', {});
  await add(buyer);
  await buyer.optimise();
  const share = (await firstOf(buyer, '/carts/active/allocations/'))?.qid;
  const held = { line: await lineOf(buyer), share };
  expect(Object.values(held)).toEqual([expect.any(String), expect.any(String)]);
  return held;
}
const add = (buyer: BuyerFixture) => buyer.add(soap.gtin, 2);
const optimizing = (buyer: BuyerFixture) =>
  t.database.write({ buyerId: buyer.buyerId }, (db) =>
    db
      .update(carts)
      .set({ status: 'OPTIMIZING', updatedAt: t.clock.now() })
      .where(and(eq(carts.buyerId, buyer.buyerId), eq(carts.status, 'ACTIVE'))),
  );

type State = {
  readonly make: (buyer: BuyerFixture) => Promise<unknown>;
  readonly next: CartNextAction;
  readonly allowed: readonly CartAction[];
  /** With what each other action is refused. */
  readonly refused: Partial<Record<CartAction, string>>;
};
const unshared = { CHANGE_ALLOCATIONS: 'cart_not_allocated', CHECK_OUT: 'cart_not_allocated' };
const filling = ['ADD_LINES', 'CHANGE_LINES', 'EMPTY', 'OPTIMIZE'] as const;
const states: Readonly<Record<string, State>> = {
  'ACTIVE without lines': {
    make: async (buyer) => {
      await add(buyer);
      await buyer.send('DELETE', `/carts/active/lines/${await lineOf(buyer)}/`);
    },
    ...{ next: 'ADD_LINES', allowed: ['ADD_LINES', 'EMPTY'] },
    refused: { ...unshared, CHANGE_LINES: 'cart_line_not_found', OPTIMIZE: 'cart_empty' },
  },
  ACTIVE: { make: add, next: 'OPTIMIZE', allowed: filling, refused: unshared },
  OPTIMIZING: {
    make: async (buyer) => {
      await add(buyer);
      await optimizing(buyer);
    },
    ...{ next: 'WAIT_FOR_PLAN', allowed: filling, refused: unshared },
  },
  'ALLOCATED, but nobody sends it': {
    make: async (buyer) => {
      await buyer.send('POST', '/carts/active/lines/', { gtin: soap.gtin, quantity: 2, targetPrice: cheapest });
      await buyer.optimise();
    },
    ...{ next: 'CHANGE_LINES', allowed: [...filling, 'CHECK_OUT'] },
    refused: { CHANGE_ALLOCATIONS: 'allocation_not_found' },
  },
  ALLOCATED: {
    make: async (buyer) => {
      await add(buyer);
      await buyer.optimise();
    },
    ...{ next: 'CHECK_OUT', allowed: [...filling, 'CHANGE_ALLOCATIONS', 'CHECK_OUT'], refused: {} },
  },
};

const calls: Readonly<Record<CartAction, (buyer: BuyerFixture, held: Held) => Promise<TestAnswer>>> = {
  ADD_LINES: (buyer) => buyer.add(soap.gtin, 1),
  CHANGE_LINES: async (buyer, held) =>
    buyer.send('PATCH', `/carts/active/lines/${(await lineOf(buyer)) ?? held.line}/`, { quantity: 3 }),
  EMPTY: (buyer) => buyer.send('POST', '/carts/active/empty/', {}),
  OPTIMIZE: (buyer) => buyer.optimise(),
  CHANGE_ALLOCATIONS: async (buyer, held) => {
    const share = (await firstOf(buyer, '/carts/active/allocations/'))?.qid ?? held.share;
    const line = (await lineOf(buyer)) ?? held.line;
    return buyer.send('PATCH', `/carts/active/allocations/${share}/lines/${line}/`, { quantity: 1 });
  },
  CHECK_OUT: (buyer) => buyer.send('PATCH', '/checkouts/active/', { paymentMethod: 'CARD' }),
};

describe('[BUY-04] [BUY-05] what a cart offers to do is what its calls take', () => {
  for (const [state, { make, next, allowed, refused }] of Object.entries(states))
    it(`${state}: the next step, and each action listed is taken and each other refused`, async () => {
      const codes: Partial<Record<CartAction, string>> = {};
      const buyer = await buyerFixture(t);
      for (const action of cartActions) {
        const held = await heldOf(buyer);
        await buyer.send('POST', '/carts/active/empty/', {});
        t.clock.advance(seconds(1));
        await make(buyer);
        const shown = (await buyer.send('GET', '/carts/active/')).json();
        expect(shown).toMatchObject({
          nextAction: next,
          allowedActions: cartActions.filter((one) => allowed.includes(one)),
        });
        expect(await firstOf(buyer, '/carts/')).toEqual(shown);
        const answer = await calls[action](buyer, held);
        if (answer.statusCode !== 200) codes[action] = answer.json().code;
      }
      expect(codes).toEqual(refused);
    });

  it('one that has ended offers nothing: the next product begins another', async () => {
    for (const end of ['EMPTIED', 'CHECKED_OUT']) {
      const buyer = await buyerFixture(t);
      const held = await heldOf(buyer);
      if (end === 'EMPTIED') {
        expect((await calls.EMPTY(buyer, held)).statusCode).toBe(200);
      } else {
        await buyer.choose();
        expect((await buyer.complete()).statusCode).toBe(200);
      }
      const ended = await firstOf(buyer, '/carts/');
      expect(ended).toMatchObject({ status: end, nextAction: 'NONE', allowedActions: [] });
      for (const action of cartActions.filter((one) => one !== 'ADD_LINES'))
        expect([404, 409]).toContain((await calls[action](buyer, held)).statusCode);
      expect((await buyer.add(soap.gtin, 1)).json().qid).not.toBe(ended?.qid);
    }
  });

  it('below a seller’s minimum the next step is to change what is shared out', async () => {
    const { seller } = await sellerFixture(t, {
      seller: { terms: [{ region: 'EUROPE', minimumMinor: '1000', shippingMinor: '0' }] },
    });
    const balm = await makeProduct(t, 'Juniper balm');
    await offerOf(t, seller.id, balm, { stock: 100 });
    const buyer = await buyerFixture(t);
    await buyer.add(balm.gtin, 20);
    expect((await buyer.optimise()).json()).toMatchObject({ nextAction: 'CHECK_OUT' });
    const share = await firstOf(buyer, '/carts/active/allocations/');
    const path = `/carts/active/allocations/${share?.qid}/lines/${await lineOf(buyer)}/`;
    expect((await buyer.send('PATCH', path, { quantity: 2 })).json()).toMatchObject({
      nextAction: 'CHANGE_ALLOCATIONS',
    });
  });

  it('a search whose process is gone is not waited for', async () => {
    const buyer = await buyerFixture(t);
    await add(buyer);
    await optimizing(buyer);
    t.clock.advance(minutes(1));
    const shown = (await buyer.send('GET', '/carts/active/')).json();
    expect(shown).toMatchObject({ status: 'ACTIVE', nextAction: 'OPTIMIZE' });
  });
});
