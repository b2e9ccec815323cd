import { afterAll, beforeAll, expect, it } from 'vitest';
import { seconds } from '../../../kernel/clock.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../../testing/seller-fixture.ts';
import { signedInAgain } from '../../../testing/session.ts';
import { codeAt } from '../../second-factors/totp.ts';
import { factoryPassword } from '../../users/users.factory.ts';

let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
});
afterAll(() => t.close());

it('[ORD-15] above the automatic limit whoever has a second factor shows it first; nothing is booked until then', async () => {
  const factor = (path: string, payload: object, { headers } = desk.session) =>
    t.call('POST', `/user/second-factor/${path}`, { headers, payload });
  const { key } = (await factor('', { secret: factoryPassword })).json();
  const code = () => {
    t.clock.advance(seconds(30));
    return codeAt(key, t.clock.now());
  };
  await factor('confirm/', { code: code() });
  const later = await signedInAgain(t, desk.session.user);
  const pay = (id: string) => t.call('POST', `/sales/${id}/paycomplete/`, { headers: later.headers, payload: {} });
  const priced = (unitPriceMinor: bigint) => desk.payable({ lines: [{ unitPriceMinor, requestedQuantity: 1 }] });
  const [above, exactly] = [await priced(2_500_001n), await priced(2_500_000n)];
  expect((await pay(above.id)).json()).toMatchObject({ status: 403, code: 'second_factor_required' });
  expect(await desk.shown(above.id)).toMatchObject({ status: 'CONFIRMED', payout: null });
  expect((await pay(exactly.id)).json().status).toBe('PAID');
  expect((await factor('prove/', { code: code() }, later)).statusCode).toBe(200);
  expect((await pay(above.id)).json().status).toBe('PAYMENT_IN_REVIEW');
});
