import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../../testing/seller-fixture.ts';
import { signedIn } from '../../../testing/session.ts';

let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
});
afterAll(() => t.close());

describe('[ORD-07] what stands beside an order', () => {
  it('goes from goods to payout row by row, and comes to what the payment will be', async () => {
    const { id } = await desk.payable();
    const { earnings, total } = await desk.shown(id);
    const rows = [earnings?.goods, earnings?.shippingFee, earnings?.vat, earnings?.commission, earnings?.commissionVat];
    const cents = rows.reduce((sum, row) => sum + Math.round(Number(row?.amount) * 100), 0);
    expect(earnings?.goods).toEqual(total);
    expect(cents).toBe(Math.round(Number(earnings?.payout.amount) * 100));
    expect(earnings).toMatchObject({ commissionBasisPoints: desk.seller.feeBasisPoints, earlier: { amount: '0.00' } });
    const plan = await desk.send('GET', id, 'paycomplete/');
    expect(plan.json().amount).toEqual(earnings?.payout);
  });

  it('names town and country before the confirmation, and the whole address after it', async () => {
    const { id: asked } = await desk.sale({ status: 'REQUESTED' });
    expect((await desk.shown(asked)).deliverTo).toBeNull();
    const { id } = await desk.payable();
    const { deliverTo, destination, buyerName } = await desk.shown(id);
    expect(deliverTo).toMatchObject({ name: buyerName, city: destination.city, country: destination.country });
  });

  it('tells who may not read payouts nothing of commission and payout', async () => {
    const { id } = await desk.payable();
    const clerk = await signedIn(t, { sellerId: desk.seller.id, role: 'ORDERS' });
    const answer = await t.call('GET', `/sales/${id}/`, { headers: clerk.headers });
    expect([answer.statusCode, answer.json().earnings]).toEqual([200, null]);
  });
});
