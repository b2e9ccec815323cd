/** Adds a document to an order (ORD-13). The same Idempotency-Key adds it once, however often it is sent. */

import { mostDocuments } from '@quayside/contract/document-values';
import type { AddDocumentFields } from '@quayside/contract/documents';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { nameForType } from '../../../platform/files/file-name.ts';
import { refuse as refuseFile } from '../../../platform/files/files.errors.ts';
import type { ReceivedFile } from '../../../platform/files/received-file.ts';
import { keepFile, type StoredFile, storeFile } from '../../../platform/files/stored-files.ts';
import { fingerprintOf, once } from '../../../platform/idempotency.ts';
import { type Changer, type SaleChange, withSale } from '../../sales/sales.public.ts';
import { refuse } from '../documents.errors.ts';
import { type DocumentRecord, insertDocument } from '../documents.repository.ts';
import { openDocuments, recordOnSale } from '../in-documents.ts';

export type Uploader = Changer & { readonly sellerId: string };
type Asked = {
  readonly saleId: string;
  readonly fields: AddDocumentFields;
  readonly file: ReceivedFile;
  readonly key: string | undefined;
};

/** Answers what `tell` makes of the new document; for a repeated key the very same text. */
export async function addDocument(
  deps: Deps,
  uploader: Uploader,
  { saleId, fields, file, key }: Asked,
  tell: (document: DocumentRecord) => string,
): Promise<string> {
  const { sellerId } = uploader;
  const name = fields.name === undefined ? file.name : nameForType(fields.name, file.type);
  if (name === null) throw refuseFile('file_name_not_allowed', { fileName: fields.name });
  const stored = await storeFile(deps, sellerId, file);
  return deps.database.write({ sellerId }, async (db) => {
    const add = () =>
      withSale(db, deps, uploader, { saleId }, async (change) =>
        tell(await insert(change, { name, documentType: fields.documentType, stored })),
      );
    if (key === undefined) return add();
    const fingerprint = fingerprintOf({ ...fields, name, sha256: file.sha256 });
    const scope = { owner: sellerId, operation: `documents.add.${saleId}`, key, fingerprint };
    // The content of a repeated request is kept by nobody and goes with the sweep.
    return (await once(db, scope, deps.clock.now(), add)).answer;
  });
}

type New = Pick<DocumentRecord, 'name' | 'documentType'> & { readonly stored: StoredFile };

async function insert(change: SaleChange, { name, documentType, stored }: New): Promise<DocumentRecord> {
  const { db, now, sale, changer } = change;
  const present = await openDocuments(change);
  if (present.length >= mostDocuments) throw refuse('too_many_documents', { maximum: mostDocuments });
  await keepFile(db, now, stored);
  const document = await insertDocument(db, {
    sellerId: sale.sellerId,
    id: newId(),
    saleId: sale.id,
    orderNumber: sale.orderNumber,
    documentType,
    name,
    fileId: stored.id,
    fileType: stored.type,
    bytes: stored.bytes,
    uploadedBy: changer.userId,
    uploadedByName: changer.name,
    uploadedAt: now,
    version: 1,
  });
  await recordOnSale(change, [...present, document], 'document_added', document);
  return document;
}
