/** What a buyer must be able to rely on when paying: only what was shown, only once, and all of it back. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { buyers, sellers } from '../sellers/sellers.tables.ts';
import { postRefund } from '../wallets/wallets.repository.ts';

let t: TestApp;
let seller: SellerFixture;
let buyer: BuyerFixture;
let product: Product;

beforeAll(async () => {
  t = await testApp();
  seller = await sellerFixture(t);
  await t.database.write('none', (db) =>
    db
      .update(sellers)
      .set({ terms: [{ region: 'EUROPE', minimumMinor: '0', shippingMinor: '500' }] })
      .where(eq(sellers.id, seller.seller.id)),
  );
});
afterAll(() => t.close());
beforeEach(async () => {
  buyer = await buyerFixture(t, { name: 'Nordlicht' });
  product = await makeProduct(t);
  await offerOf(t, seller.seller.id, product, { stock: 100 });
});

const decline = async (orderId: string) => {
  const { results } = (await buyer.send('GET', `/orders/${orderId}/sales/`)).json();
  await seller.send('POST', results[0].qid, 'decline/', { reasons: ['WAREHOUSE_CLOSED'] });
  await t.runJobs(work);
};

describe('[BUY-07] completing a checkout', () => {
  it('without a cart answers the order only to the call that placed it, never one that has ended', async () => {
    await buyer.ready(product.gtin, 2);
    const first = (await buyer.complete('the-first-key')).json();
    expect((await buyer.complete('the-first-key')).json().qid).toBe(first.qid);
    expect((await buyer.complete('another-key')).json()).toMatchObject({ status: 409, code: 'no_checkout_lines' });
    expect((await buyer.complete()).json().qid).toBe(first.qid);
    await decline(first.qid);
    expect((await buyer.complete()).json()).toMatchObject({ status: 409, code: 'no_checkout_lines' });
    expect((await buyer.complete('the-first-key')).json().qid).toBe(first.qid);
  });

  it('never answers an older order for a cart that was not ordered', async () => {
    await buyer.ready(product.gtin, 2);
    const first = (await buyer.complete()).json();
    expect((await buyer.complete()).json().qid).toBe(first.qid);
    await buyer.add(product.gtin, 3);
    expect((await buyer.complete()).json().code).toBe('checkout_not_found');
    await buyer.optimise();
    await buyer.choose();
    const stale = await buyer.send('POST', '/checkouts/active/complete/', { version: 99 });
    expect(stale.json().code).toBe('stale_version');
    expect((await buyer.send('GET', '/orders/')).json().count).toBe(1);
  });

  it('takes no more of the wallet than the order costs, though the cart became smaller', async () => {
    await buyer.credit(5_000n);
    await buyer.ready(product.gtin, 20, { paymentMethod: 'WALLET' });
    const amount = { amount: '25.00', currency: 'EUR' };
    await buyer.send('POST', `/wallets/${buyer.buyerId}/apply/`, { amount });
    const [line] = (await buyer.send('GET', '/carts/active/lines/')).json().results;
    await buyer.send('PATCH', `/carts/active/lines/${line.qid}/`, { quantity: 5 });
    await buyer.optimise();
    expect((await buyer.send('GET', '/checkouts/active/')).json()).toMatchObject({
      ...{ wallet: { amount: '10.00' }, toPay: { amount: '0.00' } },
    });
    expect((await buyer.complete()).json()).toMatchObject({ wallet: { amount: '10.00' }, total: { amount: '10.00' } });
    expect(await buyer.balance()).toBe('40.00');
  });
});

describe('[BUY-07] [ERR-15] a checkout that was read before a colleague changed the cart', () => {
  const shown = async () => (await buyer.send('GET', '/checkouts/active/')).json();
  const stepOf = (step: 'validate' | 'complete', version: number) =>
    buyer.send('POST', `/checkouts/active/${step}/`, { version });
  const stale = { status: 409, code: 'stale_version' };

  it('is OPEN again, and neither validated nor completed by the version that was seen', async () => {
    await buyer.ready(product.gtin, 10);
    const seen = (await buyer.send('POST', '/checkouts/active/validate/', {})).json();
    expect(seen).toMatchObject({ status: 'VALIDATED', toPay: { amount: '15.00' } });
    await buyer.add(product.gtin, 50);
    await buyer.optimise();
    for (const step of ['validate', 'complete'] as const)
      expect((await stepOf(step, seen.version)).json()).toMatchObject(stale);
    expect(
      (await buyer.send('PATCH', '/checkouts/active/', { reference: 'A', version: seen.version })).json(),
    ).toMatchObject(stale);
    const now = await shown();
    expect(now).toMatchObject({ qid: seen.qid, status: 'OPEN', paymentMethod: 'CARD', toPay: { amount: '65.00' } });
    expect(now.version).toBeGreaterThan(seen.version);
    expect(await shown()).toEqual(now);
    expect((await stepOf('complete', now.version)).json()).toMatchObject({ total: { amount: '65.00' } });
    expect((await buyer.send('GET', '/orders/')).json().count).toBe(1);
  });

  it('is OPEN again after a change by hand, too', async () => {
    await buyer.ready(product.gtin, 10);
    const seen = (await buyer.send('POST', '/checkouts/active/validate/', {})).json();
    const [share] = (await buyer.send('GET', '/carts/active/allocations/')).json().results;
    const line = `/carts/active/allocations/${share.qid}/lines/${share.lines[0].lineQid}/`;
    expect((await buyer.send('PATCH', line, { quantity: 4 })).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ qid: seen.qid, status: 'OPEN', toPay: { amount: '9.00' } });
    expect((await stepOf('complete', seen.version)).json()).toMatchObject(stale);
  });

  it('that was validated is not completed by a call without a version either, until somebody of the company reads it', async () => {
    await buyer.ready(product.gtin, 10);
    await buyer.send('POST', '/checkouts/active/validate/', {});
    const [share] = (await buyer.send('GET', '/carts/active/allocations/')).json().results;
    const line = `/carts/active/allocations/${share.qid}/lines/${share.lines[0].lineQid}/`;
    await buyer.send('PATCH', line, { quantity: 4 });
    expect((await buyer.send('POST', '/checkouts/active/complete/', {})).json()).toMatchObject(stale);
    expect(await shown()).toMatchObject({ status: 'OPEN', toPay: { amount: '9.00' } });
    expect((await buyer.send('POST', '/checkouts/active/complete/', {})).json()).toMatchObject({
      total: { amount: '9.00' },
    });
  });

  it('is not taken for the checkout of the next cart, whether its own was emptied or ordered', async () => {
    for (const end of ['empty', 'order'] as const) {
      await buyer.ready(product.gtin, 10);
      const seen = await shown();
      if (end === 'empty') await buyer.send('POST', '/carts/active/empty/', {});
      else expect((await buyer.complete()).statusCode).toBe(200);
      await buyer.ready(product.gtin, 20);
      for (let choice = 0; choice < 3; choice += 1) {
        expect((await shown()).version).toBeGreaterThan(seen.version);
        expect((await stepOf('complete', seen.version)).json()).toMatchObject(stale);
        await buyer.choose();
      }
      await buyer.send('POST', '/carts/active/empty/', {});
    }
  });
});

describe('[BUY-07] an address that was chosen', () => {
  it('and then changed to another country or use is chosen anew: prices and taxes followed from it', async () => {
    const door = {
      ...{ companyName: 'Nordlicht', usageTypes: ['BILLING', 'SHIPPING'], line1: 'Überseetor 3' },
      ...{ postalCode: '28217', city: 'Bremen', country: 'DE' },
    };
    const { qid } = (await buyer.send('POST', '/addresses/', door)).json();
    const change = (patch: object) => buyer.send('PUT', `/addresses/${qid}/`, { ...door, ...patch });
    const elsewhere = { country: 'US', region: 'NY', city: 'New York', postalCode: '10001' };
    const missing = { code: 'buyer_cannot_checkout', reason: 'ADDRESS_MISSING' };
    await buyer.ready(product.gtin, 2);
    for (const [field, otherUse] of [
      ['shippingAddressQid', 'BILLING'],
      ['billingAddressQid', 'SHIPPING'],
    ] as const) {
      const own = { billingAddressQid: buyer.buyerId, shippingAddressQid: buyer.buyerId };
      expect((await buyer.choose({ ...own, [field]: qid })).json()).toMatchObject({ [field]: qid });
      for (const patch of [elsewhere, { usageTypes: [otherUse] }]) {
        expect((await change(patch)).statusCode).toBe(200);
        expect((await buyer.send('POST', '/checkouts/active/validate/', {})).json()).toMatchObject(missing);
        expect((await buyer.complete()).json()).toMatchObject(missing);
      }
      expect((await change({ city: 'Bremerhaven' })).statusCode).toBe(200);
    }
    expect((await buyer.complete()).json()).toMatchObject({ status: 'PAID' });
  });
});

describe('[BUY-09] what a seller does not send', () => {
  it('is refunded in full: the goods, and what their shipping cost', async () => {
    await buyer.ready(product.gtin, 10);
    const order = (await buyer.complete()).json();
    expect(order.total).toMatchObject({ amount: '15.00' });
    await decline(order.qid);
    expect(await buyer.balance()).toBe('15.00');
    expect(await brokenAtRest(t.database)).toEqual([]);
  });

  it('comes back as it was paid: money can be withdrawn, what we gave only be spent, and what was lent is owed no more', async () => {
    await t.database.write('none', (db) =>
      db
        .update(buyers)
        .set({ creditStatus: 'APPROVED', creditLimitMinor: 100_000n })
        .where(eq(buyers.id, buyer.buyerId)),
    );
    await buyer.credit(600n);
    await buyer.ready(product.gtin, 10, { paymentMethod: 'CREDIT' });
    await buyer.send('POST', `/wallets/${buyer.buyerId}/apply/`, { amount: { amount: '6.00', currency: 'EUR' } });
    const order = (await buyer.complete()).json();
    expect(order).toMatchObject({ paymentMethod: 'CREDIT', wallet: { amount: '6.00' } });
    await decline(order.qid);
    expect([await buyer.balance('CREDIT'), await buyer.balance('CASH')]).toEqual(['0.00', '6.00']);
    expect((await buyer.send('GET', `/orders/${order.qid}/`)).json().toPay).toMatchObject({ amount: '0.00' });
    await t.database.write({ buyerId: buyer.buyerId }, (db) =>
      postRefund(db, {
        ...{ buyerId: buyer.buyerId, currency: 'EUR', source: 'PROMOTION', kind: 'CREDIT', amountMinor: 900n },
        ...{ causeId: newId(), at: t.clock.now(), against: 'PROMOTION_CLEARING' },
      }),
    );
    const withdraw = (amount: string) =>
      buyer.send('POST', `/wallets/${buyer.buyerId}/withdraw/`, {
        ...{ amount: { amount, currency: 'EUR' }, holder: 'Nordlicht', country: 'NL', iban: 'NL91 ABNA 0417 1643 00' },
      });
    expect((await withdraw('6.01')).json().code).toBe('wallet_too_low');
    expect((await withdraw('6.00')).statusCode).toBe(201);
    // What can only be spent is spent first, and comes back as that.
    await buyer.ready(product.gtin, 5, { paymentMethod: 'WALLET' });
    await buyer.send('POST', `/wallets/${buyer.buyerId}/apply/`, { amount: { amount: '10.00', currency: 'EUR' } });
    const next = (await buyer.complete()).json();
    expect([await buyer.balance('CREDIT'), await buyer.balance('CASH')]).toEqual(['0.00', '5.00']);
    await decline(next.qid);
    expect([await buyer.balance('CREDIT'), await buyer.balance('CASH')]).toEqual(['9.00', '6.00']);
    expect(await brokenAtRest(t.database)).toEqual([]);
  });
});
