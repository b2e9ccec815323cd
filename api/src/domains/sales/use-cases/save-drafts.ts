/** Draft quantities: kept on the server until all lines are confirmed together. They promise nothing. */
import type { Deps } from '../../../platform/deps.ts';
import { type Changer, inSale, statusAfter } from '../in-sale.ts';
import { refuse } from '../sales.errors.ts';
import { saveDrafts } from '../sales.repository.ts';

type Draft = { readonly qid: string; readonly draftQuantity: number | null };

export function saveDraftQuantities(
  deps: Deps,
  changer: Changer,
  saleId: string,
  drafts: readonly Draft[],
): Promise<void> {
  return inSale(deps, changer, { saleId }, async (change) => {
    statusAfter(change, change.sale.status === 'CONFIRMED' ? 'reconfirm' : 'confirm');
    const found = await saveDrafts(change.db, change.sale.sellerId, saleId, drafts);
    if (found !== drafts.length) throw refuse('line_not_found');
  });
}
