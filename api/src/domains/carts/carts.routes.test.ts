import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { sellerFixture } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { brands } from '../brands/brands.tables.ts';
import { offerRowOf } from '../offers/offers.factory.ts';
import { offers } from '../offers/offers.tables.ts';
import { makeBuyer, makeSeller, type SellerRow } from '../sellers/sellers.factory.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { productRowOf } from '../variants/variants.factory.ts';
import { products } from '../variants/variants.tables.ts';

const gtins = { soap: '04006381333931', balm: '00000096385074' } as const;
const ids = { soap: newId(), balm: newId() };

let t: TestApp;
let buyer: Session;
let cheap: SellerRow;
let dear: SellerRow;
let cheapOffer: string;

beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', async (db) => {
    const brandId = newId();
    await db.insert(brands).values({ id: brandId, slug: brandId, name: 'Lindqvist' });
    for (const [name, gtin] of Object.entries(gtins))
      await db
        .insert(products)
        .values(
          productRowOf({ id: name === 'soap' ? ids.soap : ids.balm, gtin, name, brandId, brandName: 'Lindqvist' }),
        );
  });
  cheap = await t.database.write('none', (db) => makeSeller(db, { name: 'Cheap' }));
  dear = await t.database.write('none', (db) => makeSeller(db, { name: 'Dear' }));
  cheapOffer = await offered(cheap, ids.soap, { priceMinor: 100n, stock: 60, unitSize: 6 });
  await offered(dear, ids.soap, { priceMinor: 130n, stock: 40, unitSize: 1 });
  await offered(dear, ids.balm, { priceMinor: 500n, stock: 10, unitSize: 1 });
});
afterAll(() => t.close());

async function offered({ id: sellerId }: SellerRow, productId: string, given: Partial<typeof offers.$inferInsert>) {
  const row = offerRowOf({
    sellerId,
    productId,
    priceMinor: 100n,
    currency: 'EUR',
    updatedAt: '2026-11-01T08:00:00.000Z',
  });
  const effectiveMinor = given.priceMinor ?? row.priceMinor;
  await t.database.write({ sellerId }, (db) => db.insert(offers).values({ ...row, ...given, effectiveMinor }));
  return row.id;
}

