import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { categories } from '../categories/categories.tables.ts';
import { messageSubscribers } from '../internal/messages.subscribers.ts';
import { makeOffer, makeProduct } from '../offers/shelf.factory.ts';
import { makeBuyer, makeSeller } from '../sellers/sellers.factory.ts';
import { products } from './variants.tables.ts';

let t: TestApp;
let seller: Session;
let buyer: Session;
let staff: Session;
let soap: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  t = await testApp();
  const own = await t.database.write('none', (db) => makeSeller(db));
  seller = await signedIn(t, { sellerId: own.id });
  buyer = await signedIn(
    t,
    { role: 'BUYER', buyerId: (await t.database.write('none', (db) => makeBuyer(db))).id },
    'buyers',
  );
  staff = await signedIn(t, {
    role: 'STAFF',
    email: `grace-${newId()}@quayside.example`,
    staffPermissions: ['staff.sellers'],
  });
  soap = await t.database.write('system', async (db) => {
    const [care, hands] = [newId(), newId()];
    await db.insert(categories).values([
      { id: care, slug: 'care', name: 'Care', parentId: null, position: 0 },
      { id: hands, slug: 'care-hands', name: 'Hands', parentId: care, position: 1 },
    ]);
    const made = await makeProduct(db, { name: 'Crème brûlée hand soap', brandName: 'Tante Trüdel' });
    await db.update(products).set({ categoryId: hands });
    await makeProduct(db, { name: 'Pine candle', brandName: 'Nightjar' });
    await makeOffer(db, own, made);
    return { ...made, categoryId: hands };
  });
});
afterAll(() => t.close());

const get = (path: string, { headers } = seller) => t.call('GET', path, { headers });
const post = (path: string, payload: object, { headers } = seller) => t.call('POST', path, { headers, payload });
const names = async (query: string): Promise<string[]> =>
  (await get(`/variants/search/?${query}`)).json().results.map(({ name }: { name: string }) => name);

describe('[BUY-01] the search over variants', () => {
  it('finds by words without accents, by a misspelling, by GTIN in each form, by brand and category', async () => {
    const found = ['Crème brûlée hand soap'];
    expect(await names('q=creme+soap')).toEqual(found);
    expect(await names('q=TRUDEL')).toEqual(found);
    expect(await names('q=trudell')).toEqual(found);
    expect(await names(`q=${soap.gtin}`)).toEqual(found);
    expect(await names(`q=${soap.gtin.slice(1)}`)).toEqual(found);
    expect(await names(`brand=${soap.brandSlug}`)).toEqual(found);
    expect(await names('category=care')).toEqual(found);
    expect(await names('q=nothing+of+this')).toEqual([]);
  });

  it('[ERR-16] an unknown category is not found; unknown slugs beside others are named', async () => {
    const one = await get('/variants/search/?category=nowhere');
    expect([one.statusCode, one.json().code]).toEqual([404, 'not_found']);
    const several = await get(`/variants/search/?brand=${soap.brandSlug},no-brand&category=care,nowhere`);
    expect([several.statusCode, several.json().code, several.json().slugs]).toEqual([
      400,
      'invalid_slugs',
      ['no-brand', 'nowhere'],
    ]);
  });

  it('suggests brands and variants, and counts brands', async () => {
    const { brands, variants } = (await get('/variants/search/suggestions/?q=trudel')).json();
    expect([brands[0].name, variants[0].gtin]).toEqual(['Tante Trüdel', soap.gtin]);
    const facet = (await get('/variants/facets/brand_name/?q=soap')).json().results;
    expect(facet).toEqual([{ slug: soap.brandSlug, name: 'Tante Trüdel', count: 1 }]);
  });

  it('says what a misspelt search was taken for, in each of its calls', async () => {
    const calls = ['/variants/search/?', '/variants/offers/search/?', '/variants/search/suggestions/?'];
    for (const path of [...calls, '/variants/facets/brand_name/?']) {
      expect((await get(`${path}q=candel+pnie`)).json()).toMatchObject({ meant: ['candle pine'] });
      expect((await get(`${path}q=candle`)).json()).toMatchObject({ meant: null });
    }
  });

  it('is for buyers too, with the lowest price of what can be sent to them; sellers see what wins', async () => {
    expect((await get('/variants/search/?q=soap', buyer)).statusCode).toBe(200);
    const [seen] = (await get('/variants/offers/search/?q=soap', buyer)).json().results;
    expect(seen).toMatchObject({ gtin: soap.gtin, ownOfferQid: null });
    const [row] = (await get('/variants/offers/search/?q=soap')).json().results;
    expect(row).toMatchObject({
      gtin: soap.gtin,
      best: { amount: '12.50', currency: 'EUR' },
      ownOfferQid: expect.any(String),
    });
  });
});

