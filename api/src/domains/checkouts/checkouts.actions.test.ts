/** What a checkout offers to do is what the calls take, however it stands (section 10 of the domain page). */
import { type CheckoutAction, type CheckoutNextAction, checkoutActions } from '@quayside/contract/order-values';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { sellerFixture } from '../../testing/seller-fixture.ts';
import { makeBuyerAddress } from '../addresses/addresses.factory.ts';
import { buyerAddresses } from '../addresses/addresses.tables.ts';
import { payFromWallet } from '../wallets/wallets.public.ts';

let t: TestApp;
let soap: Product;
beforeAll(async () => {
  t = await testApp();
  const { seller } = await sellerFixture(t);
  soap = await makeProduct(t, 'Juniper soap');
  await offerOf(t, seller.id, soap, { stock: 100_000 });
});
afterAll(() => t.close());

const euros = (amount: string) => ({ amount, currency: 'EUR' });
const apply = (buyer: BuyerFixture, amount = '0.00') =>
  buyer.send('POST', `/wallets/${buyer.buyerId}/apply/`, { amount: euros(amount) });
const shown = async (buyer: BuyerFixture) => (await buyer.send('GET', '/checkouts/active/')).json();

type State = {
  readonly make: (buyer: BuyerFixture) => Promise<unknown>;
  readonly next: CheckoutNextAction;
  readonly isReady?: boolean;
  /** What completing it is refused with. */
  readonly refused?: object;
};
const unready = (reason: string) => ({ code: 'buyer_cannot_checkout', reason });
const states: Readonly<Record<string, State>> = {
  'everything chosen': { make: (buyer) => buyer.ready(soap.gtin, 2), next: 'COMPLETE', isReady: true },
  validated: {
    make: async (buyer) => {
      await buyer.ready(soap.gtin, 2);
      expect((await buyer.send('POST', '/checkouts/active/validate/', {})).json()).toMatchObject({
        ...{ status: 'VALIDATED', nextAction: 'COMPLETE', allowedActions: [...checkoutActions] },
      });
    },
    ...{ next: 'COMPLETE', isReady: true },
  },
  'nobody sends any of it': {
    make: async (buyer) => {
      await buyer.send('POST', '/carts/active/lines/', { gtin: soap.gtin, quantity: 2, targetPrice: euros('0.01') });
      await buyer.optimise();
      await buyer.choose();
    },
    ...{ next: 'CHANGE_CART', refused: { code: 'no_checkout_lines' } },
  },
  'no way of paying is chosen': {
    make: async (buyer) => {
      await buyer.add(soap.gtin, 2);
      await buyer.optimise();
      await apply(buyer);
    },
    ...{ next: 'CHOOSE_PAYMENT', refused: unready('PAYMENT_METHOD_MISSING') },
  },
  'the chosen address is gone': {
    make: async (buyer) => {
      const { buyerId } = buyer;
      const door = await t.database.write({ buyerId }, (db) => makeBuyerAddress(db, { buyerId }));
      await buyer.ready(soap.gtin, 2, { shippingAddressQid: door.id });
      await t.database.write({ buyerId }, (db) => db.delete(buyerAddresses).where(eq(buyerAddresses.id, door.id)));
    },
    ...{ next: 'CHOOSE_ADDRESSES', refused: unready('ADDRESS_MISSING') },
  },
  'the wallet does not hold what was taken of it': {
    make: async (buyer) => {
      const { buyerId } = buyer;
      await buyer.credit(100n);
      await buyer.ready(soap.gtin, 2);
      await apply(buyer, '1.00');
      const elsewhere = { currency: 'EUR', amountMinor: 100n, at: t.clock.now(), orderId: newId() } as const;
      await t.database.write({ buyerId }, (db) => payFromWallet(db, { buyerId, ...elsewhere }));
    },
    ...{ next: 'APPLY_WALLET', refused: unready('WALLET_TOO_LOW') },
  },
  'it is paid from a wallet that is too low': {
    make: (buyer) => buyer.ready(soap.gtin, 2, { paymentMethod: 'WALLET' }),
    ...{ next: 'CHOOSE_PAYMENT', refused: unready('WALLET_TOO_LOW') },
  },
  'it is paid from a wallet that holds enough, and nothing of it was taken': {
    make: async (buyer) => {
      await buyer.credit(200n);
      await buyer.ready(soap.gtin, 2, { paymentMethod: 'WALLET' });
    },
    ...{ next: 'APPLY_WALLET', refused: unready('WALLET_TOO_LOW') },
  },
  'there is no credit': {
    make: (buyer) => buyer.ready(soap.gtin, 2, { paymentMethod: 'CREDIT' }),
    ...{ next: 'CHOOSE_PAYMENT', refused: unready('CREDIT_NOT_APPROVED') },
  },
};

