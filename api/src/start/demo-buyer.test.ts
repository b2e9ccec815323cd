/** The demo's buyer goes the way of every client. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { factoryPassword } from '../domains/users/users.factory.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf } from '../testing/buyer-fixture.ts';
import { brokenAtRest } from '../testing/models/invariants.ts';
import { sellerFixture } from '../testing/seller-fixture.ts';
import { work } from '../work.ts';
import { keepVisiting, visit } from './demo-buyer.ts';

let t: TestApp;
let buyer: BuyerFixture;
beforeAll(async () => {
  t = await testApp();
  buyer = await buyerFixture(t);
});
afterAll(() => t.close());

it('[BUY-07] a simulated buyer searches, fills a cart and orders; with nothing on the shelf it leaves', async () => {
  const send: Parameters<typeof visit>[0] = ({ method, url, ...more }) => t.call(method, url, more);
  const person = { email: buyer.session.user.email, password: factoryPassword };
  expect(await visit(send, person)).toBeNull();
  const seller = await sellerFixture(t);
  await offerOf(t, seller.seller.id, await makeProduct(t), { stock: 500 });
  let number: string | null = null;
  for (let tries = 0; number === null && tries < 8; tries += 1) number = await visit(send, person);
  expect(number).toMatch(/^QS-/);
  const { results } = (await buyer.send('GET', '/orders/')).json();
  expect(results).toMatchObject([{ number, status: 'PAID', reference: expect.stringMatching(/^PO-/) }]);
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
});

it('[BUY-07] each of several buyers comes in turn, one that fails keeps no other away, and all end with the server', async () => {
  vi.useFakeTimers();
  try {
    const came: unknown[] = [];
    const send: Parameters<typeof visit>[0] = async ({ payload }) => {
      came.push(payload);
      throw new Error('no server');
    };
    const buyers = ['one@shop.example', 'two@shop.example'].map((email) => ({ email, password: 'secret' }));
    const visiting = keepVisiting(send, buyers, 60);
    await vi.advanceTimersByTimeAsync(3 * 60_000);
    expect(came).toEqual([buyers[0], buyers[1], buyers[0]]);
    visiting.stop();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(came).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});
