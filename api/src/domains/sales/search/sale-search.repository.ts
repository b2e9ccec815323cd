/** What a sale is found by: rows of `sale_search`. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { numbersOfSale } from '../detail/sale-shipments.read-model.ts';
import { saleLines, saleSearch } from '../sales.tables.ts';
import { searchTokensOf } from './search-tokens.ts';

/** From now on the sale is found by these too. */
export async function addSearchTokens(
  db: Db,
  sellerId: string,
  saleId: string,
  tokens: readonly string[],
): Promise<void> {
  await insertSearchTokens(
    db,
    tokens.map((token) => ({ sellerId, saleId, token })),
  );
}

export async function insertSearchTokens(db: Db, rows: readonly (typeof saleSearch.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(saleSearch)
    .values([...rows])
    .onConflictDoNothing()
    .execute();
}

type Named = {
  readonly sellerId: string;
  readonly id: string;
  readonly orderNumber: string;
  readonly buyerReference: string | null;
};

/** The sale is no longer found by these, but for what it is called besides: a number may be its reference too. */
export async function removeSearchTokens(db: Db, sale: Named, tokens: readonly string[]): Promise<void> {
  const { sellerId, id: saleId } = sale;
  const [lines, trackingNumbers] = await Promise.all([
    db
      .select({ gtin: saleLines.gtin, brandName: saleLines.brandName })
      .from(saleLines)
      .where(and(eq(saleLines.sellerId, sellerId), eq(saleLines.saleId, saleId))),
    numbersOfSale(db, sellerId, saleId),
  ]);
  const kept = new Set(searchTokensOf({ ...sale, lines, trackingNumbers }));
  for (const token of tokens.filter((one) => !kept.has(one)))
    await db
      .delete(saleSearch)
      .where(and(eq(saleSearch.sellerId, sellerId), eq(saleSearch.saleId, saleId), eq(saleSearch.token, token)))
      .execute();
}
