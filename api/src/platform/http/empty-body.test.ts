import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';

let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
});
afterAll(() => t.close());

const expected = { '/notifications/read/': [200, undefined], '/internal/test-sale/': [200, undefined] } as const;

describe('a call without a body', () => {
  it.each([
    ['[ORD-15] paycomplete/', 'paycomplete/', () => desk.payable()],
    ['[ORD-05] confirm_saleline_quantities/', 'confirm_saleline_quantities/', () => desk.sale({ status: 'REQUESTED' })],
  ])('%s is made', async (_name, path, make) => {
    const { id } = await make();
    const answer = await desk.send('POST', id, path);
    expect([answer.statusCode, answer.json().code]).toEqual([200, undefined]);
  });

  it('[ORD-14] completes an order', async () => {
    const { id } = await desk.sale({ status: 'PAID', shippingMethod: 'SELLER' });
    const answer = await desk.send('POST', id, 'complete/');
    // Without numbers it is refused by its rule, not for its body.
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'tracking_incomplete']);
  });

  it.each([
    ['[ERR-15] notifications/read/', '/notifications/read/', 'owner'],
    ['[INT-03] internal/test-sale/', '/internal/test-sale/', 'staff'],
  ] as const)('%s is never refused because there is none', async (_name, path, who) => {
    const session = who === 'staff' ? await staffIn(t, 'staff.test_sale') : desk.session;
    const answer = await t.call('POST', path, { headers: session.headers });
    const told = answer.body === '' ? {} : answer.json();
    expect(Object.keys(told.errors ?? {}), answer.body).not.toContain('body');
    expect([answer.statusCode, told.code]).toEqual(expected[path]);
  });

  it('[ORD-17] threads/read/ asks for its field', async () => {
    const { id } = await desk.sale({ status: 'REQUESTED' });
    const answer = await desk.send('POST', id, 'threads/read/');
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['upTo']]);
  });

  it('[ORD-06] that needs one is refused by what is missing', async () => {
    const { id } = await desk.sale({ status: 'REQUESTED' });
    const answer = await desk.send('POST', id, 'decline/');
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['reasons']]);
  });
});
