/** Stock lists for tests. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { stockListRows, stockLists } from './catalog-uploads.tables.ts';

type Row = typeof stockLists.$inferSelect;

/** A list of one row that was read and would change nothing, unless told otherwise. */
export async function makeStockList(db: Db, given: Partial<Row> & Pick<Row, 'sellerId'>): Promise<Row> {
  const row: Row = {
    ...{ id: newId(), kind: 'STOCK_LIST', status: 'PREVIEW_READY', scope: 'CHANGES', fileId: newId(), fileType: 'csv' },
    ...{ fileName: 'list.csv', currency: 'EUR', mapping: null, preview: [['GTIN']], counts: { CREATED: 1 } },
    ...{ rowsTotal: 1, rowsDone: 1, failureCode: null, dealId: null, batchId: null, createdBy: newId() },
    ...{
      createdByName: 'Mila',
      createdAt: '2026-11-20T09:00:00.000Z',
      movedAt: '2026-11-20T09:00:00.000Z',
      expiresAt: '2026-12-20T09:00:00.000Z',
    },
    ...{ folderName: null, folderKey: null, folderTold: null },
    ...{ isFeed: false, isLayoutKnown: false, offersInStock: 0, version: 1 },
    ...given,
  };
  await db.insert(stockLists).values(row);
  const { sellerId, id: listId } = row;
  await db.insert(stockListRows).values({ sellerId, listId, line: 2, gtin: 'x', code: 'INVALID_GTIN', value: 'x' });
  return row;
}
