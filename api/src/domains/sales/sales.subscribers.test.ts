import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readyStreamOf } from '../../testing/open-stream.ts';
import { sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

it('[ORD-15] who completes the profile on the way to a payment triggers it on the order as it was shown', async () => {
  const desk = await sellerFixture(t, { seller: { hasBillingAddress: false } });
  const { id } = await desk.payable();
  const address = {
    ...{ companyName: desk.seller.name, line1: 'Kade 1', line2: '', region: '', usageTypes: ['BILLING'] },
    ...{ postalCode: '1011 AB', city: 'Amsterdam', country: 'NL' },
  };
  const { headers } = desk.session;
  expect((await t.call('POST', '/addresses/', { headers, payload: address })).statusCode).toBe(200);
  const seen = await desk.shown(id);
  const stream = await readyStreamOf(t, headers);
  await t.runJobs(work);
  await vi.waitFor(() =>
    expect(stream.changes()).toContainEqual({
      kind: 'sale.next_action',
      saleQid: id,
      version: seen.version,
      byQid: null,
    }),
  );
  stream.cut();
  expect(await desk.shown(id)).toMatchObject({ version: seen.version, nextAction: 'TRIGGER_PAYMENT' });
  const paid = await desk.send('POST', id, 'paycomplete/', { version: seen.version });
  expect([paid.statusCode, paid.json().status]).toEqual([200, 'PAID']);
});
