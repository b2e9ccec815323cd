import type { PayoutDetail } from '@quayside/contract/payouts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { parcel, type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';

let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
});
afterAll(async () => {
  expect(await brokenInvariants(t.database)).toEqual([]);
  await t.close();
});

const platform = () => desk.payable({ shippingMethod: 'PLATFORM', loads: [parcel] });
const book = async (id: string) =>
  (await desk.send('POST', id, 'carrier_booking/', { carrier: 'dhl_express', pickupDate: '2026-11-23' })).json();
const cancelBooking = async (id: string) => {
  const [shipment] = (await desk.shown(id)).shipments;
  const answer = await t.call('DELETE', `/shipments/${shipment?.qid}/`, { headers: desk.session.headers });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
};
/** What the order's payout is made of, once it is requested. */
async function paid(id: string): Promise<PayoutDetail> {
  const answer = (await desk.send('POST', id, 'paycomplete/', {})).json();
  expect(answer.payout, JSON.stringify(answer)).not.toBeNull();
  return (await t.call('GET', `/payouts/${answer.payout.qid}/`, { headers: desk.session.headers })).json();
}
const carrierRows = ({ entries }: PayoutDetail) =>
  entries.filter(({ kind }) => kind === 'CARRIER_COST').map(({ order, amount }) => ({ order, amount: amount.amount }));
const cents = (amount: string) => BigInt(amount.replace('.', ''));

describe('[ORD-11] [ORD-15] the price of a carrier booked here', () => {
  it('stands as CARRIER_COST on the payout of its own order, also when another one is paid first', async () => {
    const [booked, other] = [await platform(), await desk.payable()];
    const { carrierBooking } = await book(booked.id);
    const price = cents(carrierBooking.price.amount);
    expect(price).toBeGreaterThan(0n);
    const { earnings } = await desk.shown(booked.id);
    expect(earnings).toMatchObject({ carrierCost: { amount: `-${carrierBooking.price.amount}` } });
    expect(carrierRows(await paid(other.id))).toEqual([]);
    const preview = (await desk.send('GET', booked.id, 'paycomplete/')).json();
    const payout = await paid(booked.id);
    expect(carrierRows(payout)).toEqual([{ order: booked.order, amount: `-${carrierBooking.price.amount}` }]);
    expect(payout.amount).toEqual(preview.amount);
    expect(payout.amount).toEqual(earnings?.payout);
    expect((await desk.shown(booked.id)).earnings).toEqual({ ...earnings, commissionBasisPoints: null });
  });

  it('is taken back with the booking, before and after the payment', async () => {
    const before = await platform();
    await book(before.id);
    await cancelBooking(before.id);
    expect((await desk.shown(before.id)).earnings?.carrierCost.amount).toBe('0.00');
    await book(before.id);
    const [only, ...more] = carrierRows(await paid(before.id));
    expect([only?.order, more]).toEqual([before.order, []]);
    await cancelBooking(before.id);
    const next = await desk.payable();
    expect(carrierRows(await paid(next.id))).toEqual([
      { order: before.order, amount: (only?.amount ?? '').replace('-', '') },
    ]);
  });

  it('called off and booked again after the payment, at the same price, leaves the next payout as it is', async () => {
    const late = await platform();
    await book(late.id);
    await paid(late.id);
    await cancelBooking(late.id);
    await book(late.id);
    const next = carrierRows(await paid((await desk.payable()).id));
    expect(next).toEqual([]);
  });
});
