/** What a sale is found by: rows of `sale_search`. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { saleSearch } from './sales.tables.ts';

/** From now on the sale is found by these too. */
export async function addSearchTokens(
  db: Db,
  sellerId: string,
  saleId: string,
  tokens: readonly string[],
): Promise<void> {
  if (tokens.length === 0) return;
  await db
    .insert(saleSearch)
    .values(tokens.map((token) => ({ sellerId, saleId, token })))
    .onConflictDoNothing()
    .execute();
}

/** The sale is no longer found by these. */
export async function removeSearchTokens(
  db: Db,
  sellerId: string,
  saleId: string,
  tokens: readonly string[],
): Promise<void> {
  for (const token of tokens)
    await db
      .delete(saleSearch)
      .where(and(eq(saleSearch.sellerId, sellerId), eq(saleSearch.saleId, saleId), eq(saleSearch.token, token)))
      .execute();
}
