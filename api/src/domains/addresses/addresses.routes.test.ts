import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { outbox } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sellerFixture } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { saleSubscribers } from '../sales/sales.subscribers.ts';
import { makeSeller, type SellerRow } from '../sellers/sellers.factory.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { makeAddress } from './addresses.factory.ts';
import { ownAddress } from './addresses.repository.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const body = {
  companyName: 'Waldhuis Groothandel B.V.',
  usageTypes: ['BILLING'],
  line1: 'Havenstraat 12',
  postalCode: '3011 AB',
  city: 'Rotterdam',
  country: 'NL',
} as const;

type Company = Session & { readonly sellerId: string };

async function company(overrides: Partial<SellerRow> = {}): Promise<Company> {
  const { id: sellerId } = await t.database.write('none', (db) =>
    makeSeller(db, { hasBillingAddress: false, ...overrides }),
  );
  return { ...(await signedIn(t, { sellerId })), sellerId };
}
const own = ({ sellerId }: Company, overrides = {}) =>
  t.database.write({ sellerId }, (db) => makeAddress(db, { ...overrides, sellerId }));
const list = ({ headers }: Company, query = '') => t.call('GET', `/addresses/${query}`, { headers });
const add = ({ headers }: Session, payload: object = body) => t.call('POST', '/addresses/', { headers, payload });
const put = ({ headers }: Session, qid: string, payload: object = body) =>
  t.call('PUT', `/addresses/${qid}/`, { headers, payload });
const drop = ({ headers }: Session, qid: string) => t.call('DELETE', `/addresses/${qid}/`, { headers });

/** Whether the company's record says it has a billing address, and how often that was told. */
async function fact({ sellerId }: Company) {
  return t.database.read('none', async (db) => {
    const [seller] = await db.select().from(sellers).where(eq(sellers.id, sellerId));
    const told = await db.select().from(outbox).where(eq(outbox.topic, 'seller.profile_changed'));
    return [seller?.hasBillingAddress, told.filter(({ payload }) => payload.sellerId === sellerId).length];
  });
}

describe('GET addresses/', () => {
  it('[PRO-12] lists the own company’s by name, in pages', async () => {
    const session = await company();
    const second = await own(session, { companyName: 'Zeelandia' });
    const first = await own(session, { companyName: 'Aurora' });
    await t.database.write('system', (db) => makeAddress(db));
    expect((await list(session)).json()).toMatchObject({
      count: 2,
      results: [{ qid: first.id }, { qid: second.id }],
    });
    expect((await list(session, '?page=2&size=1')).json()).toMatchObject({ count: 2, results: [{ qid: second.id }] });
    expect((await list(session, '?page=3&size=1')).statusCode).toBe(404);
  });

  it('[PRO-12] filters by one or several usage types', async () => {
    const session = await company();
    const billing = await own(session, { companyName: 'A', usageTypes: ['BILLING', 'RETURNS'] });
    const shipping = await own(session, { companyName: 'B', usageTypes: ['SHIPPING'] });
    const found = async (types: string) =>
      (await list(session, `?usageTypes=${types}`)).json().results.map(({ qid }: { qid: string }) => qid);
    expect(await found('BILLING')).toEqual([billing.id]);
    expect(await found('RETURNS,SHIPPING')).toEqual([billing.id, shipping.id]);
    expect(await found('PICKUP')).toEqual([]);
    expect((await list(session, '?usageTypes=HOME')).statusCode).toBe(400);
    expect((await list(session, '?usage=BILLING')).statusCode).toBe(400);
  });
});

