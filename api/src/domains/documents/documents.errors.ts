import { documentMessages as m } from '@quayside/contract/messages/documents';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const documentErrors = {
  documents_not_found: { status: 404, message: m.documents_not_found },
  document_type_not_available: { status: 400, message: m.document_type_not_available },
  document_unchanged: { status: 400, message: m.document_unchanged },
  too_many_documents: { status: 409, message: m.too_many_documents },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(documentErrors);