beforeEach(async () => {
  const { id: buyerId } = await t.database.write('none', (db) => makeBuyer(db, { country: 'DE' }));
  buyer = await signedIn(t, { role: 'BUYER', buyerId }, 'buyers');
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Method, path: string, payload?: object, { headers } = buyer) =>
  t.call(method, `/carts/${path}`, { headers, ...(payload ? { payload } : {}) });
const add = (gtin: string, quantity: number, more: object = {}) =>
  call('POST', 'active/lines/', { gtin, quantity, ...more });
const listOf = async (path: string) => (await call('GET', `active/${path}/`)).json().results;

describe('[BUY-04] a cart', () => {
  it('is begun once by lines that come at the same moment, and none of them is lost', async () => {
    const answers = await Promise.all([add(gtins.soap, 12), add(gtins.soap, 6), add(gtins.soap, 6)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect((await call('GET', 'active/')).json()).toMatchObject({ lineCount: 1, unitCount: 24 });
  });

  it('begins with its first line; the same product twice is one line', async () => {
    expect((await call('GET', 'active/')).json().code).toBe('cart_not_found');
    await add(gtins.soap, 12);
    expect((await add('4006381333931', 6, { targetPrice: { amount: '1.50', currency: 'EUR' } })).json()).toMatchObject({
      status: 'ACTIVE',
      lineCount: 1,
      unitCount: 18,
      currency: 'EUR',
    });
    expect(await listOf('lines')).toMatchObject([
      { quantity: 18, targetPrice: { amount: '1.50' }, bestPrice: { amount: '1.00' }, availableQuantity: 100 },
    ]);
  });

  it('[ERR-07] takes no more than there is, no part of a selling unit, no unknown product, no other currency', async () => {
    await add(gtins.soap, 90);
    expect((await add(gtins.soap, 11)).json()).toMatchObject({
      ...{ status: 400, code: 'cart_line_quantity_exceeded', availableQuantity: 100, cartLineQuantity: 90 },
      errors: { quantity: [{ code: 'cart_line_quantity_exceeded', message: 'Not enough pieces are available.' }] },
    });
    expect((await call('POST', `active/lines/${cheapOffer}/`, { quantity: 7 })).json()).toMatchObject({
      ...{ status: 400, code: 'invalid_unit_size', unitSize: 6 },
      errors: { quantity: [{ code: 'invalid_unit_size' }] },
    });
    expect((await call('POST', `active/lines/${ids.balm}/`, { quantity: 1 })).statusCode).toBe(200);
    expect((await add('4006381333932', 1)).json().code).toBe('invalid_gtin');
    expect((await add('5901234123457', 1)).json().code).toBe('unknown_gtin');
    expect((await add(gtins.balm, 1, { targetPrice: { amount: '1.00', currency: 'GBP' } })).json().code).toBe(
      'cart_currency',
    );
  });

  it('is changed line by line, and emptied', async () => {
    await add(gtins.soap, 12);
    const [line] = await listOf('lines');
    expect((await call('PATCH', `active/lines/${line.qid}/`, { quantity: 101 })).json().code).toBe(
      'cart_line_quantity_exceeded',
    );
    expect((await call('PATCH', `active/lines/${line.qid}/`, { quantity: 24 })).json().unitCount).toBe(24);
    expect((await call('PATCH', `active/lines/${line.qid}/`, { quantity: 6, version: 1 })).json().code).toBe(
      'stale_version',
    );
    expect((await call('DELETE', `active/lines/${line.qid}/`)).json().lineCount).toBe(0);
    expect((await call('DELETE', `active/lines/${line.qid}/`)).json().code).toBe('cart_line_not_found');
    expect((await call('POST', 'active/empty/', {})).json().status).toBe('EMPTIED');
    expect((await call('POST', 'active/empty/', {})).json().code).toBe('cart_not_found');
    expect((await call('GET', '')).json()).toMatchObject({ count: 1, results: [{ status: 'EMPTIED' }] });
  });

  it('[ERR-06] that a colleague changed meanwhile takes no more pieces, and none by hand, for a version it has no more', async () => {
    await call('POST', 'active/empty/', {});
    const { version } = (await add(gtins.soap, 10)).json();
    const shared = (await call('POST', 'active/optimize/', {})).json();
    expect(shared.version).toBeGreaterThan(version);
    const [share] = await listOf('allocations');
    const [line] = share.lines;
    const places = {
      'active/lines/': { gtin: gtins.soap, quantity: 1 },
      [`active/lines/${line.offerQid}/`]: { quantity: 6 },
      [`active/allocations/${share.qid}/lines/${line.lineQid}/`]: { quantity: 6 },
    };
    for (const [path, body] of Object.entries(places))
      expect((await call('POST', path, { ...body, version })).json(), path).toMatchObject({
        code: 'stale_version',
      });
    for (const path of [`active/lines/${line.lineQid}/`, `active/allocations/${share.qid}/lines/${line.lineQid}/`])
      expect((await call('DELETE', `${path}?version=${version}`)).json(), path).toMatchObject({
        code: 'stale_version',
      });
    const last = `active/allocations/${share.qid}/lines/${line.lineQid}/`;
    expect((await call('POST', last, { quantity: 6, version: shared.version })).statusCode).toBe(200);
    // Nor is what was seen of a cart taken for the next one.
    await call('POST', 'active/empty/', {});
    await add(gtins.soap, 6);
    for (let seen = 1; seen <= shared.version; seen += 1)
      expect((await call('POST', 'active/empty/', { version: seen })).json().code, `${seen}`).toBe('stale_version');
  });

  it('takes a file, and tells every row it cannot add', async () => {
    const file = Buffer.from(
      `GTIN;Quantity\n${gtins.soap};12\n4006381333932;1\n5901234123457;1\n${gtins.balm};99\n${gtins.soap};6`,
    );
    const { headers, payload } = formOf({ origin: 'CART_FILE', file }, 'wanted.csv');
    const answer = await t.call('POST', '/carts/active/upload/', {
      headers: { ...buyer.headers, ...headers },
      payload,
    });
    expect(answer.json()).toMatchObject({
      added: 1,
      refused: [
        { line: 3, code: 'invalid_gtin' },
        { line: 4, code: 'unknown_gtin' },
        { line: 5, code: 'cart_line_quantity_exceeded' },
      ],
    });
    expect(await listOf('lines')).toMatchObject([{ quantity: 18 }]);
    // What stands in the cart counts: the rows that still fit are added beside it.
    const more = formOf({ file: Buffer.from(`GTIN;Quantity\n${gtins.soap};83\n${gtins.balm};10`) }, 'more.csv');
    const second = await t.call('POST', '/carts/active/upload/', {
      headers: { ...buyer.headers, ...more.headers },
      payload: more.payload,
    });
    expect(second.json()).toMatchObject({ added: 1, refused: [{ line: 2, code: 'cart_line_quantity_exceeded' }] });
  });
});

describe('[BUY-05] the optimiser', () => {
  it('shares the cart out, explains each line and tells what nobody can send', async () => {
    expect((await call('POST', 'active/optimize/', {})).json().code).toBe('cart_not_found');
    await add(gtins.soap, 65);
    await add(gtins.balm, 3, { targetPrice: { amount: '4.00', currency: 'EUR' } });
    const done = (await call('POST', 'active/optimize/', {})).json();
    expect(done).toMatchObject({
      status: 'ALLOCATED',
      droppedCount: 1,
      goods: { amount: '66.50' },
      gap: expect.any(Number),
      isProven: true,
    });
    expect(await listOf('allocations')).toMatchObject([
      {
        sellerName: 'Cheap',
        status: 'VALID',
        lines: [
          {
            ...{ quantity: 60, unitPrice: { amount: '1.00' } },
            ...{ nextBestPrice: { amount: '1.30' }, priceDifference: { amount: '0.30' } },
          },
        ],
      },
      { sellerName: 'Dear', lines: [{ quantity: 5 }] },
    ]);
    expect(await listOf('dropped-lines')).toMatchObject([{ quantity: 3, reason: 'ABOVE_TARGET_PRICE' }]);
    await add(gtins.soap, 1);
    expect((await call('GET', 'active/')).json()).toMatchObject({
      ...{ status: 'ACTIVE', gap: null, isProven: null, droppedCount: 0 },
    });
    expect(await listOf('allocations')).toEqual([]);
  });

  it('keeps to minimum order values, sellers who are active, and where they sell', async () => {
    const set = (patch: Partial<typeof sellers.$inferInsert>) =>
      t.database.write('none', (db) => db.update(sellers).set(patch).where(eq(sellers.id, cheap.id)));
    await add(gtins.soap, 12);
    await set({ terms: [{ region: 'EUROPE', minimumMinor: '5000', shippingMinor: '0' }] });
    await call('POST', 'active/optimize/', {});
    expect((await listOf('allocations')).map(({ sellerName }: { sellerName: string }) => sellerName)).toEqual(['Dear']);
    const away: Partial<typeof sellers.$inferInsert>[] = [{ status: 'PAUSED' }, { status: 'ACTIVE', sellTo: ['USA'] }];
    for (const patch of away) {
      await set({ terms: [], ...patch });
      await call('POST', 'active/optimize/', {});
      expect((await listOf('allocations')).map(({ sellerName }: { sellerName: string }) => sellerName)).toEqual([
        'Dear',
      ]);
    }
    await set({ status: 'ACTIVE', sellTo: ['EUROPE'], terms: [] });
  });
});

describe('[BUY-06] an allocation by hand', () => {
  it('moves pieces between sellers, within stock, unit and line; a seller without lines goes', async () => {
    await add(gtins.soap, 18);
    await call('POST', 'active/optimize/', {});
    const [first] = await listOf('allocations');
    const [{ lineQid }] = first.lines;
    const at = `active/allocations/${first.qid}/lines/${lineQid}/`;
    expect((await call('PATCH', at, { quantity: 7 })).json()).toMatchObject({ code: 'invalid_unit_size', unitSize: 6 });
    expect((await call('PATCH', at, { quantity: 66 })).json()).toMatchObject({
      ...{ status: 400, code: 'allocation_line_quantity_exceeded', availableQuantity: 60 },
      errors: { quantity: [{ code: 'allocation_line_quantity_exceeded' }] },
    });
    expect((await call('PATCH', at, { quantity: 24 })).json()).toMatchObject({
      ...{ status: 400, code: 'cart_line_quantity_exceeded', availableQuantity: 18, allocationLineQuantity: 24 },
    });
    expect((await call('PATCH', at, { quantity: 12 })).json()).toMatchObject({
      droppedCount: 1,
      goods: { amount: '12.00' },
    });
    expect((await listOf('allocations'))[0].lines[0]).toMatchObject({ quantity: 12, reason: 'BY_HAND' });
    expect((await call('DELETE', at)).json()).toMatchObject({ goods: { amount: '0.00' } });
    expect(await listOf('allocations')).toEqual([]);
    expect((await call('DELETE', at)).json().code).toBe('allocation_not_found');
  });
});

describe('[BUY-12] carts', () => {
  it('are one company’s alone, and no seller’s', async () => {
    await add(gtins.soap, 6);
    const [line] = await listOf('lines');
    const { id: buyerId } = await t.database.write('none', (db) => makeBuyer(db));
    const other = await signedIn(t, { role: 'BUYER', buyerId }, 'buyers');
    expect((await call('GET', 'active/', undefined, other)).statusCode).toBe(404);
    expect((await call('DELETE', `active/lines/${line.qid}/`, undefined, other)).statusCode).toBe(404);
    const { session } = await sellerFixture(t);
    expect((await call('GET', 'active/', undefined, session)).statusCode).toBe(403);
  });
});
