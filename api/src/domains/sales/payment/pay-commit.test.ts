import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { fingerprintOf } from '../../../platform/idempotency.ts';
import { sellerActorOf } from '../../../testing/actors.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../../testing/seller-fixture.ts';
import { ledgerLines } from '../../payouts/payouts.tables.ts';
import type { SaleChange } from '../locked-sale.ts';
import { saleAfter } from '../shown-sale.ts';
import { payComplete } from '../use-cases/pay-complete.ts';

let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
});
afterAll(() => t.close());

/** The database refuses a journal that does not balance at the very end, when the transaction commits. */
const unbalance = ({ db, now, sale }: SaleChange) =>
  db.insert(ledgerLines).values({
    sellerId: sale.sellerId,
    id: newId(),
    journalId: newId(),
    account: 'BANK',
    kind: 'ADJUSTMENT',
    amountMinor: 1n,
    currency: sale.currency,
    at: now,
  });

it('[ORD-16] key and payment stand or fall together: when the commit fails, the same key pays after all', async () => {
  const { id: saleId } = await desk.payable();
  const scope = { sellerId: desk.seller.id };
  const key = { owner: desk.seller.id, operation: 'sales.pay', key: 'one click', fingerprint: fingerprintOf({}) };
  const paying = (tell: (change: SaleChange) => Promise<unknown>) =>
    payComplete(t.deps, { actor: sellerActorOf(desk), scope, key }, { saleId }, async (change) => {
      await tell(change);
      return saleAfter(change, saleId);
    });
  await expect(paying(unbalance)).rejects.toThrow();
  expect(await paying(async () => undefined)).toMatchObject({ status: 'PAID' });
  const again = paying(() => Promise.reject(new Error('asked again')));
  expect(await again).toMatchObject({ status: 'PAID' });
});
