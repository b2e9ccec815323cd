/** What a seller is asked for, for tests. `db` runs in system scope or in the seller's. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import type { ReplacementRecord } from './replacements.repository.ts';
import { replacements } from './replacements.tables.ts';

export async function makeReplacement(
  db: Db,
  overrides: Partial<ReplacementRecord> & Pick<ReplacementRecord, 'sellerId'>,
): Promise<ReplacementRecord> {
  const row: ReplacementRecord = {
    id: newId(),
    offerId: newId(),
    sourceSellerId: newId(),
    sourceSaleId: newId(),
    sourceLineId: newId(),
    status: 'OPEN',
    gtin: '00012345678905',
    productName: 'Harbour soap',
    brandName: 'Lindqvist & Daughters',
    missingQuantity: 12,
    unitSize: 6,
    stock: 100,
    unitPriceMinor: 1_250n,
    currency: 'EUR',
    destinationCountry: 'DE',
    offeredQuantity: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    answerBy: '2026-12-23T16:00:00.000Z',
    answeredAt: null,
    orderId: null,
    version: 1,
    ...overrides,
  };
  await db.insert(replacements).values(row);
  return row;
}
