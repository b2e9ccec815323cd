/** New sales, as rows. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { saleCounts, saleLines, sales } from './sales.tables.ts';
import { insertSearchTokens } from './search/sale-search.repository.ts';
import { searchTokensOf } from './search/search-tokens.ts';

export type NewLine = Omit<typeof saleLines.$inferInsert, 'sellerId' | 'saleId'>;

export type SaleWithLines = { readonly sale: typeof sales.$inferInsert; readonly lines: readonly NewLine[] };

/** New sales with their lines, their places in the counts and what they are found by: of several sellers in system scope. */
export async function insertSales(db: Db, placed: readonly SaleWithLines[]): Promise<void> {
  const rows = placed.map(({ sale }) => sale);
  const tokens = placed.flatMap(({ sale, lines }) => {
    const { sellerId, id: saleId, orderNumber, buyerReference = null } = sale;
    const found = searchTokensOf({ orderNumber, buyerReference, lines });
    return found.map((token) => ({ sellerId, saleId, token }));
  });
  await Promise.all([
    db.insert(sales).values(rows).execute(),
    db
      .insert(saleLines)
      .values(
        placed.flatMap(({ sale, lines }) =>
          lines.map((line) => ({ ...line, sellerId: sale.sellerId, saleId: sale.id })),
        ),
      )
      .execute(),
    db
      .insert(saleCounts)
      .values(
        rows.map(({ sellerId, statusGroup, nextAction }) => ({
          sellerId,
          id: newId(),
          statusGroup,
          nextAction,
          delta: 1,
        })),
      )
      .execute(),
    insertSearchTokens(db, tokens),
  ]);
}