const calls: Readonly<Record<CheckoutAction, (buyer: BuyerFixture) => ReturnType<BuyerFixture['send']>>> = {
  CHANGE: (buyer) => buyer.send('PATCH', '/checkouts/active/', { reference: 'PO 1' }),
  APPLY_WALLET: (buyer) => apply(buyer),
  VALIDATE: (buyer) => buyer.send('POST', '/checkouts/active/validate/', {}),
  COMPLETE: (buyer) => buyer.complete(),
};

describe('[BUY-07] [ERR-08] what a checkout offers to do is what its calls take', () => {
  for (const [state, { make, next, isReady = false, refused = {} }] of Object.entries(states))
    it(`${state}: the next step, and each action listed is taken and each other refused`, async () => {
      const allowed = checkoutActions.filter((one) => isReady || one === 'CHANGE' || one === 'APPLY_WALLET');
      const buyer = await buyerFixture(t);
      for (const action of checkoutActions) {
        await buyer.send('POST', '/carts/active/empty/', {});
        await make(buyer);
        expect(await shown(buyer)).toMatchObject({ nextAction: next, allowedActions: allowed, orderQid: null });
        const answer = await calls[action](buyer);
        expect(answer.statusCode, `${action}: ${answer.body}`).toBe(allowed.includes(action) ? 200 : 409);
        if (answer.statusCode === 409) expect(answer.json()).toMatchObject(refused);
      }
    });

  it('the step it names leads on: an order from the wallet is ready once it is applied, or another way pays the rest', async () => {
    const steps = async (buyer: BuyerFixture) => {
      const seen: CheckoutNextAction[] = [];
      for (let step = 0; step < 4; step += 1) {
        const { nextAction, toPay } = await shown(buyer);
        seen.push(nextAction);
        const { balances } = (await buyer.send('GET', `/wallets/${buyer.buyerId}/`)).json();
        if (nextAction === 'CHOOSE_PAYMENT') await buyer.choose();
        else if (nextAction === 'APPLY_WALLET')
          await apply(buyer, balances[0].balance.amount < '2.00' ? balances[0].balance.amount : toPay.amount);
        else return seen;
      }
      return seen;
    };
    const rich = await buyerFixture(t);
    await rich.credit(500n);
    await rich.ready(soap.gtin, 2, { paymentMethod: 'WALLET' });
    expect(await steps(rich)).toEqual(['APPLY_WALLET', 'COMPLETE']);
    expect((await rich.complete()).statusCode).toBe(200);
    const poorer = await buyerFixture(t);
    await poorer.credit(200n);
    await poorer.ready(soap.gtin, 2, { paymentMethod: 'WALLET' });
    await apply(poorer, '2.00');
    const elsewhere = { currency: 'EUR', amountMinor: 100n, at: t.clock.now(), orderId: newId() } as const;
    const { buyerId } = poorer;
    await t.database.write({ buyerId }, (db) => payFromWallet(db, { buyerId, ...elsewhere }));
    expect(await steps(poorer)).toEqual(['CHOOSE_PAYMENT', 'APPLY_WALLET', 'COMPLETE']);
    expect((await poorer.complete()).json()).toMatchObject({ wallet: euros('1.00'), total: euros('2.00') });
  });

  it('below a seller’s minimum the next step is to change the cart, as the cart says', async () => {
    const terms = [{ region: 'EUROPE' as const, minimumMinor: '1000', shippingMinor: '0' }];
    const { seller } = await sellerFixture(t, { seller: { terms } });
    const balm = await makeProduct(t, 'Juniper balm');
    await offerOf(t, seller.id, balm, { stock: 100 });
    const buyer = await buyerFixture(t);
    await buyer.ready(balm.gtin, 20);
    expect(await shown(buyer)).toMatchObject({ nextAction: 'COMPLETE' });
    const [share] = (await buyer.send('GET', '/carts/active/allocations/')).json().results;
    const path = `/carts/active/allocations/${share.qid}/lines/${share.lines[0].lineQid}/`;
    expect((await buyer.send('PATCH', path, { quantity: 2 })).json()).toMatchObject({
      ...{ nextAction: 'CHANGE_ALLOCATIONS' },
    });
    expect(await shown(buyer)).toMatchObject({ nextAction: 'CHANGE_CART' });
    expect((await buyer.complete()).json()).toMatchObject({ code: 'allocation_mov_not_met' });
  });
});
