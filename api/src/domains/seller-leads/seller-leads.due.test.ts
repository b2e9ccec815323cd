/** No company that asks to sell here is forgotten. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn } from '../../testing/session.ts';

let t: TestApp;
let joris: Session;
let signIns = 0;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Sessions end while the clock is moved. */
async function at(time: string): Promise<void> {
  t.clock.set(time);
  signIns += 1;
  const email = `joris-${signIns}@quayside.example`;
  joris = await signedIn(t, { email, role: 'STAFF', staffPermissions: ['staff.onboarding'] });
}
const staff = async (method: 'GET' | 'PUT', path: string, payload?: object) =>
  (await t.call(method, `/sellerleads/${path}`, { headers: joris.headers, ...(payload ? { payload } : {}) })).json();
const dueOf = async (slug: string) => (await staff('GET', `${slug}/`)).dueAt;
const overdue = async () => (await staff('GET', '?overdue=true')).results.map(({ slug }: { slug: string }) => slug);
async function leave(email: string): Promise<string> {
  const payload = { email, companyName: 'Brambleford Ltd', contactName: 'Tess', country: 'GB' };
  return (await t.call('POST', '/sellerleads/', { payload, headers: { 'x-application': 'sellers' } })).json().slug;
}

it('[GATE-04] [INT-02] a lead waits for one of us with a time, is overdue after it, and each step makes a new one', async () => {
  await at('2026-11-27T10:00:00.000Z');
  const slug = await leave('tess@brambleford.example');
  // A Friday: one working day on is Monday.
  expect(await dueOf(slug)).toBe('2026-11-30T10:00:00.000Z');
  await at('2026-11-27T12:00:00.000Z');
  const later = await leave('tom@brambleford.example');
  expect((await staff('GET', '?status=NEW')).results.map((one: { slug: string }) => one.slug)).toEqual([slug, later]);
  expect(await overdue()).toEqual([]);
  await at('2026-11-30T10:00:01.000Z');
  expect(await overdue()).toEqual([slug]);
  await staff('PUT', `${slug}/`, { status: 'CONTACTED' });
  expect(await dueOf(slug)).toBe('2026-12-03T10:00:01.000Z');
  expect(await overdue()).toEqual([]);
  await staff('PUT', `${slug}/`, { note: 'Calls back' });
  expect(await dueOf(slug)).toBe('2026-12-03T10:00:01.000Z');
  for (const status of ['STOCK_CHECK', 'QUALIFIED', 'ONBOARDING']) await staff('PUT', `${slug}/`, { status });
  expect(await dueOf(slug)).toBeNull();
});
