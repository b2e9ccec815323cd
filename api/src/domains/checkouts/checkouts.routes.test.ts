/** From a cart to sales at several sellers. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { embeddedCollections } from '../../adapters/collections/embedded-collections.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenAtRest, brokenInvariants } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makeBuyerAddress } from '../addresses/addresses.factory.ts';
import { buyerAddresses } from '../addresses/addresses.tables.ts';
import { brands } from '../brands/brands.tables.ts';
import { offerRowOf } from '../offers/offers.factory.ts';
import { offers } from '../offers/offers.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { sales } from '../sales/sales.tables.ts';
import { makeBuyer } from '../sellers/sellers.factory.ts';
import { productRowOf } from '../variants/variants.factory.ts';
import { products } from '../variants/variants.tables.ts';
import { postRefund } from '../wallets/wallets.repository.ts';

let t: TestApp;
let one: SellerFixture;
let other: SellerFixture;
let buyer: Session;
let buyerId: string;
let gtin: string;
let productId: string;
let offerId: string;
let number = 0;

beforeAll(async () => {
  t = await testApp();
  [one, other] = [await sellerFixture(t), await sellerFixture(t)];
});
afterAll(() => t.close());

const gtinOf = (serial: number): string => {
  const body = `40063813${String(serial).padStart(4, '0')}0`.slice(0, 12);
  const sum = [...body].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return `0${body}${(10 - (sum % 10)) % 10}`;
};

beforeEach(async () => {
  number += 1;
  gtin = gtinOf(number);
  productId = newId();
  const brandId = newId();
  await t.database.write('none', async (db) => {
    await db.insert(brands).values({ id: brandId, slug: brandId, name: 'Lindqvist' });
    await db
      .insert(products)
      .values(productRowOf({ id: productId, gtin, name: 'Soap', brandId, brandName: 'Lindqvist' }));
    buyerId = (await makeBuyer(db, { country: 'DE' })).id;
  });
  buyer = await signedIn(t, { role: 'BUYER', buyerId }, 'buyers');
  offerId = await offered(one, 10);
  await offered(other, 5, 150n);
});

async function offered({ seller: { id: sellerId } }: SellerFixture, stock: number, priceMinor = 100n): Promise<string> {
  const row = offerRowOf({ sellerId, productId, priceMinor, currency: 'EUR', updatedAt: '2026-11-01T08:00:00.000Z' });
  await t.database.write({ sellerId }, (db) => db.insert(offers).values({ ...row, stock, effectiveMinor: priceMinor }));
  return row.id;
}

const send = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, who = buyer, key?: string) =>
  t.call(method, path, {
    headers: { ...who.headers, ...(key ? { 'idempotency-key': key } : {}) },
    ...(payload ? { payload } : {}),
  });
const fill = async (quantity: number, who = buyer) => {
  await send('POST', '/carts/active/lines/', { gtin, quantity }, who);
  await send('POST', '/carts/active/optimize/', {}, who);
};
const choose = (more: object = {}, who = buyer, id = buyerId) =>
  send(
    'PATCH',
    '/checkouts/active/',
    { billingAddressQid: id, shippingAddressQid: id, paymentMethod: 'CARD', ...more },
    who,
  );
const complete = (who = buyer, key?: string) => send('POST', '/checkouts/active/complete/', {}, who, key);
const stockOf = async (id: string) => {
  const [row] = await t.database.read('system', (db) => db.select().from(offers).where(eq(offers.id, id)));
  return [row?.stock, row?.status];
};
const setOffer = (patch: Partial<typeof offers.$inferInsert>) =>
  t.database.write({ sellerId: one.seller.id }, (db) => db.update(offers).set(patch).where(eq(offers.id, offerId)));

describe('[BUY-07] [BUY-08] a checkout', () => {
  it('becomes an order with a sale at each seller; stock is taken, and a second call answers the same order', async () => {
    expect((await choose()).json().code).toBe('cart_not_allocated');
    await fill(12);
    expect((await send('GET', '/checkouts/active/')).json().code).toBe('checkout_not_found');
    expect((await choose()).json()).toMatchObject({
      status: 'OPEN',
      goods: { amount: '13.00' },
      toPay: { amount: '13.00' },
    });
    expect((await send('POST', '/checkouts/active/validate/', {})).json().status).toBe('VALIDATED');
    expect((await send('GET', '/checkouts/active/lines/')).json().count).toBe(2);
    const order = (await complete()).json();
    expect(order).toMatchObject({ status: 'PAID', saleCount: 2, total: { amount: '13.00' }, paymentMethod: 'CARD' });
    expect((await complete()).json().qid).toBe(order.qid);
    expect(await stockOf(offerId)).toEqual([0, 'OUT_OF_STOCK']);
    const sales = (await send('GET', `/orders/${order.qid}/sales/`)).json().results;
    expect(
      sales.map(({ status, total }: { status: string; total: { amount: string } }) => [status, total.amount]),
    ).toEqual([
      ['REQUESTED', '10.00'],
      ['REQUESTED', '3.00'],
    ]);
    const [mine] = sales.filter(({ total }: { total: { amount: string } }) => total.amount === '10.00');
    expect(await one.shown(mine.qid)).toMatchObject({ status: 'REQUESTED', order: mine.number });
    expect((await send('GET', '/orders/')).json().results[0].qid).toBe(order.qid);
    expect((await send('GET', `/orders/${order.qid}/lines/`)).json().results).toHaveLength(2);
    expect((await send('GET', `/orders/${order.qid}/claims/`)).json().count).toBe(0);
    expect((await send('GET', '/carts/active/')).json().code).toBe('cart_not_found');
  });

  it('[BUY-07] goes to the address that was chosen, as it was then, and names another on the invoice', async () => {
    await setOffer({ stock: 50, status: 'ACTIVE' });
    await fill(2);
    const make = (overrides: object) =>
      t.database.write({ buyerId }, (db) => makeBuyerAddress(db, { buyerId, ...overrides }));
    const door = await make({ usageTypes: ['SHIPPING'] });
    const office = await make({ usageTypes: ['BILLING'], line1: 'Kontorhaus 1' });
    const elsewhere = await make({ country: 'FR', city: 'Lille', postalCode: '59000' });
    const errorsOf = async (body: object) =>
      Object.keys((await send('PATCH', '/checkouts/active/', body)).json().errors ?? {});
    expect(await errorsOf({ billingAddressQid: door.id })).toEqual(['billingAddressQid']);
    expect(await errorsOf({ shippingAddressQid: office.id })).toEqual(['shippingAddressQid']);
    expect(await errorsOf({ shippingAddressQid: elsewhere.id })).toEqual(['shippingAddressQid']);
    const chosen = { billingAddressQid: office.id, shippingAddressQid: door.id };
    expect((await choose(chosen)).json()).toMatchObject(chosen);
    const order = (await complete()).json();
    await t.database.write({ buyerId }, (db) => db.delete(buyerAddresses).where(eq(buyerAddresses.id, door.id)));
    const [sale] = (await send('GET', `/orders/${order.qid}/sales/`)).json().results;
    const [row] = await t.database.read('system', (db) => db.select().from(sales).where(eq(sales.id, sale.qid)));
    expect(row?.deliverTo).toMatchObject({ line1: 'Überseetor 3', city: 'Bremen' });
    const [kept] = await t.database.read('system', (db) => db.select().from(orders).where(eq(orders.id, order.qid)));
    expect(kept?.billTo).toMatchObject({ line1: 'Kontorhaus 1' });
    // One that is gone before the order is placed has to be chosen anew.
    await setOffer({ stock: 50, status: 'ACTIVE' });
    await fill(2);
    await choose({ shippingAddressQid: (await make({})).id });
    await t.database.write({ buyerId }, (db) => db.delete(buyerAddresses).where(eq(buyerAddresses.buyerId, buyerId)));
    expect((await complete()).json()).toMatchObject({ code: 'buyer_cannot_checkout', reason: 'ADDRESS_MISSING' });
    await send('POST', '/carts/active/empty/', {});
  });

  it('[ERR-08] tells at their fields what cannot be chosen, and why it cannot be completed', async () => {
    await fill(2);
    const errorsOf = async (body: object) =>
      Object.keys((await send('PATCH', '/checkouts/active/', body)).json().errors);
    expect(await errorsOf({ billingAddressQid: newId() })).toEqual(['billingAddressQid']);
    expect(await errorsOf({ daysDeferred: 7 })).toEqual(['daysDeferred']);
    expect(await errorsOf({ daysDeferred: 30 })).toEqual(['daysDeferred']);
    await send('PATCH', '/checkouts/active/', { daysDeferred: 0 });
    const unready = async () => (await complete()).json();
    // It begins with the company's own address; how to pay has to be said.
    expect((await send('GET', '/checkouts/active/')).json()).toMatchObject({
      billingAddressQid: buyerId,
      shippingAddressQid: buyerId,
    });
    expect(await unready()).toMatchObject({ code: 'buyer_cannot_checkout', reason: 'PAYMENT_METHOD_MISSING' });
    await choose({ paymentMethod: 'WALLET' });
    expect(await unready()).toMatchObject({ code: 'buyer_cannot_checkout', reason: 'WALLET_TOO_LOW' });
    await choose({ paymentMethod: 'CREDIT' });
    expect(await unready()).toMatchObject({ code: 'buyer_cannot_checkout', reason: 'CREDIT_NOT_APPROVED' });
  });

  it('[ERR-08] never charges another price than shown, and never sells what is gone', async () => {
    await fill(2);
    await choose();
    await setOffer({ effectiveMinor: 101n });
    expect((await complete()).json()).toMatchObject({ code: 'orderline_price_mismatch', gtin });
    await setOffer({ effectiveMinor: 100n, stock: 1 });
    expect((await complete()).json()).toMatchObject({ code: 'orderline_quantity_mismatch', availableQuantity: 1 });
    expect(await stockOf(offerId)).toEqual([1, 'ACTIVE']);
    expect((await send('GET', '/orders/')).json().count).toBe(0);
  });

  it('of two buyers for the last pieces one gets them', async () => {
    const second = await t.database.write('none', (db) => makeBuyer(db, { country: 'DE' }));
    const rival = await signedIn(t, { role: 'BUYER', buyerId: second.id }, 'buyers');
    await setOffer({ stock: 3 });
    await fill(3);
    await fill(3, rival);
    await choose();
    await choose({}, rival, second.id);
    const answers = await Promise.all([complete(), complete(rival)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await stockOf(offerId)).toEqual([0, 'OUT_OF_STOCK']);
  });

  it('gives its goods back when a seller declines, unless there is nothing of them', async () => {
    const ordered = async () => {
      await fill(4);
      await choose();
      const { qid } = (await complete()).json();
      return (await send('GET', `/orders/${qid}/sales/`)).json().results[0].qid;
    };
    const decline = async (id: string, reasons: string[]) => {
      await one.send('POST', id, 'decline/', { reasons });
      await t.runJobs(work);
    };
    const first = await ordered();
    expect(await stockOf(offerId)).toEqual([6, 'ACTIVE']);
    await decline(first, ['WAREHOUSE_CLOSED']);
    expect(await stockOf(offerId)).toEqual([10, 'ACTIVE']);
    await decline(await ordered(), ['OUT_OF_STOCK']);
    expect(await stockOf(offerId)).toEqual([0, 'OUT_OF_STOCK']);
  });

  it('takes no card in production, where no provider stands behind it', async () => {
    await fill(2);
    const production = { ...t.deps.config, environment: 'production' } as const;
    const live = await testApp({
      replaced: { config: production, collections: embeddedCollections(t.clock, true) },
    });
    const answer = await live.call('PATCH', '/checkouts/active/', {
      headers: buyer.headers,
      payload: { paymentMethod: 'CARD' },
    });
    expect(answer.json().errors).toHaveProperty('paymentMethod');
    await live.close();
  });

  it('asked for ten times at once makes one order', async () => {
    await fill(2);
    await choose();
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete()));
    expect(new Set(answers.map((answer) => answer.json().qid)).size).toBe(1);
    expect(await stockOf(offerId)).toEqual([8, 'ACTIVE']);
  });
});

describe('[BUY-09] the wallet', () => {
  const credit = (amountMinor: bigint) =>
    t.database.write({ buyerId }, (db) =>
      postRefund(db, {
        ...{ buyerId, saleId: newId(), currency: 'EUR', source: 'ADJUSTMENT', amountMinor, causeId: newId() },
        at: '2026-11-20T09:00:00.000Z',
      }),
    );
  const apply = (amount: string, currency = 'EUR') =>
    send('POST', `/wallets/${buyerId}/apply/`, { amount: { amount, currency } });

  it('pays for an order, once, and its ledger balances', async () => {
    await credit(700n);
    expect((await send('GET', `/wallets/${buyerId}/`)).json().balances).toEqual([
      { kind: 'CASH', balance: { amount: '7.00', currency: 'EUR' } },
    ]);
    await fill(5);
    expect((await apply('7.01')).json().code).toBe('wallet_too_low');
    expect((await apply('1.00', 'GBP')).json().code).toBe('wallet_currency');
    expect((await apply('7.00')).json()).toMatchObject({ wallet: { amount: '5.00' }, toPay: { amount: '0.00' } });
    await choose({ paymentMethod: 'WALLET' });
    expect((await complete()).json()).toMatchObject({ wallet: { amount: '5.00' }, paymentMethod: 'WALLET' });
    const { results } = (await send('GET', `/wallets/${buyerId}/lines/`)).json();
    expect(
      results.map(({ source, amount }: { source: string; amount: { amount: string } }) => [source, amount.amount]),
    ).toEqual([
      ['CHECKOUT_APPLIED', '-5.00'],
      ['ADJUSTMENT', '7.00'],
    ]);
    expect((await send('GET', `/wallets/${buyerId}/lines/?source=ADJUSTMENT`)).json().count).toBe(1);
    expect((await send('GET', `/wallets/${newId()}/`)).json().code).toBe('wallet_not_found');
  });
});

describe('[BUY-08] an order', () => {
  it('is ordered again, with what is not there told', async () => {
    await fill(8);
    await choose();
    const { qid } = (await complete()).json();
    expect((await send('POST', `/orders/${qid}/reorder/`, {})).json()).toMatchObject({
      added: 0,
      refused: [{ code: 'cart_line_quantity_exceeded', value: gtin }],
    });
    await setOffer({ stock: 50, status: 'ACTIVE' });
    expect((await send('POST', `/orders/${qid}/reorder/`, {})).json()).toEqual({ added: 1, refused: [] });
    expect((await send('GET', '/carts/active/')).json().unitCount).toBe(8);
    // And again, as far as there are so many.
    await setOffer({ stock: 10 });
    expect((await send('POST', `/orders/${qid}/reorder/`, {})).json()).toMatchObject({
      ...{ added: 0, refused: [{ code: 'cart_line_quantity_exceeded', value: gtin }] },
    });
  });

  it('is asked about: a ticket is opened once', async () => {
    await fill(1);
    await choose();
    const { qid } = (await complete()).json();
    const body = { category: 'CANCEL', message: 'We ordered it twice.' };
    const issue = (await send('POST', `/orders/${qid}/issue/`, body, buyer, `issue-${qid}`)).json();
    expect((await send('POST', `/orders/${qid}/issue/`, body, buyer, `issue-${qid}`)).json()).toEqual(issue);
    await t.runJobs(work);
    const { rows } = await t.database.read('none', (db) =>
      db.execute(sql`
        select t.subject, m.body from support_tickets t join messages_sent m on m.id = t.id where t.id = ${issue.qid}`),
    );
    expect(rows).toEqual([{ subject: expect.stringContaining('CANCEL'), body: expect.any(String) }]);
    // Whoever reads it knows who asks, about what, and where to answer.
    const { body: mail } = z.object({ body: z.string() }).parse(rows[0]);
    const { results } = (await send('GET', `/orders/${qid}/sales/`)).json();
    for (const said of ['We ordered it twice.', `/orders/${results[0].qid}/`, '@']) expect(mail).toContain(said);
  });

  it('leaves every ledger balanced', async () => {
    await t.runJobs(work);
    expect(await brokenInvariants(t.database)).toEqual([]);
    expect(await brokenAtRest(t.database)).toEqual([]);
  });
});
