/** Staff grant more time, once, before the deadline: at most two working days in the seller's calendar. */
import type { extendBody } from '@quayside/contract/sale-actions';
import type { z } from 'zod';
import { present } from '../../../kernel/errors.ts';
import { addWorkingDays } from '../../../kernel/working-time.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { saveChange, statusAfter, withLockedSale } from '../locked-sale.ts';
import type { SaleRecord } from '../sales.repository.ts';

type Input = z.infer<typeof extendBody> & { readonly saleId: string };

export function extendDeadline(write: Write, { workingDays, ...target }: Input): Promise<SaleRecord> {
  return withLockedSale(write, target, async (change) => {
    const status = statusAfter(change, 'extend');
    const { db, deps, now, sale, seller } = change;
    const saleId = sale.id;
    const expiresAt = addWorkingDays(
      present(sale.expiresAt, 'an open sale has a deadline'),
      workingDays,
      deps.calendarOf(seller.country, seller.timeZone),
    );
    await enqueue(db, 'sale.expire', { saleId }, { at: expiresAt, key: `sale.expire.${saleId}` });
    return saveChange(change, { status, expiresAt, extendedAt: now }, { action: 'extend', detail: { workingDays } });
  });
}
