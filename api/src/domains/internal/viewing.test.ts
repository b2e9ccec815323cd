import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { minutes, seconds } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Route, registeredRoutes } from '../../testing/matrix/registered-routes.ts';
import { readyStreamOf } from '../../testing/open-stream.ts';
import { cookieOf, refreshCookieName, type Session, signedIn, signedInAgain } from '../../testing/session.ts';
import { makeSale } from '../sales/sales.factory.ts';
import { makeSeller, type SellerRow } from '../sellers/sellers.factory.ts';
import { factoryPassword } from '../users/users.factory.ts';
import { staffMembers, users } from '../users/users.tables.ts';

let t: TestApp;
let marlin: SellerRow;
let other: SellerRow;
let ours: Session;
let company: string;
let desks = 0;

beforeAll(async () => {
  t = await testApp({ env: { LOGIN_LIMIT_PER_ADDRESS: '1000' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  [marlin, other] = await t.database.write('none', async (db) => [
    await makeSeller(db, { name: 'Marlin Trading B.V.' }),
    await makeSeller(db, { name: 'Perlmutt GmbH' }),
  ]);
  company = marlin.id;
  desks += 1;
  ours = await signedIn(t, {
    ...{ role: 'STAFF', account: 'Ines Okafor', email: `view-${desks}@quayside.example` },
    staffPermissions: ['staff.impersonate', 'staff.sellers', 'staff.payments.approve'],
  });
});

const get = (path: string, { headers }: Pick<Session, 'headers'> = ours) => t.call('GET', path, { headers });
const post = (path: string, payload: object, { headers }: Pick<Session, 'headers'> = ours) =>
  t.call('POST', path, { headers, payload });
const look = (who = ours, reason = 'Ticket 4711: no orders to be seen') =>
  post(`/internal/sellers/${company}/view/`, { reason }, who);
const end = (who: Pick<Session, 'headers'> = ours) => post('/user/viewing/end/', {}, who);
const logOf = async () => {
  const owner = await signedIn(t, { sellerId: company });
  return (await get('/audit-log/', owner)).json().results;
};

/** Tokens live ten minutes: the same session, later. */
async function refreshed(who: Session): Promise<Pick<Session, 'headers'>> {
  const answer = await t.call('POST', '/auth/refresh/', { cookies: { [refreshCookieName]: who.refreshToken } });
  expect(cookieOf(answer)).toBeUndefined();
  return { headers: { ...who.headers, authorization: `Bearer ${answer.json().accessToken}` } };
}

const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const verb = (method: string) => verbs.find((one) => one === method) ?? 'GET';

/** What nobody may who only looks: all that asks for a factor or a person, a person's own, and what the company alone may. */
const isSensitive = ({ method, config }: Route): boolean =>
  Boolean(config.needsProof || config.personsOnly || config.isCompanysAlone) ||
  (config.permission === 'signed_in' && method !== 'GET' && !config.isOpenToViewers);

describe('[INT-04] one of our own people in a company as it sees itself', () => {
  it('reads what the company reads and no other, under the own name, and the company reads who and why', async () => {
    const { sale } = await t.database.write({ sellerId: company }, (db) => makeSale(db, { seller: marlin }));
    const foreign = await t.database.write({ sellerId: other.id }, (db) => makeSale(db, { seller: other }));
    const began = await look();
    expect(began.json()).toEqual({ until: new Date(Date.parse(t.clock.now()) + minutes(30)).toISOString() });
    expect((await get('/user/')).json()).toMatchObject({
      ...{ account: 'Ines Okafor', isSeller: true, isStaff: false, viewing: began.json() },
      company: { qid: company, name: 'Marlin Trading B.V.' },
    });
    expect((await get('/sales/')).json().results.map(({ qid }: { qid: string }) => qid)).toEqual([sale.id]);
    expect((await get(`/sales/${sale.id}/`)).statusCode).toBe(200);
    expect((await get(`/sales/${foreign.sale.id}/`)).statusCode).toBe(404);
    expect((await get(`/sales/?sellerQid=${other.id}`)).statusCode).toBe(404);
    const patch = { registrationNumber: '24289101' };
    expect((await t.call('PATCH', '/user/', { headers: ours.headers, payload: patch })).json().viewing).not.toBeNull();
    await end();
    expect(await logOf()).toMatchObject([
      { action: 'STAFF_VIEW_ENDED', isStaff: true },
      { action: 'COMPANY_CHANGED', isStaff: true, person: 'Ines Okafor (Quayside)', personQid: ours.user.id },
      {
        action: 'STAFF_VIEW_STARTED',
        isStaff: true,
        person: 'Ines Okafor',
        subject: 'Ticket 4711: no orders to be seen',
      },
    ]);
    expect((await get('/user/')).json()).toMatchObject({ isStaff: true, isSeller: false, viewing: null });
  });

  it('pays nothing, and changes no bank, password, factor, team, key or webhook: every such route of the product', async () => {
    await look();
    const routes = (await registeredRoutes(t.deps)).filter(({ url }) => url.startsWith('/api/'));
    const sensitive = routes.filter(isSensitive);
    expect(sensitive.length).toBeGreaterThan(50);
    const anId = ours.user.id;
    for (const { method, url, name } of sensitive) {
      const path = url.replaceAll(/:\w+/g, anId);
      const answer = await t.app.inject({ method: verb(method), url: path, headers: ours.headers });
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 403, 'viewing_company']);
    }
    for (const [method, path] of [
      ['POST', `/sales/${anId}/paycomplete/`],
      ['POST', '/user/bank/iban/'],
      ['GET', '/team/'],
      ['GET', '/audit-log/export/'],
      ['POST', `/claims/${anId}/respond/`],
      ['GET', '/internal/payments/'],
      ['POST', `/internal/payments/${anId}/approve/`],
      ['POST', `/internal/sellers/${other.id}/view/`],
      ['POST', `/internal/sellers/${company}/status/`],
      ['GET', '/offers/export/'],
    ] as const) {
      const { statusCode, body } = await t.app.inject({ method, url: `/api${path}`, headers: ours.headers });
      expect([path, statusCode, JSON.parse(body).code]).toEqual([path, 403, 'viewing_company']);
    }
    const own = await t.call('PATCH', '/user/', { headers: ours.headers, payload: { account: 'Somebody' } });
    expect(own.json().code).toBe('viewing_company');
    const both = { registrationNumber: '1', email: 'x@marlin.example', secret: factoryPassword };
    expect((await t.call('PATCH', '/user/', { headers: ours.headers, payload: both })).json().code).toBe(
      'viewing_company',
    );
  });

  it('needs the right, a reason and the second factor, and a company whose people still sign in', async () => {
    expect((await look(ours, '  x ')).statusCode).toBe(400);
    const desk = await signedIn(t, {
      ...{ role: 'STAFF', email: `no-view-${desks}@quayside.example`, staffPermissions: ['staff.sellers'] },
    });
    expect((await look(desk)).json()).toMatchObject({ code: 'permission_denied' });
    expect((await look(await signedIn(t, { sellerId: company }))).json()).toMatchObject({ code: 'permission_denied' });
    company = (await t.database.write('none', (db) => makeSeller(db, { status: 'CLOSED' }))).id;
    expect((await look()).json().code).toBe('company_closed');
    company = ours.user.id;
    expect((await look()).json().code).toBe('company_not_found');
    company = marlin.id;
    const secondFactorAt = t.clock.now();
    await t.database.write('none', (db) => db.update(users).set({ secondFactorAt }).where(eq(users.id, ours.user.id)));
    t.clock.advance(seconds(3));
    expect((await look()).json().code).toBe('second_factor_required');
    expect((await get('/user/')).json().viewing).toBeNull();
  });

  it('ends after half an hour to the second, with the session, and with the right', async () => {
    await look();
    const elsewhere = await signedInAgain(t, ours.user);
    expect((await get('/user/', elsewhere)).json().isStaff).toBe(true);
    t.clock.advance(minutes(30) - seconds(1));
    const late = await refreshed(ours);
    expect((await get('/sales/', late)).json().count).toBe(0);
    t.clock.advance(seconds(1));
    expect((await get('/user/', late)).json()).toMatchObject({ isStaff: true, isSeller: false, viewing: null });
    expect((await end(late)).statusCode).toBe(204);

    const again = await signedInAgain(t, ours.user);
    await look(again);
    await t.database.write('none', (db) => db.update(staffMembers).set({ permissions: ['staff.sellers'] }));
    t.clock.advance(seconds(3));
    expect((await get('/user/', again)).json()).toMatchObject({ isStaff: true, viewing: null });
    await post('/auth/logout/', {}, again);
    expect((await get('/user/', again)).statusCode).toBe(401);
  });

  it('[GATE-06] ends its open streams with it', async () => {
    await look();
    const stream = await readyStreamOf(t, ours.headers);
    await t.database.write({ sellerId: company }, (db) => makeSale(db, { seller: marlin, hasRead: false }));
    await end();
    await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), { timeout: 5_000 });
  });
});
