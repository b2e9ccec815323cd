/** Orders by EDIFACT from folder to folder: placed once, answered, sent, invoiced; each message read back to the same order. */
import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { type ReadSegment, readByOthers } from '../../testing/edifact-reader.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { parcel, type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { offers } from '../offers/offers.tables.ts';
import { buyers } from '../sellers/sellers.tables.ts';

let t: TestApp;
let near: SellerFixture;
let far: SellerFixture;
let staff: Session;
let buyer: BuyerFixture;
let soap: Product;
let balm: Product;
let soapOffer: string;

beforeAll(async () => {
  t = await testApp();
  [near, far] = [await sellerFixture(t), await sellerFixture(t, { seller: { name: 'Polna Sp. z o.o.' } })];
  staff = await staffIn(t, 'staff.sellers', 'staff.claims');
});
afterAll(() => t.close());
beforeEach(async () => {
  buyer = await buyerFixture(t, {
    vatNumber: 'DE136695976',
    creditStatus: 'APPROVED',
    creditLimitMinor: 100_000n,
    daysDeferred: 60,
  });
  [soap, balm] = [await makeProduct(t, 'Juniper soap'), await makeProduct(t, "Müller's +balm: 5 'oz'?")];
  soapOffer = await offerOf(t, near.seller.id, soap, { stock: 20 });
  await offerOf(t, far.seller.id, soap, { stock: 40, priceMinor: 150n });
  await offerOf(t, far.seller.id, balm, { stock: 8, priceMinor: 500n });
  await mkdir(at('in'), { recursive: true });
});

const at = (...parts: string[]) => join(t.deps.config.edifactFolder, buyer.buyerId, ...parts);
const exchange = async () => {
  await work.jobs.find(({ name }) => name === 'edifact.company')?.run({ buyerId: buyer.buyerId }, t.deps);
};
type Line = readonly [gtin: string, quantity: number, price?: string];
const message = (number: string, lines: readonly Line[], more: readonly string[] = [], reference = '1') => {
  const body = [
    `BGM+220+${number}+9`,
    ...more,
    ...lines.flatMap(([gtin, quantity, price], index) => [
      ...[`LIN+${(index + 1) * 10}++${gtin}:EN`, `QTY+21:${quantity}`],
      ...(price ? [`PRI+AAA:${price}`] : []),
    ]),
    ...['UNS+S', `CNT+2:${lines.length}`],
  ];
  return [`UNH+${reference}+ORDERS:D:96A:UN:EAN008`, ...body, `UNT+${body.length + 2}+${reference}`];
};
const file = (...messages: string[][]) =>
  [`UNB+UNOC:3+THEM:14+US:14+261125:0800+77`, ...messages.flat(), `UNZ+${messages.length}+77`]
    .map((one) => `${one}'\r\n`)
    .join('');
const send = (name: string, text: string) => writeFile(at('in', name), text);
const names = (folder: string) => readdir(at(folder)).catch(() => []);
/** The answers of a type, each as others read it, the oldest first. */
const answers = async (type: string): Promise<ReadSegment[][]> => {
  const found = (await names('out')).filter((name) => name.startsWith(type)).sort();
  return Promise.all(found.map(async (name) => readByOthers(await readFile(at('out', name), 'latin1'))));
};
const first = (segments: readonly ReadSegment[], tag: string, code?: string) =>
  segments.find((one) => one.tag === tag && (code === undefined || one.elements[0]?.[0] === code))?.elements ?? [];
/** GTIN and the quantity of that code, of each line. */
const goods = (segments: readonly ReadSegment[], code: string) =>
  segments.flatMap(({ tag, elements }, index) => {
    if (tag !== 'LIN') return [];
    const next = segments.slice(index + 1).findIndex((one) => one.tag === 'LIN');
    const own = segments.slice(index, next < 0 ? undefined : index + 1 + next);
    return [`${elements[2]?.[0]} ${first(own, 'QTY', code)[0]?.[1]}`];
  });