describe('POST addresses/', () => {
  it('[ORD-16] sent twice with one Idempotency-Key adds one; the key of another body or person is refused', async () => {
    const session = await company();
    const headers = { ...session.headers, 'idempotency-key': newId() };
    const [one, two] = await Promise.all([add({ ...session, headers }), add({ ...session, headers })]);
    const late = await add({ ...session, headers });
    expect([one.statusCode, two.body, late.body]).toEqual([200, one.body, one.body]);
    expect((await list(session)).json().count).toBe(1);
    const colleague = await signedIn(t, { sellerId: session.sellerId });
    const theirs = { ...colleague, headers: { ...colleague.headers, 'idempotency-key': headers['idempotency-key'] } };
    const refused = [await add({ ...session, headers }, { ...body, city: 'Delft' }), await add(theirs)];
    expect(refused.map((answer) => answer.json().code)).toEqual(['idempotency_key_reused', 'idempotency_key_reused']);
  });

  it('[PRO-12] [ENT-01] adds one with its id in each role, and reads it back', async () => {
    const session = await company();
    const added = await add(session);
    const { qid } = added.json();
    expect(added.json()).toMatchObject({ ...body, billingAddressQid: qid, shippingAddressQid: null, version: 1 });
    const read = await t.call('GET', `/addresses/${qid}/`, { headers: session.headers });
    expect(read.json()).toEqual(added.json());
  });

  it.each([
    [{ usageTypes: [] }, 'usageTypes'],
    [{ usageTypes: ['BILLING', 'BILLING'] }, 'usageTypes'],
    [{ usageTypes: ['HOME'] }, 'usageTypes'],
    [{ line1: ' ' }, 'line1'],
    [{ country: 'Netherlands' }, 'country'],
    [{ postalCode: '3011' }, 'postalCode'],
    [{ postalCode: undefined }, 'postalCode'],
  ])('[PRO-12] [ERR-16] %o is 400 with an error on %s', async (wrong, field) => {
    const answer = await add(await company(), { ...body, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(Object.keys(answer.json().errors))).toContain(field);
  });

  it('[PRO-12] a country without a known format takes any postal code, or none', async () => {
    const session = await company();
    for (const postalCode of ['', 'PO Box 7'])
      expect((await add(session, { ...body, country: 'AE', postalCode })).statusCode).toBe(200);
  });

  it('an unknown property is 400', async () => {
    expect((await add(await company(), { ...body, sellerId: newId() })).statusCode).toBe(400);
  });

  it('[PRO-12] a name without the VAT company name is 400 at its field, on create and update', async () => {
    const session = await company({ vatCompanyName: 'WALDHUIS GROOTHANDEL' });
    const refused = { status: 400, code: 'company_name_must_include_vat_company_name' };
    const other = { ...body, companyName: 'Nordlicht GmbH' };
    const answer = (await add(session, other)).json();
    expect(answer).toMatchObject({ ...refused, vatCompanyName: 'WALDHUIS GROOTHANDEL' });
    expect(answer.errors.companyName[0].message).toContain('WALDHUIS GROOTHANDEL');
    const { qid } = (await add(session)).json();
    expect((await put(session, qid, other)).json()).toMatchObject(refused);
    expect((await list(session)).json()).toMatchObject({ count: 1, results: [{ companyName: body.companyName }] });
  });

  it('[PRO-12] without a valid VAT record any name goes', async () => {
    const session = await company({ vatCompanyName: 'Somebody Else', vatStatus: 'UNABLE_TO_VALIDATE' });
    expect((await add(session)).statusCode).toBe(200);
  });
});

describe('PUT and DELETE addresses/{qid}/', () => {
  it('[PRO-12] changes one, once per version seen', async () => {
    const session = await company();
    const { qid } = (await add(session)).json();
    const changed = await put(session, qid, { ...body, city: 'Delft', version: 1 });
    expect(changed.json()).toMatchObject({ qid, city: 'Delft', version: 2 });
    const stale = await put(session, qid, { ...body, city: 'Breda', version: 1 });
    expect(stale.json()).toMatchObject({ status: 409, code: 'stale_version', current: { city: 'Delft', version: 2 } });
    const wrong = await put(session, qid, { ...body, postalCode: 'x' });
    expect(wrong.statusCode).toBe(400);
  });

  it('deletes one', async () => {
    const session = await company();
    const { qid } = (await add(session)).json();
    expect((await drop(session, qid)).statusCode).toBe(204);
    expect((await drop(session, qid)).json().code).toBe('address_not_found');
  });

  it('another company’s answers like an absent one and stays as it is', async () => {
    const session = await company();
    const foreign = await t.database.write('system', (db) => makeAddress(db));
    for (const qid of [foreign.id, newId()]) {
      const read = await t.call('GET', `/addresses/${qid}/`, { headers: session.headers });
      for (const answer of [read, await put(session, qid), await drop(session, qid)])
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'address_not_found']);
    }
    const kept = await t.database.read('system', (db) => ownAddress(db, foreign.sellerId, foreign.id));
    expect(kept).toEqual(foreign);
  });
});

