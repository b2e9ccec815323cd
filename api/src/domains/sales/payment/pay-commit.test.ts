import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { fingerprintOf } from '../../../platform/idempotency.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../../testing/seller-fixture.ts';
import { ledgerLines } from '../../payouts/payouts.tables.ts';
import type { SaleChange } from '../in-sale.ts';
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
  const { user } = desk.session;
  const payer = {
    kind: 'SELLER',
    userId: user.id,
    sellerId: desk.seller.id,
    name: user.account,
    permissions: new Set(['payments.trigger']),
  };
  const request = { saleId, key: 'one click', fingerprint: fingerprintOf({}) };
  const failing = payComplete(t.deps, payer, request, async (change) => {
    await unbalance(change);
    return 'paid, so it seemed';
  });
  await expect(failing).rejects.toThrow();
  expect(await payComplete(t.deps, payer, request, async (_, sale) => sale.status)).toBe('PAID');
  expect(await payComplete(t.deps, payer, request, async () => 'not asked again')).toBe('PAID');
});
