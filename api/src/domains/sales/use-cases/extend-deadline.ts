/** Staff grant more time, once, before the deadline: at most two working days in the seller's calendar. */
import type { extendBody } from '@quayside/contract/sale-actions';
import type { z } from 'zod';
import { present } from '../../../kernel/errors.ts';
import { addWorkingDays } from '../../../kernel/working-time.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { type Changer, inSale, saveChange, statusAfter } from '../in-sale.ts';
import type { SaleRecord } from '../sales.repository.ts';

export function extendDeadline(
  deps: Deps,
  changer: Changer,
  saleId: string,
  { workingDays, version }: z.infer<typeof extendBody>,
): Promise<SaleRecord> {
  return inSale(deps, changer, { saleId, version }, async (change) => {
    const status = statusAfter(change, 'extend');
    const { db, now, sale, seller } = change;
    const expiresAt = addWorkingDays(
      present(sale.expiresAt, 'an open sale has a deadline'),
      workingDays,
      deps.calendarOf(seller.country, seller.timeZone),
    );
    await enqueue(db, 'sale.expire', { saleId }, { at: expiresAt, key: `sale.expire.${saleId}` });
    return saveChange(change, { status, expiresAt, extendedAt: now }, { action: 'extend', detail: { workingDays } });
  });
}
