/** A sale that waits for its buyer's money: it comes, and the sale reaches its seller; or it never does, and the sale ends. */
import type { Happening } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { lockedSales, saveChange, saveChanges, statusAfter, withLockedSale } from '../locked-sale.ts';
import { deadlineOf, reachSellers } from '../place-sale.ts';
import { voidLines } from '../sales.repository.ts';

type SaleIds = { readonly sellerId: string; readonly saleId: string };

/** In system scope; `also` is told with it. Refuses with `invalid_transition` when one waits no more. */
export async function requestSales(
  write: Write,
  sales: readonly SaleIds[],
  also: readonly Happening[] = [],
): Promise<void> {
  const { db, deps, now } = write;
  const locked = await lockedSales(write, sales);
  const reaching = locked.map((change) => ({
    change,
    status: statusAfter(change, 'order_paid'),
    expiresAt: deadlineOf(deps, change.seller, now),
  }));
  await Promise.all([
    saveChanges(
      write,
      reaching.map(({ change, ...patch }) => ({ change, patch, told: { action: 'order_paid' } })),
    ),
    reachSellers(
      db,
      now,
      reaching.map(({ change, expiresAt }) => ({ ...change.sale, expiresAt })),
      also,
    ),
  ]);
}

/** In system scope. Refuses with `invalid_transition` when it waits no more. No money was held, so none is refunded. */
export function cancelUnpaid(write: Write, saleId: string): Promise<void> {
  return withLockedSale(write, { saleId }, async (change) => {
    const { db, sale } = change;
    const ended = { status: statusAfter(change, 'payment_timeout'), cancelReason: 'BUYER_NOT_PAID' } as const;
    await saveChange(change, ended, { action: 'payment_timeout', reason: 'BUYER_NOT_PAID' });
    await voidLines(db, sale.sellerId, sale.id);
  });
}
