import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';

let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
});
afterAll(() => t.close());

describe('a call without a body', () => {
  it.each([
    ['[ORD-15] paycomplete/', 'paycomplete/', () => desk.payable()],
    ['[ORD-05] confirm_saleline_quantities/', 'confirm_saleline_quantities/', () => desk.sale({ status: 'REQUESTED' })],
  ])('%s is made', async (_name, path, make) => {
    const { id } = await make();
    const answer = await desk.send('POST', id, path);
    expect([answer.statusCode, answer.json().code]).toEqual([200, undefined]);
  });

  it('[ORD-06] that needs one is refused by what is missing', async () => {
    const { id } = await desk.sale({ status: 'REQUESTED' });
    const answer = await desk.send('POST', id, 'decline/');
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['reasons']]);
  });
});
