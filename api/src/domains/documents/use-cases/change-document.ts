/** Renames a document, gives it another type or replaces its content; its id stays, the old content goes (ORD-13). */
import type { ChangeDocumentFields } from '@quayside/contract/documents';
import { staleVersion } from '../../../kernel/versions.ts';
import { nameForType } from '../../../platform/files/file-name.ts';
import { refuse as refuseFile } from '../../../platform/files/files.errors.ts';
import type { ReceivedFile } from '../../../platform/files/received-file.ts';
import { dropFile, keepFile, type StoredFile } from '../../../platform/files/stored-files.ts';
import type { Write } from '../../../platform/write.ts';
import { type SaleChange, withLockedSale } from '../../sales/sales.public.ts';
import { refuse } from '../documents.errors.ts';
import { presentDocument } from '../documents.presenter.ts';
import { type DocumentPatch, type DocumentRecord, saveDocument } from '../documents.repository.ts';
import { openDocument, recordOnSale } from '../in-documents.ts';

type Asked = {
  readonly saleId: string;
  readonly id: string;
  readonly fields: ChangeDocumentFields;
  readonly file: ReceivedFile | undefined;
  /** The file's content, beside the database. */
  readonly stored: StoredFile | undefined;
};

export function changeDocument(write: Write, asked: Asked): Promise<DocumentRecord> {
  const { saleId, id, fields, stored } = asked;
  if (stored === undefined && fields.name === undefined && fields.documentType === undefined)
    throw refuse('document_unchanged');
  return withLockedSale(write, { saleId }, async (change) => {
    const { document, others } = await openDocument(change, id);
    refuseStale(document, fields.version);
    const name = nameOf(document, asked);
    const content = stored ? await replaced(change, document, stored) : {};
    const documentType = fields.documentType ?? document.documentType;
    const after = await saveDocument(change.db, document, { ...content, name, documentType });
    await recordOnSale(change, [...others, after], stored ? 'document_replaced' : 'document_changed', after);
    return after;
  });
}

/** As typed, else the new file's own, else as it was; always with the ending of its content. */
function nameOf(document: DocumentRecord, { fields, file }: Asked): string {
  const given = fields.name ?? file?.name ?? document.name;
  const name = nameForType(given, file?.type ?? document.fileType);
  if (name === null) throw refuseFile('file_name_not_allowed', { fileName: given });
  return name;
}

async function replaced(
  { db, now, actor }: SaleChange,
  { sellerId, fileId }: DocumentRecord,
  stored: StoredFile,
): Promise<DocumentPatch> {
  await keepFile(db, now, stored);
  await dropFile(db, now, { sellerId, id: fileId });
  return {
    fileId: stored.id,
    fileType: stored.type,
    bytes: stored.bytes,
    uploadedBy: actor.userId,
    uploadedByName: actor.name,
    uploadedAt: now,
  };
}

function refuseStale(document: DocumentRecord, version: string | number | undefined): void {
  if (version !== undefined && Number(version) !== document.version)
    throw staleVersion({ current: presentDocument(document) });
}
