import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { idempotencyKeys } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { saveSeller } from '../sellers/sellers.public.ts';
import { factoryPassword } from '../users/users.factory.ts';
import { saveUser } from '../users/users.public.ts';
import { apiKeys } from './api-keys.tables.ts';

let t: TestApp;
let owner: Session;
let sellerId: string;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  sellerId = (await t.database.write('none', (db) => makeSeller(db))).id;
  owner = await signedIn(t, { sellerId });
});

const make = (scopes: string[], who = owner, name = 'Stock sync') =>
  t.call('POST', '/api-keys/', { headers: who.headers, payload: { name, scopes } });
const keyWith = async (...scopes: string[]): Promise<string> => (await make(scopes)).json().key;
const as = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
const get = (path: string, key: string) => t.call('GET', path, as(key));

describe('an API key', () => {
  it('is shown once and kept by its hash; with it the company’s program may what it was given, and nothing else', async () => {
    const made = (await make(['orders.read', 'offers.read'])).json();
    expect(made.key).toMatch(/^qsk_[0-9a-f]{32}_[\w-]{43}$/);
    expect(made.results).toMatchObject([{ name: 'Stock sync', ending: made.key.slice(-4), lastUsedAt: null }]);
    const rows = JSON.stringify(await t.database.read('none', (db) => db.select().from(apiKeys)));
    expect(rows).not.toContain(made.key.slice(37));
    expect((await get('/sales/', made.key)).statusCode).toBe(200);
    expect((await get('/offers/', made.key)).statusCode).toBe(200);
    expect((await get('/payouts/', made.key)).json()).toMatchObject({ status: 403, code: 'permission_denied' });
    for (const path of ['/user/', '/user/sessions/', '/team/', '/api-keys/', '/notifications/'])
      expect([path, (await get(path, made.key)).statusCode]).toEqual([path, 403]);
    const { results } = (await t.call('GET', '/api-keys/', { headers: owner.headers })).json();
    expect(results[0].lastUsedAt).toBe(t.clock.now());
  });

  it('[ORD-16] sent twice with one Idempotency-Key it is made once and told again, and can be read nowhere', async () => {
    const headers = { ...owner.headers, 'idempotency-key': newId() };
    const ask = () =>
      t.call('POST', '/api-keys/', { headers, payload: { name: 'Stock sync', scopes: ['orders.read'] } });
    const [first, again] = [await ask(), await ask()];
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    const { key, results } = first.json();
    expect(results).toHaveLength(1);
    expect((await t.call('GET', '/api-keys/', { headers: owner.headers })).json().results).toEqual(results);
    expect((await get('/sales/', key)).statusCode).toBe(200);
    const kept = await t.database.read('none', (db) => db.select().from(idempotencyKeys));
    expect(JSON.stringify(kept)).not.toContain(key);
  });

  it('makes no access that would outlive it, and ends none of a person', async () => {
    const link = () => t.call('GET', '/user/calendar-link/', { headers: owner.headers });
    await t.call('POST', '/user/calendar-link/', { headers: owner.headers });
    const before = (await link()).json();
    const key = await keyWith('orders.read');
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await t.call(method, '/user/calendar-link/', as(key))).statusCode).toBe(403);
    expect((await link()).json()).toEqual(before);
  });

  it('is given no right that its maker lacks, and never those over bank, company, people and keys', async () => {
    const admin = await signedIn(t, { sellerId, role: 'ADMIN' });
    expect((await make(['payments.trigger'], admin)).statusCode).toBe(201);
    for (const scope of ['bank.write', 'team.manage', 'company.write', 'apikeys.manage'])
      expect((await make([scope])).statusCode).toBe(400);
    const viewer = await signedIn(t, { sellerId, role: 'VIEWER' });
    expect((await make(['orders.read'], viewer)).statusCode).toBe(403);
  });

  it('revoked, forged, cut or of a company that may not sign in opens nothing', async () => {
    const key = await keyWith('orders.read');
    const forged = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [forged, key.slice(0, -1), `${key}x`, 'qsk_', key.toUpperCase()])
      expect((await get('/sales/', wrong)).statusCode).toBe(401);
    const [{ qid }] = (await t.call('GET', '/api-keys/', { headers: owner.headers })).json().results;
    expect((await get('/sales/', key)).statusCode).toBe(200);
    expect((await t.call('DELETE', `/api-keys/${qid}/`, { headers: owner.headers })).json().results).toEqual([]);
    expect((await get('/sales/', key)).statusCode).toBe(401);
    expect((await t.call('DELETE', `/api-keys/${qid}/`, { headers: owner.headers })).statusCode).toBe(404);
    const other = await keyWith('orders.read');
    await t.database.write('none', (db) => saveSeller(db, sellerId, { status: 'CLOSED' }));
    t.clock.advance(seconds(3));
    expect((await get('/sales/', other)).statusCode).toBe(401);
  });

  it('sees its own company’s rows alone, and its uses are written down once a minute', async () => {
    const key = await keyWith('orders.read');
    expect((await get('/sales/', key)).json().count).toBe(0);
    const at = t.clock.now();
    t.clock.advance(seconds(30));
    await get('/sales/', key);
    const used = async () =>
      (await t.call('GET', '/api-keys/', { headers: owner.headers })).json().results[0].lastUsedAt;
    expect(await used()).toBe(at);
    t.clock.advance(minutes(1));
    await get('/sales/', key);
    expect(await used()).toBe(t.clock.now());
  });

  it('making and revoking are in the audit log', async () => {
    await keyWith('orders.read', 'offers.read');
    const { results } = (await t.call('GET', '/audit-log/', { headers: owner.headers })).json();
    expect(results).toMatchObject([
      { action: 'API_KEY_MADE', subject: 'Stock sync', changes: [{ after: 'orders.read, offers.read' }] },
    ]);
  });

  it('ends with its maker: removed from the team, or the account deleted', async () => {
    for (const end of [
      async (maker: Session) => t.call('DELETE', `/team/${maker.user.id}/`, { headers: owner.headers }),
      async (maker: Session) =>
        t.call('POST', '/user/data/delete/', { headers: maker.headers, payload: { secret: factoryPassword } }),
    ]) {
      const maker = await signedIn(t, { sellerId, role: 'ADMIN' });
      const { key } = (await make(['orders.read'], maker, 'Till sync')).json();
      expect((await get('/sales/', key)).statusCode).toBe(200);
      expect((await end(maker)).statusCode).toBeLessThan(300);
      t.clock.advance(seconds(3));
      expect((await get('/sales/', key)).statusCode).toBe(401);
    }
    expect((await t.call('GET', '/api-keys/', { headers: owner.headers })).json().results).toEqual([]);
  });

  it('may nothing that its maker may no longer', async () => {
    const maker = await signedIn(t, { sellerId, role: 'ADMIN' });
    const { key } = (await make(['orders.read', 'offers.read'], maker)).json();
    const change = (role: string) =>
      t.call('PATCH', `/team/${maker.user.id}/`, { headers: owner.headers, payload: { role } });
    expect((await change('INVENTORY')).statusCode).toBe(200);
    t.clock.advance(seconds(3));
    expect([(await get('/sales/', key)).statusCode, (await get('/offers/', key)).statusCode]).toEqual([403, 200]);
    await t.database.write('none', (db) => saveUser(db, maker.user.id, { disabledAt: t.clock.now() }));
    t.clock.advance(seconds(3));
    expect((await get('/offers/', key)).statusCode).toBe(401);
  });

  it('takes company data along as it may, though it has no second factor to show', async () => {
    const key = await keyWith('insights.read', 'exports.create', 'payouts.read');
    for (const path of ['/insights/export/?period=30', '/payouts/statement/?from=2026-10-01&to=2026-10-31'])
      expect([path, (await get(path, key)).statusCode]).toEqual([path, 200]);
  });
});
