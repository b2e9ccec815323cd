/**
 * Draft quantities: kept on the server until all lines are confirmed together. They promise nothing. With a version, one
 * that arrives after the confirmation it was typed for is refused instead of standing there as the next draft.
 */
import type { Write } from '../../../platform/write.ts';
import { type SaleTarget, statusAfter, withLockedSale } from '../locked-sale.ts';
import { checkDrafts } from '../quantities/sales.quantities.rules.ts';
import { linesOfSale, saveDrafts } from '../sales.repository.ts';

type Draft = { readonly qid: string; readonly draftQuantity: number | null };
type Drafts = SaleTarget & { readonly lines: readonly Draft[] };

export function saveDraftQuantities(write: Write, { lines, ...target }: Drafts): Promise<void> {
  return withLockedSale(write, target, async (change) => {
    statusAfter(change, change.sale.status === 'CONFIRMED' ? 'reconfirm' : 'confirm');
    const { db, sale } = change;
    checkDrafts(await linesOfSale(db, sale.sellerId, sale.id), lines);
    await saveDrafts(db, sale.sellerId, sale.id, lines);
  });
}
