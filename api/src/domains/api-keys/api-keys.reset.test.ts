import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makeBuyer, makeSeller } from '../sellers/sellers.factory.ts';
import { factoryPassword } from '../users/users.factory.ts';

const subject = 'API keys still work after a new password';
const newPassword = 'eleven purple boats';
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const makeKey = async ({ headers }: Session, name: string, scope: string): Promise<string> =>
  (await t.call('POST', '/api-keys/', { headers, payload: { name, scopes: [scope] } })).json().key;
const allMailsTo = async (recipient: string) => {
  await t.runJobs({ jobs: [], subscribers: work.subscribers });
  return t.database.read('none', (db) => db.select().from(messagesSent).where(eq(messagesSent.recipient, recipient)));
};
const toldTo = async (recipient: string) =>
  (await allMailsTo(recipient)).filter((mail) => mail.subject === subject).map(({ body }) => body);
async function reset({ user: { email } }: Session): Promise<void> {
  await t.call('POST', '/user/password/reset/', { payload: { email } });
  const { body = '' } = (await allMailsTo(email)).find((mail) => mail.subject === 'Set a new password') ?? {};
  const secret = new URL(/https?:\S+/.exec(body)?.[0] ?? 'http://none').searchParams.get('secret');
  const payload = { secret, password: newPassword };
  expect((await t.call('POST', '/user/password/reset/confirm/', { payload })).statusCode).toBe(204);
}

it('[PRO-13] a key outlives the reset of its maker’s password; they and who manages keys hear of it, and nobody else', async () => {
  const { id: sellerId } = await t.database.write('none', (db) => makeSeller(db));
  const owner = await signedIn(t, { sellerId });
  const admin = await signedIn(t, { sellerId, role: 'ADMIN' });
  const viewer = await signedIn(t, { sellerId, role: 'VIEWER' });
  const key = await makeKey(admin, 'Stock https://evil.example', 'offers.read');
  await makeKey(owner, 'Of another', 'orders.read');
  await reset(admin);
  expect((await t.call('GET', '/offers/', { headers: { authorization: `Bearer ${key}` } })).statusCode).toBe(200);
  const [mine] = await toldTo(admin.user.email);
  expect(mine).toContain('You set a new password');
  expect(mine).toContain(`(ends in ${key.slice(-4)})`);
  expect(mine).toContain('/my-profile/api-keys/');
  expect(mine).not.toMatch(/evil\.example|Of another/);
  const [theirs] = await toldTo(owner.user.email);
  expect(theirs).toContain(`${admin.user.account} set a new password`);
  expect(await toldTo(viewer.user.email)).toEqual([]);
});

it('a buying company hears of it at its own address', async () => {
  const buyer = await t.database.write('none', (db) => makeBuyer(db));
  const person = await signedIn(t, { sellerId: null, buyerId: buyer.id, role: 'BUYER' }, 'buyers');
  await makeKey(person, 'ERP', 'checkout.write');
  await reset(person);
  const [told] = await toldTo(buyer.email);
  expect(told).toContain('ERP (ends in');
  expect(told).not.toContain('/my-profile/');
});

it('nobody is told where there is no key, or where its maker knew the old password', async () => {
  const { id: sellerId } = await t.database.write('none', (db) => makeSeller(db));
  const owner = await signedIn(t, { sellerId });
  await reset(owner);
  expect(await toldTo(owner.user.email)).toEqual([]);
  const other = await signedIn(t, { sellerId });
  await makeKey(other, 'ERP', 'orders.read');
  const payload = { secret: factoryPassword, password: newPassword };
  await t.call('PUT', '/user/password/', { headers: other.headers, payload });
  expect(await toldTo(other.user.email)).toEqual([]);
});