describe('the company’s fact', () => {
  it('[PRO-12] the first billing address sets it, the last one deleted or used otherwise clears it; each told once', async () => {
    const session = await company();
    const shipping = (await add(session, { ...body, usageTypes: ['SHIPPING'] })).json().qid;
    expect(await fact(session)).toEqual([false, 0]);
    const first = (await add(session)).json().qid;
    expect(await fact(session)).toEqual([true, 1]);
    const second = (await add(session)).json().qid;
    await drop(session, first);
    expect(await fact(session)).toEqual([true, 1]);
    await put(session, second, { ...body, usageTypes: ['PICKUP'] });
    expect(await fact(session)).toEqual([false, 2]);
    await put(session, shipping, { ...body, usageTypes: ['SHIPPING', 'BILLING'] });
    expect(await fact(session)).toEqual([true, 3]);
    await drop(session, shipping);
    expect(await fact(session)).toEqual([false, 4]);
  });

  it('[PRO-12] two people delete the last two at once: the fact is what the rows say', async () => {
    const session = await company();
    const qids = [(await add(session)).json().qid, (await add(session)).json().qid];
    await Promise.all(qids.map((qid) => drop(session, qid)));
    expect(await fact(session)).toEqual([false, 2]);
  });

  it('[PRO-12] [ORD-15] an order that waited for it is ready for payment', async () => {
    const desk = await sellerFixture(t, { seller: { hasBillingAddress: false } });
    const { id } = await desk.payable();
    expect((await desk.shown(id)).nextAction).toBe('COMPLETE_PROFILE');
    const { qid } = (await add(desk.session)).json();
    await t.runJobs({ jobs: [], subscribers: saleSubscribers });
    expect((await desk.shown(id)).nextAction).toBe('TRIGGER_PAYMENT');
    await drop(desk.session, qid);
    await t.runJobs({ jobs: [], subscribers: saleSubscribers });
    expect((await desk.shown(id)).nextAction).toBe('COMPLETE_PROFILE');
  });

  it('[PRO-12] a refused address, change or deletion changes nothing and tells nothing', async () => {
    const session = await company();
    const { qid, version } = (await add(session)).json();
    const before = await list(session);
    expect(await fact(session)).toEqual([true, 1]);
    await t.database.write({ sellerId: session.sellerId }, (db) =>
      db
        .update(sellers)
        .set({ vatCompanyName: 'Somebody Else', vatStatus: 'VALID' })
        .where(eq(sellers.id, session.sellerId)),
    );
    const shipping = { ...body, usageTypes: ['SHIPPING'], version };
    const viewer = await signedIn(t, { sellerId: session.sellerId, role: 'VIEWER' });
    const refused = [
      [await add(session), 400],
      [await put(session, qid, shipping), 400],
      [await put(session, qid, { ...shipping, companyName: 'Somebody Else', version: version + 1 }), 409],
      [await put(viewer, qid, shipping), 403],
      [await drop(viewer, qid), 403],
      [await drop(session, newId()), 404],
    ] as const;
    expect(refused.map(([{ statusCode }]) => statusCode)).toEqual(refused.map(([, status]) => status));
    expect((await list(session)).json().results).toEqual(before.json().results);
    expect(await fact(session)).toEqual([true, 1]);
  });
});

describe('who may', () => {
  it('401 without a session, 403 for a viewer who writes and for staff; a viewer reads', async () => {
    const session = await company();
    const address = await own(session);
    expect((await t.call('GET', '/addresses/', { headers: {} })).statusCode).toBe(401);
    const viewer = await signedIn(t, { sellerId: session.sellerId, role: 'VIEWER' });
    for (const answer of [await add(viewer), await put(viewer, address.id), await drop(viewer, address.id)])
      expect(answer.json()).toMatchObject({
        status: 403,
        code: 'permission_denied',
        permission: 'company.write or checkout.write',
      });
    expect((await list({ ...viewer, sellerId: session.sellerId })).json().count).toBe(1);
    const staff = await signedIn(t, { email: 'addresses@quayside.example', role: 'STAFF', staffPermissions: [] });
    expect((await t.call('GET', '/addresses/', { headers: staff.headers })).statusCode).toBe(403);
  });
});