describe('[BUY-02] a variant', () => {
  it('has a page by its short id, whatever the slug, with market and history', async () => {
    const path = `/variants/${soap.fid}/an-old-slug/`;
    expect((await get(path)).json()).toMatchObject({
      gtin: soap.gtin,
      category: { slug: 'care-hands', name: 'Hands' },
    });
    const market = (await get(`${path}offers/`)).json();
    expect(market).toMatchObject({ currency: 'EUR', destination: 'EUROPE', winning: { amount: '12.50' } });
    const { results } = (await get(`${path}price-history/`)).json();
    expect(results.at(-1).winning).toEqual({ amount: '12.50', currency: 'EUR' });
    expect((await get('/variants/none/none/')).json().code).toBe('variant_not_found');
  });

  it('[ERR-09] that is missing is asked for; what is no GTIN is listed', async () => {
    const wrong = await post('/variants/request/', { gtins: ['4006381333931', '123', '4006381333932'] });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'invalid_gtins']);
    expect(wrong.json().invalidGtins).toEqual(['123', '4006381333932']);
    expect((await post('/variants/request/', { gtins: ['4006381333931'] })).json().status).toBe('OPEN');
  });

  it('[BUY-03] brands too; staff answer both, once', async () => {
    const { qid } = (await post('/brands/request/', { name: 'Quillfeather' }, buyer)).json();
    const open = (await get('/internal/catalogue-requests/', staff)).json();
    expect(open.results.find((one: { qid: string }) => one.qid === qid)).toMatchObject({
      kind: 'BRAND',
      text: 'Quillfeather',
    });
    const answer = { status: 'DECLINED', answer: 'They sell to shops alone.' };
    const path = `/internal/catalogue-requests/${qid}/answer/`;
    expect((await post(path, answer, staff)).json()).toMatchObject({ status: 'DECLINED', version: 2 });
    expect((await post(path, answer, staff)).json().code).toBe('request_answered');
    await t.runJobs({ jobs: [], subscribers: messageSubscribers });
    const mails = await t.database.read('none', (db) =>
      db.select().from(messagesSent).where(eq(messagesSent.subject, 'We cannot add what you requested')),
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([buyer.user.email]);
    expect(mails[0]?.body).toContain('They sell to shops alone.');
    expect(mails[0]?.body).toContain('Quillfeather');
    expect((await post(path, answer, seller)).statusCode).toBe(403);
  });

  it('what is said to be added is: our people add it, and its brand with it; sellers find and offer it', async () => {
    const gtin = '04012345678901';
    const asked = (await post('/variants/request/', { gtins: [gtin] }, buyer)).json();
    const path = `/internal/catalogue-requests/${asked.qid}/answer/`;
    const added = { status: 'ADDED', answer: 'It is there.' };
    expect((await post(path, added, staff)).json()).toMatchObject({ code: 'request_not_added', missingGtins: [gtin] });
    const product = { gtin: '4012345678901', name: 'Iron gall ink', brand: 'Quillfeather', size: '50 ml' };
    expect((await post('/internal/products/', product, seller)).statusCode).toBe(403);
    expect((await post('/internal/products/', { ...product, gtin: '4012345678902' }, staff)).json().code).toBe(
      'invalid_gtins',
    );
    const made = await post('/internal/products/', product, staff);
    expect([made.statusCode, made.json()]).toMatchObject([201, { gtin, brand: { slug: 'quillfeather' } }]);
    expect((await post('/internal/products/', product, staff)).json().code).toBe('product_exists');
    const second = { ...product, gtin: '96385074', name: 'Blotting sand', brand: 'QUILLFEATHER' };
    expect((await post('/internal/products/', second, staff)).json().brand.name).toBe('Quillfeather');
    // Names without a letter of ours are brands of their own, too.
    const brandOf = async (gtin: string, brand: string) =>
      (await post('/internal/products/', { gtin, name: 'Brush', brand }, staff)).json().brand.name;
    expect(await brandOf('4006381333931', '資生堂')).toBe('資生堂');
    expect(await brandOf('9780201379624', '花王')).toBe('花王');
    expect((await post('/internal/products/', { ...second, brand: '!!!' }, staff)).json().errors.brand).toHaveLength(1);
    expect((await get('/variants/search/?q=iron%20gall', seller)).json().results[0]).toMatchObject({ gtin });
    expect((await post(path, added, staff)).json()).toMatchObject({ status: 'ADDED' });
  });

  it('what a search finds is downloaded as text', async () => {
    const { body } = await post('/variants/search/download/', { q: 'soap' });
    expect(body).toContain(`${soap.gtin},Tante Trüdel,Crème brûlée hand soap`);
  });
});