const call = async (method: 'GET' | 'POST', path: string, payload?: object, who?: Session) => {
  const { headers } = who ?? (await signedInAgain(t, buyer.session.user, 'buyers'));
  const answer = await t.call(method, path, { headers, ...(payload ? { payload } : {}) });
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json();
};
const orders = async () => (await call('GET', '/orders/')).results;
const linesOf = async (orderId: string) =>
  (await call('GET', `/orders/${orderId}/lines/`)).results.map(
    (one: { gtin: string; requestedQuantity?: number; quantity?: number }) =>
      `${one.gtin} ${one.requestedQuantity ?? one.quantity}`,
  );
const settled = async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
};

describe('[BUY-07] [BUY-08] an order by EDIFACT', () => {
  it('is shared out, answered, confirmed, sent and invoiced: each message reads back to the same order', async () => {
    const ordered = message(
      'PO 4711',
      [
        [soap.gtin, 24],
        [balm.gtin, 4, '5.00'],
      ],
      ['PAT+3++66:1:D:30'],
    );
    await send('order.edi', file(ordered));
    await exchange();
    expect(await names('in')).toEqual([]);
    expect(await names('done')).toEqual(['order.edi']);
    const [order] = await orders();
    expect(order).toMatchObject({ reference: 'PO 4711', paymentMethod: 'CREDIT', total: { amount: '46.00' } });
    const [response = []] = await answers('ORDRSP');
    expect(first(response, 'UNB').slice(1, 3)).toEqual([['US'], ['THEM']]);
    expect(first(response, 'BGM').flat()).toEqual(['231', order.number, '29']);
    expect(first(response, 'RFF', 'ON')[0]).toEqual(['ON', 'PO 4711']);
    expect(goods(response, '113').sort()).toEqual((await linesOf(order.qid)).sort());

    // One seller has less than it said, the other sends all.
    const sales = (await call('GET', `/orders/${order.qid}/sales/`)).results;
    const one = sales.find(({ total }: { total: { amount: string } }) => total.amount === '20.00');
    const other = sales.find(({ qid }: { qid: string }) => qid !== one.qid);
    const lineOf = async (desk: SellerFixture, sale: string) =>
      (await desk.send('GET', sale, 'lines/')).json().results.map(({ qid }: { qid: string }) => qid);
    const [line] = await lineOf(near, one.qid);
    const less = [{ qid: line, confirmedQuantity: 15, reason: 'PARTIAL_STOCK' }];
    expect((await near.send('POST', one.qid, 'confirm_saleline_quantities/', { lines: less })).statusCode).toBe(200);
    expect((await far.send('POST', other.qid, 'decline/', { reasons: ['WAREHOUSE_CLOSED'] })).statusCode).toBe(200);
    await settled();
    await exchange();
    const confirmed = (await answers('ORDRSP')).slice(1);
    expect(confirmed.map((told) => [first(told, 'BGM')[2]?.[0], ...goods(told, '113')].join(' ')).sort()).toEqual(
      [`27 ${soap.gtin} 0 ${balm.gtin} 0`, `4 ${soap.gtin} 15`].map((row) =>
        row.startsWith('27') ? expect.stringMatching(/^27 (\d{14} 0 ?){2}$/) : row,
      ),
    );

    expect((await near.send('PATCH', one.qid, '', { shippingMethod: 'SELLER', loads: [parcel] })).statusCode).toBe(200);
    const zero = { amount: '0.00', currency: 'EUR' };
    await near.send('PATCH', one.qid, '', { sellerShippingFee: zero, sellerVat: zero });
    const sent = { saleQid: one.qid, carrier: 'own_truck', trackAndTraceNumbers: ['EDIFACT-1'] };
    const { shipment } = await call('POST', '/shipments/', sent, near.session);
    expect((await near.send('POST', one.qid, 'paycomplete/', {})).statusCode).toBe(200);
    await settled();
    await exchange();
    expect(await answers('DESADV')).toEqual([]);
    await call('POST', `/internal/shipments/${shipment.qid}/events/`, { code: 'PICKED_UP' }, staff);
    await settled();
    await exchange();
    await exchange();
    const [advice = [], ...noMore] = await answers('DESADV');
    expect(noMore).toEqual([]);
    expect(goods(advice, '12')).toEqual([`${soap.gtin} 15`]);
    expect(first(advice, 'RFF', 'CN')[0]).toEqual(['CN', 'EDIFACT-1']);
    const [bill = [], ...others] = await answers('INVOIC');
    expect(others).toEqual([]);
    const [paper] = (await call('GET', `/orders/${order.qid}/invoices/`)).results;
    expect(first(bill, 'BGM').flat()).toEqual(['380', paper.number, '9']);
    expect(first(bill, 'MOA', '77')[0]).toEqual(['77', paper.total.amount]);
    expect(goods(bill, '47')).toEqual([`${soap.gtin} 15`]);
    for (const told of [advice, bill]) expect(first(told, 'RFF', 'ON')[0]).toEqual(['ON', 'PO 4711']);
  });

  it('comes again: the same message orders nothing twice, another one of its number is refused', async () => {
    const text = file(message('PO 1', [[soap.gtin, 5]]));
    await send('a.edi', text);
    await Promise.all([exchange(), exchange()]);
    await send('a.edi', text);
    await send('b.edi', text);
    await exchange();
    expect(await orders()).toHaveLength(1);
    expect(await names('done')).toHaveLength(3);
    expect(await answers('ORDRSP')).toHaveLength(1);
    await send('c.edi', file(message('PO 1', [[soap.gtin, 6]])));
    await exchange();
    expect(await readFile(at('out', 'c.edi.error.txt'), 'utf8')).toContain(
      'Order PO 1 is here already, with other lines',
    );
    expect(await names('failed')).toEqual(['c.edi']);
    expect(await orders()).toHaveLength(1);
    await settled();
  });

  it('that cannot be served in whole says what is left out, and never costs more than it says', async () => {
    const unknown = '4006381999991';
    await send(
      'a.edi',
      file(
        message('PO 2', [
          [soap.gtin, 30, '1.20'],
          [unknown, 3],
        ]),
      ),
    );
    await send('b.edi', file(message('PO 3', [[unknown, 3]])));
    await exchange();
    const [order, ...others] = await orders();
    expect([others, order.total.amount]).toEqual([[], '20.00']);
    const [some = [], none = []] = await answers('ORDRSP');
    expect(first(some, 'BGM')[2]).toEqual(['4']);
    expect(goods(some, '113')).toEqual([`${soap.gtin} 20`, `${soap.gtin} 0`, `0${unknown} 0`]);
    expect(first(some, 'FTX').flat()).toContain('Not enough in stock, at your price where you named one.');
    expect(first(none, 'BGM').flat()).toEqual(['231', 'PO 3', '27']);
  });

  it('for goods that nobody sends to its country says that, and not that nobody has them', async () => {
    await t.database.write({ sellerId: far.seller.id }, (db) =>
      db
        .update(offers)
        .set({ hiddenIn: ['DE'] })
        .where(eq(offers.productId, balm.id)),
    );
    await send('a.edi', file(message('PO 9', [[balm.gtin, 3]])));
    await exchange();
    const [told = []] = await answers('ORDRSP');
    expect(first(told, 'FTX').flat()).toContain('Nobody sends it to your country.');
  });

  it('that is broken, hostile or half there is answered in words; nothing is lost, and the others are taken', async () => {
    const good = message('PO 5', [[soap.gtin, 1]], [], '2');
    await send('1.edi', 'UNB+');
    await utimes(at('in', '1.edi'), 0, 0);
    await send('2.edi', file(message('PO 4', [['4006381333932', 1]]), good));
    await send('3.edi', file(message('PO 6', [[soap.gtin, 1]], ['CUX+2:USD:9'])));
    await send('4.edi', file(message('PO 7', [[balm.gtin, 8]], ['PAT+3++66:1:D:60'])));
    await send('5.edi', file(message('PO 8', [[soap.gtin, 1]]).map((one) => one.replace('ORDERS', 'INVOIC'))));
    await send('6.tmp', 'still being sent');
    const now = Date.parse(t.clock.now()) / 1_000;
    await send('7.edi', "UNB+UNOC:3+THEM+US+261125:0800+77'UNH+1+ORDERS:D:96A:UN'BGM+220+PO");
    await utimes(at('in', '7.edi'), now, now);
    await symlink('/etc/hostname', at('in', '8.edi'));
    await mkdir(at('in', '9.edi'));
    await t.database.write('none', (db) =>
      db.update(buyers).set({ creditLimitMinor: 100n }).where(eq(buyers.id, buyer.buyerId)),
    );
    await exchange();
    expect(await names('in')).toEqual(['6.tmp', '7.edi', '8.edi', '9.edi']);
    expect(await names('failed')).toEqual(['1.edi', '2.edi', '3.edi', '4.edi', '5.edi']);
    const told = async (name: string) => readFile(at('out', `${name}.error.txt`), 'utf8');
    expect(await told('1.edi')).toContain('The last segment has no end: the file is not whole.');
    expect(await told('2.edi')).toContain('Message 1: Line 1: "4006381333932" is no GTIN.');
    expect(await told('2.edi')).not.toContain('Message 2');
    expect(await told('3.edi')).toContain('CUX says USD. Your company trades in EUR.');
    expect(await told('4.edi')).toContain('Your credit is too low');
    expect(await told('5.edi')).toContain('Messages of type INVOIC are not taken.');
    expect((await orders()).map(({ reference }: { reference: string }) => reference)).toEqual(['PO 5']);
    // What was cut is refused once nobody writes it any more.
    t.clock.advance(minutes(11));
    await exchange();
    expect(await told('7.edi')).toContain('not whole');
    await settled();
  });

  it('goes to the address of the company: one that names another place is refused in words', async () => {
    const own = { line1: 'Hafenstr. 7', postalCode: '20457', city: 'Hamburg' };
    await t.database.write('none', (db) => db.update(buyers).set(own).where(eq(buyers.id, buyer.buyerId)));
    const to = (number: string, place: string) => file(message(number, [[soap.gtin, 1]], [`NAD+DP+${place}`]));
    await send('1.edi', to('PO 20', '++NORDLICHT+HAFENSTR 7+Hamburg++20457+DE'));
    await send('2.edi', to('PO 21', '++Lager+Kade 1+Rotterdam++3011+NL'));
    await send('3.edi', to('PO 22', '4012345000009::9'));
    await send('4.edi', to('PO 23', '++++++20458'));
    await exchange();
    expect(await names('done')).toEqual(['1.edi']);
    const told = async (name: string) => readFile(at('out', `${name}.error.txt`), 'utf8');
    const help =
      "go to your company's address (Hafenstr. 7, 20457 Hamburg, DE). Leave NAD+DP out, or order by the API.";
    for (const name of ['2.edi', '4.edi']) expect(await told(name)).toContain('NAD+DP names another place.');
    expect(await told('3.edi')).toContain('NAD+DP names the place 4012345000009 without an address.');
    for (const name of ['2.edi', '3.edi', '4.edi']) expect(await told(name)).toContain(help);
    expect((await orders()).map(({ reference }: { reference: string }) => reference)).toEqual(['PO 20']);
  });

  it('whose process dies before its file is put away is not placed again, and its answer comes', async () => {
    await send('a.edi', file(message('PO 9', [[soap.gtin, 5]])));
    const dies = async () => {
      throw new Error('the process ends here');
    };
    const job = work.jobs.find(({ name }) => name === 'edifact.company');
    const dying = { ...t.deps, exchange: { ...t.deps.exchange, finish: dies, put: dies } };
    await expect(job?.run({ buyerId: buyer.buyerId }, dying)).rejects.toThrow('An exchange of files failed');
    expect(await names('in')).toEqual(['a.edi']);
    await exchange();
    expect(await orders()).toHaveLength(1);
    expect(await names('done')).toEqual(['a.edi']);
    expect(await answers('ORDRSP')).toHaveLength(1);
    const [row] = await t.database.read('system', (db) => db.select().from(offers).where(eq(offers.id, soapOffer)));
    expect(row?.stock).toBe(15);
  });
});
