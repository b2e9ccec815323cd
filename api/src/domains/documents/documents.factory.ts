/** Documents for tests: rows whose content is in the store already. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { keepFile, type StoredFile } from '../../platform/files/stored-files.ts';
import type { SaleRow } from '../sales/fixtures/sale-spec.factory.ts';
import { documents } from './documents.tables.ts';

type DocumentRow = typeof documents.$inferSelect;

/** An invoice of the sale's seller, unless told otherwise. */
export async function makeDocument(
  db: Db,
  sale: SaleRow,
  file: StoredFile,
  overrides: Partial<DocumentRow> = {},
): Promise<DocumentRow> {
  const row: DocumentRow = {
    sellerId: sale.sellerId,
    id: newId(),
    saleId: sale.id,
    orderNumber: sale.orderNumber,
    documentType: 'SELLER_INVOICE',
    name: 'Invoice.pdf',
    fileId: file.id,
    fileType: file.type,
    bytes: file.bytes,
    uploadedBy: null,
    uploadedByName: 'Mila de Vries',
    uploadedAt: sale.createdAt,
    version: 1,
    ...overrides,
  };
  await keepFile(db, sale.createdAt, file);
  await db.insert(documents).values(row).execute();
  return row;
}
