/** The contact form about an order: opens a thread on the sale (ORD-17). */
import type { issueBody } from '@quayside/contract/sale-actions';
import type { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import { addWorkingDays } from '../../../kernel/working-time.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { type Changer, inSale } from '../in-sale.ts';
import { saveIssue } from '../sales.repository.ts';

type Reporter = Changer & { readonly userId: string };

export function reportIssue(
  deps: Deps,
  reporter: Reporter,
  saleId: string,
  { category, message }: z.infer<typeof issueBody>,
) {
  return inSale(deps, reporter, { saleId }, async ({ db, now, sale, seller }) => {
    const id = newId();
    await saveIssue(db, {
      sellerId: sale.sellerId,
      id,
      saleId,
      category,
      message,
      userId: reporter.userId,
      createdAt: now,
    });
    await emit(db, now, 'sale.issue_reported', { sellerId: sale.sellerId, saleId, issueId: id });
    return {
      qid: id,
      reference: `${sale.orderNumber}/${id.slice(-4).toUpperCase()}`,
      replyBy: addWorkingDays(now, 1, deps.calendarOf(seller.country, seller.timeZone)),
    };
  });
}
