import { afterAll, beforeAll, expect, it } from 'vitest';
import { seconds } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { login, type Session, signedIn, signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { newestMessages } from '../internal/messages.read-model.ts';
import { warehouses } from '../sellers/sellers.tables.ts';

let t: TestApp;
let desk: Session;
const house = newId();

beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', (db) =>
    db.insert(warehouses).values({ id: house, name: 'Rotterdam', country: 'NL', city: 'Rotterdam' }),
  );
  desk = await signedIn(t, {
    ...{ role: 'STAFF', account: 'Ines Okafor', email: 'people@quayside.example' },
    staffPermissions: ['staff.onboarding'],
  });
});
afterAll(() => t.close());

const invite = (body: object) =>
  t.call('POST', '/internal/warehouse-people/', {
    headers: desk.headers,
    payload: { email: 'wout@harbour.example', role: 'WAREHOUSE_WORKER', warehouseQid: house, ...body },
  });
const remove = (qid: string) => t.call('DELETE', `/internal/warehouse-people/${qid}/`, { headers: desk.headers });
const list = async () => (await t.call('GET', '/internal/warehouse-people/', { headers: desk.headers })).json();

it('[WH-01] our people invite a worker into one warehouse, who chooses a password by mail and sees it alone', async () => {
  expect((await invite({})).statusCode).toBe(204);
  const [row] = (await list()).results;
  expect(row).toMatchObject({ name: 'Wout', warehouse: 'Rotterdam', isInvited: true, invitedBy: 'Ines Okafor' });
  await t.runJobs(work);
  const [mail] = await t.database.read('none', (db) => newestMessages(db, 'wout@harbour.example'));
  expect(mail?.subject).toBe('Ines Okafor invites you to our warehouse');
  const secret = decodeURIComponent(/activate-account\/\?secret=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '');
  const password = 'a forklift and a pallet';
  expect((await t.call('POST', '/user/activate/', { payload: { secret, password } })).statusCode).toBe(200);
  const signedUp = await login(t, 'wout@harbour.example', password);
  expect(signedUp.json().user).toMatchObject({ isWarehouseUser: true, warehouseQid: house, isSeller: false });
  expect((await list()).results[0]).toMatchObject({ isInvited: false });

  expect((await remove(row.qid)).statusCode).toBe(204);
  t.clock.advance(seconds(3));
  const headers = { authorization: `Bearer ${signedUp.json().accessToken}` };
  expect((await t.call('GET', '/user/', { headers })).statusCode).toBe(401);
  expect((await login(t, 'wout@harbour.example', password)).statusCode).toBe(400);
  expect((await remove(row.qid)).json().code).toBe('member_not_found');
});

it('[WH-01] refuses an address that is taken or ours, a warehouse that is none, and roles of others', async () => {
  expect((await invite({ email: desk.user.email })).json()).toMatchObject({ errors: { email: [{}] } });
  expect((await invite({ email: 'new@quayside.example' })).json()).toMatchObject({ errors: { email: [{}] } });
  const seller = await signedIn(t, { isWarehouseUser: true, warehouseId: house, role: 'WAREHOUSE_LEAD' });
  expect((await invite({ email: seller.user.email })).json()).toMatchObject({ errors: { email: [{}] } });
  expect((await invite({ warehouseQid: newId() })).json().code).toBe('warehouse_unknown');
  for (const role of ['OWNER', 'STAFF', 'BUYER']) expect((await invite({ role })).statusCode).toBe(400);
  const taken = await invite({ email: 'lead@harbour.example', role: 'WAREHOUSE_LEAD' });
  expect(taken.statusCode).toBe(204);
  const rows = (await list()).results;
  const lead = rows.find(({ email }: { email: string }) => email === 'lead@harbour.example');
  expect((await remove(lead.qid)).statusCode).toBe(204);
  expect((await list()).results).not.toContainEqual(expect.objectContaining({ qid: lead.qid }));
  // Nobody else is removed by this way.
  expect((await remove(desk.user.id)).json().code).toBe('member_not_found');
  expect((await t.call('GET', '/user/', { headers: (await signedInAgain(t, desk.user)).headers })).statusCode).toBe(
    200,
  );
});
