import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { makeBuyer } from '../sellers/sellers.factory.ts';
import { makeBuyerAddress } from './addresses.factory.ts';

let t: TestApp;
let buyerId: string;
let buyer: Session;
beforeAll(async () => {
  t = await testApp();
  const made = await t.database.write('none', (db) =>
    makeBuyer(db, { vatStatus: 'VALID', vatCompanyName: 'Nordlicht Handels GmbH' }),
  );
  buyerId = made.id;
  buyer = await signedIn(t, { role: 'BUYER', buyerId }, 'buyers');
});
afterAll(() => t.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  t.call(method, path, { headers: buyer.headers, ...(payload ? { payload } : {}) });
const door = {
  ...{ companyName: 'Nordlicht Handels GmbH, Lager', usageTypes: ['SHIPPING'], line1: 'Überseetor 3' },
  ...{ postalCode: '28217', city: 'Bremen', country: 'DE' },
};

describe('[PRO-12] [BUY-07] addresses of a buying company', () => {
  it('begin with the one it registered with, which stays as it is', async () => {
    const { count, results } = (await call('GET', '/addresses/')).json();
    expect([count, results]).toMatchObject([
      1,
      [{ qid: buyerId, billingAddressQid: buyerId, shippingAddressQid: buyerId, city: 'Hamburg' }],
    ]);
    expect((await call('GET', `/addresses/${buyerId}/`)).json().qid).toBe(buyerId);
    expect((await call('PUT', `/addresses/${buyerId}/`, door)).json().code).toBe('address_registered');
    expect((await call('DELETE', `/addresses/${buyerId}/`)).json().code).toBe('address_registered');
  });

  it('are added, changed by version, filtered by their use, and deleted', async () => {
    const other = { ...door, companyName: 'Somebody else' };
    expect(Object.keys((await call('POST', '/addresses/', other)).json().errors)).toEqual(['companyName']);
    const { qid, version } = (await call('POST', '/addresses/', door)).json();
    const listed = async (query = '') =>
      (await call('GET', `/addresses/${query}`)).json().results.map((one: { qid: string }) => one.qid);
    expect(await listed()).toEqual([buyerId, qid]);
    expect(await listed('?usageTypes=BILLING')).toEqual([buyerId]);
    const changed = (await call('PUT', `/addresses/${qid}/`, { ...door, line2: 'Tor 4', version })).json();
    expect(changed).toMatchObject({ line2: 'Tor 4', version: 2 });
    expect((await call('PUT', `/addresses/${qid}/`, { ...door, version })).json().code).toBe('stale_version');
    expect((await call('DELETE', `/addresses/${qid}/`)).statusCode).toBe(204);
    expect((await call('GET', `/addresses/${qid}/`)).json().code).toBe('address_not_found');
  });

  it('of another company are not there, by the calls and by row-level security alone', async () => {
    const foreign = await t.database.write('none', (db) => makeBuyer(db));
    const { id } = await t.database.write({ buyerId: foreign.id }, (db) =>
      makeBuyerAddress(db, { buyerId: foreign.id }),
    );
    for (const method of ['GET', 'DELETE'] as const)
      expect((await call(method, `/addresses/${id}/`)).json().code).toBe('address_not_found');
    expect((await call('PUT', `/addresses/${id}/`, door)).json().code).toBe('address_not_found');
    const seen = await t.database.read({ buyerId }, (db) => db.execute('select id from buyer_addresses'));
    expect(seen.rows.map((row) => row.id)).not.toContain(id);
    expect((await call('GET', `/addresses/${newId()}/`)).statusCode).toBe(404);
  });
});
