/** What is taken because of an order that is not paid yet comes off that order's own payment, and off no other. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { adjustNextPayout } from './use-cases/adjust-next-payout.ts';
import { returnCommission } from './use-cases/return-commission.ts';

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

const of = ({ id, order }: { id: string; order: string }) => ({
  ...{ sellerId: desk.seller.id, saleId: id, orderNumber: order, causeId: newId(), reason: 'Claim' },
  ...({ currency: 'EUR', at: t.clock.now() } as const),
});
async function paid(id: string): Promise<{ kind: string; order: string; amount: { amount: string } }[]> {
  const { payout } = (await desk.send('POST', id, 'paycomplete/', {}, { 'idempotency-key': newId() })).json();
  return (await t.call('GET', `/payouts/${payout.qid}/`, { headers: desk.session.headers })).json().entries;
}

describe('[CLM-04] [ORD-15] what an order owes', () => {
  it('waits for the payment of that order, also when another one is paid first', async () => {
    const [claimed, other] = [await desk.payable(), await desk.payable()];
    await t.database.write('system', (db) =>
      adjustNextPayout(db, { ...of(claimed), kind: 'ADJUSTMENT', owedMinor: 4_750n }),
    );
    expect((await paid(other.id)).filter(({ order }) => order === claimed.order)).toEqual([]);
    expect((await paid(claimed.id)).filter(({ kind }) => kind === 'ADJUSTMENT')).toMatchObject([
      { order: claimed.order, amount: { amount: '-47.50' } },
    ]);
  });

  it('never takes commission again that was not given back', async () => {
    const sale = await desk.payable();
    await paid(sale.id);
    const expected = { goods: 0n, fee: 0n, vat: 0n, commission: 0n, commissionVat: 0n };
    const move = (goodsMinor: bigint) =>
      t.database.write('system', (db) => returnCommission(db, { ...of(sale), goodsMinor, expected }));
    // A claim of before, from which none went back, is won on appeal.
    await move(-4_750n);
    expect(await owed(sale.order)).toEqual([]);
    await move(5_000n);
    await move(-7_500n);
    expect(await owed(sale.order)).toEqual([]);
  });
});

/** What the next payment of the seller would carry of that order's commission. */
async function owed(order: string): Promise<unknown[]> {
  const next = await desk.payable();
  const rows = (await paid(next.id)).filter((row) => row.order === order && row.kind.startsWith('COMMISSION'));
  const sum = rows.reduce((total, { amount }) => total + Math.round(Number(amount.amount) * 100), 0);
  return sum === 0 ? [] : rows;
}
