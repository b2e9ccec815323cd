/** While a plan is searched for, whoever reads the cart is told so, and may change it (section 10 of the domain page). */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SolverPort } from '../../adapters/solver/solver.port.ts';
import { minutes } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { sellerFixture } from '../../testing/seller-fixture.ts';
import { signedIn } from '../../testing/session.ts';

let waiting: ((error?: Error) => void)[] = [];
/** It thinks until it is told to stop; then it knows nothing better than the fast plan. */
const slow: SolverPort = {
  minimise: () =>
    new Promise((answer, fail) => {
      waiting.push((error) => (error ? fail(error) : answer(null)));
    }),
  close: async () => undefined,
};
let t: TestApp;
let soap: Product;
beforeAll(async () => {
  t = await testApp({ replaced: { solver: slow } });
  soap = await makeProduct(t, 'Juniper soap');
  // Its shipping keeps the fast plan away from what every line would cost for itself: the solver is asked.
  for (const [priceMinor, shippingMinor] of [
    [101n, '100'],
    [100n, '500'],
  ] as const) {
    const terms = [{ region: 'EUROPE' as const, minimumMinor: '0', shippingMinor }];
    const { seller } = await sellerFixture(t, { seller: { terms } });
    await offerOf(t, seller.id, soap, { stock: 100, priceMinor });
  }
});
afterAll(() => t.close());

/** Once the solver thinks. */
async function thinking(): Promise<(error?: Error) => void> {
  while (waiting.length === 0) await new Promise((next) => setTimeout(next, 5));
  const [stop] = waiting;
  waiting = [];
  if (!stop) throw new Error('nothing waits');
  return stop;
}
/** As another person of the company reads it. */
async function readByAnother({ buyerId }: BuyerFixture) {
  const { headers } = await signedIn(t, { role: 'BUYER', buyerId }, 'buyers');
  return (await t.call('GET', '/carts/active/', { headers })).json();
}

it('[BUY-05] another client reads OPTIMIZING while a plan is searched for, then what was found', async () => {
  const buyer = await buyerFixture(t);
  const { version } = (await buyer.add(soap.gtin, 10)).json();
  const optimised = buyer.send('POST', '/carts/active/optimize/', { version }, 'once');
  const stop = await thinking();
  expect(await readByAnother(buyer)).toMatchObject({
    ...{ status: 'OPTIMIZING', nextAction: 'WAIT_FOR_PLAN', version, goods: { amount: '0.00' } },
  });
  stop();
  const answer = (await optimised).json();
  expect(answer).toMatchObject({ status: 'ALLOCATED', version: version + 1 });
  expect(await readByAnother(buyer)).toEqual(answer);
});

it('[BUY-05] a line that is changed meanwhile stands: the plan is made anew for it', async () => {
  const buyer = await buyerFixture(t);
  await buyer.add(soap.gtin, 10);
  const optimised = buyer.optimise();
  const first = await thinking();
  expect((await buyer.add(soap.gtin, 5)).json()).toMatchObject({ status: 'ACTIVE', unitCount: 15 });
  first();
  const second = await thinking();
  expect(await readByAnother(buyer)).toMatchObject({ status: 'OPTIMIZING', unitCount: 15 });
  second();
  expect((await optimised).json()).toMatchObject({ status: 'ALLOCATED', unitCount: 15, droppedCount: 0 });
});

it('[BUY-05] one that was shared out can be ordered until the new plan is there', async () => {
  const buyer = await buyerFixture(t);
  await buyer.add(soap.gtin, 10);
  const first = buyer.optimise();
  (await thinking())();
  await first;
  const again = buyer.optimise();
  const stop = await thinking();
  expect(await readByAnother(buyer)).toMatchObject({ status: 'ALLOCATED', nextAction: 'CHECK_OUT' });
  stop();
  expect((await again).statusCode).toBe(200);
});

