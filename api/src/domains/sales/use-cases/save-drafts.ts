/**
 * Draft quantities: kept on the server until all lines are confirmed together. They promise nothing. With a version, one
 * that arrives after the confirmation it was typed for is refused instead of standing there as the next draft.
 */
import type { Deps } from '../../../platform/deps.ts';
import { type Changer, inSale, statusAfter } from '../in-sale.ts';
import { checkDrafts } from '../quantities/sales.quantities.rules.ts';
import { linesOfSale, saveDrafts } from '../sales.repository.ts';

type Draft = { readonly qid: string; readonly draftQuantity: number | null };
type Drafts = { readonly lines: readonly Draft[]; readonly version?: number | undefined };

export function saveDraftQuantities(
  deps: Deps,
  changer: Changer,
  saleId: string,
  { lines, version }: Drafts,
): Promise<void> {
  return inSale(deps, changer, { saleId, version }, async (change) => {
    statusAfter(change, change.sale.status === 'CONFIRMED' ? 'reconfirm' : 'confirm');
    const { db, sale } = change;
    checkDrafts(await linesOfSale(db, sale.sellerId, saleId), lines);
    await saveDrafts(db, sale.sellerId, saleId, lines);
  });
}
