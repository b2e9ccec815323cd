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
    ...{ next: 'CHOOSE_PAYMENT', refused: unready('WALLET_TOO_LOW') },
  },
  'it is paid from a wallet that is too low': {
    make: (buyer) => buyer.ready(soap.gtin, 2, { paymentMethod: 'WALLET' }),
    ...{ next: 'CHOOSE_PAYMENT', refused: unready('WALLET_TOO_LOW') },
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
});