it('[BUY-05] no plan, or a repeated call that needs none, leaves nobody waiting', async () => {
  const buyer = await buyerFixture(t);
  await buyer.add(soap.gtin, 10);
  const failing = buyer.optimise();
  (await thinking())(new Error('the solver is gone'));
  await expect(failing).rejects.toThrow('500');
  expect(await readByAnother(buyer)).toMatchObject({ status: 'ACTIVE' });

  const first = buyer.send('POST', '/carts/active/optimize/', {}, 'the key');
  (await thinking())();
  await first;
  await buyer.add(soap.gtin, 1);
  const repeated = buyer.send('POST', '/carts/active/optimize/', {}, 'the key');
  (await thinking())();
  expect((await repeated).json()).toMatchObject({ status: 'ALLOCATED', unitCount: 10 });
  expect(await readByAnother(buyer)).toMatchObject({ status: 'ACTIVE', unitCount: 11 });
});

const gone = new Error('the solver is gone');

it('[BUY-05] of two who search at once one that finds no plan leaves the other waited for', async () => {
  for (const firstEnds of [true, false]) {
    const buyer = await buyerFixture(t);
    await buyer.add(soap.gtin, 10);
    const first = buyer.optimise();
    const stopFirst = await thinking();
    const second = buyer.optimise();
    const stopSecond = await thinking();
    const [ended, other] = firstEnds ? [first, second] : [second, first];
    const [stop, stopOther] = firstEnds ? [stopFirst, stopSecond] : [stopSecond, stopFirst];
    stop(gone);
    await expect(ended).rejects.toThrow('500');
    expect(await readByAnother(buyer)).toMatchObject({ status: 'OPTIMIZING', nextAction: 'WAIT_FOR_PLAN' });
    stopOther(gone);
    await expect(other).rejects.toThrow('500');
    expect(await readByAnother(buyer)).toMatchObject({ status: 'ACTIVE', nextAction: 'OPTIMIZE' });
  }
});

it('[BUY-05] after a search whose process is gone the next one is waited for', async () => {
  const buyer = await buyerFixture(t);
  await buyer.add(soap.gtin, 10);
  const lost = buyer.optimise();
  const stopLost = await thinking();
  t.clock.advance(minutes(1));
  expect(await readByAnother(buyer)).toMatchObject({ status: 'ACTIVE' });
  const next = buyer.optimise();
  const stop = await thinking();
  expect(await readByAnother(buyer)).toMatchObject({ status: 'OPTIMIZING', nextAction: 'WAIT_FOR_PLAN' });
  stop();
  expect((await next).json()).toMatchObject({ status: 'ALLOCATED' });
  stopLost(gone);
  await expect(lost).rejects.toThrow('500');
  expect(await readByAnother(buyer)).toMatchObject({ status: 'ALLOCATED' });
});

it('[BUY-05] a plan that is lost when it is written leaves nobody waiting', async () => {
  const buyer = await buyerFixture(t);
  await buyer.add(soap.gtin, 10);
  const losing = buyer.optimise();
  const stop = await thinking();
  const write: Database['write'] = t.deps.database.write;
  const spied = vi.spyOn(t.deps.database, 'write').mockImplementationOnce((scope, work) =>
    write(scope, async (db) => {
      await work(db);
      throw new Error('the connection is gone');
    }),
  );
  stop();
  await expect(losing).rejects.toThrow('500');
  spied.mockRestore();
  expect(await readByAnother(buyer)).toMatchObject({ status: 'ACTIVE', nextAction: 'OPTIMIZE' });
});

it('[BUY-05] [ORD-16] a repeated call is answered as before, also with the version that it saw then', async () => {
  const buyer = await buyerFixture(t);
  const { version } = (await buyer.add(soap.gtin, 10)).json();
  const call = (key: string) => buyer.send('POST', '/carts/active/optimize/', { version }, key);
  const first = call('seen then');
  (await thinking())();
  const answer = (await first).json();
  expect(answer).toMatchObject({ status: 'ALLOCATED' });
  expect((await call('seen then')).json()).toEqual(answer);
  expect((await call('another')).json()).toMatchObject({ status: 409, code: 'stale_version' });
  await buyer.send('POST', '/carts/active/empty/', {});
  expect((await call('seen then')).json()).toEqual(answer);
  expect((await call('another')).json()).toMatchObject({ status: 404, code: 'cart_not_found' });
});