describe('[BUY-03] brands', () => {
  it('are listed, shown by slug with what they sell, and unknown ones named', async () => {
    const { results } = (await get('/brands/?search=tante')).json();
    expect(results[0]).toMatchObject({ name: 'Tante Trüdel', products: 1 });
    expect((await get(`/brands/${soap.brandSlug}/`)).json().slug).toBe(soap.brandSlug);
    expect((await get('/brands/none/')).json().code).toBe('brand_not_found');
    expect((await get('/brands/?slug=none')).json()).toMatchObject({ code: 'invalid_slugs', slugs: ['none'] });
    expect((await get('/brands/contact/')).json().email).toContain('@');
    expect((await get(`/brands/${soap.brandSlug}/recommendations/`)).json().results).toEqual([]);
  });

  it('categories are a tree with what stands below each', async () => {
    const { results } = (await get('/categories/')).json();
    expect(results.map(({ slug, products: n }: { slug: string; products: number }) => [slug, n])).toEqual([
      ['care', 1],
      ['care-hands', 1],
    ]);
  });
});

describe('[BUY-01] the tree of categories', () => {
  it('new products wait to be sorted, and are found by their category once they are', async () => {
    const product = { gtin: '5901234123457', name: 'Linen water', brand: 'Tante Trüdel' };
    const unknown = await post('/internal/products/', { ...product, category: 'none' }, staff);
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found']);
    const { qid } = (await post('/internal/products/', product, staff)).json();
    const waiting = async () =>
      (await get('/internal/products/', staff)).json().results.map((one: { qid: string }) => one.qid);
    expect(await waiting()).toContain(qid);
    expect(await names('category=care')).not.toContain('Linen water');
    const path = `/internal/products/${qid}/category/`;
    expect((await post(path, { category: 'care-hands' }, seller)).statusCode).toBe(403);
    expect((await post(path, { category: 'none' }, staff)).json().code).toBe('not_found');
    const sorted = await post(path, { category: 'care-hands' }, staff);
    expect([sorted.statusCode, sorted.json().category]).toEqual([200, { slug: 'care-hands', name: 'Hands' }]);
    expect(await waiting()).not.toContain(qid);
    expect(await names('category=care')).toContain('Linen water');
    const none = `/internal/products/${newId()}/category/`;
    expect((await post(none, { category: 'care' }, staff)).json().code).toBe('variant_not_found');
    const direct = { ...product, gtin: '9780306406157', name: 'Starch', category: 'care' };
    expect((await post('/internal/products/', direct, staff)).json().category.slug).toBe('care');
  });
});
