/** Documents a seller sends, changes and removes. */

import { qid } from '@quayside/contract/common';
import { addDocumentFields, changeDocumentFields, orderDocument } from '@quayside/contract/documents';
import { documentFileTypes } from '@quayside/contract/file-values';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sellerIdOf } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { nameForType } from '../../platform/files/file-name.ts';
import { fileErrorCodes, refuse as refuseFile } from '../../platform/files/files.errors.ts';
import type { ReceivedFile } from '../../platform/files/received-file.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import { serializerOf } from '../../platform/http/serializer.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { acceptUploads, withUpload } from '../../platform/http/uploads.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite, writeOnce } from '../../platform/write.ts';
import { refuse } from './documents.errors.ts';
import { presentDocument } from './documents.presenter.ts';
import { isAvailable } from './documents.rules.ts';
import { addDocument } from './use-cases/add-document.ts';
import { changeDocument } from './use-cases/change-document.ts';
import { refuseClosedDocuments } from './use-cases/refuse-closed.ts';
import { removeDocument } from './use-cases/remove-document.ts';

const tags = ['documents'];
const ofSale = z.strictObject({ qid });
const ofDocument = z.strictObject({ qid, documentQid: qid });
const closed = ['not_found', 'invalid_transition', 'sale_expired'];
const addErrors = [...closed, ...fileErrorCodes, 'document_type_not_available', 'too_many_documents'];
const changeErrors = [
  ...closed,
  ...fileErrorCodes,
  'documents_not_found',
  'document_type_not_available',
  'document_unchanged',
  'stale_version',
];

const addForm = { fields: addDocumentFields, types: documentFileTypes, maximumFiles: 1 } as const;
const changeForm = {
  fields: changeDocumentFields,
  types: documentFileTypes,
  maximumFiles: 1,
  isFileOptional: true,
} as const;
const _writeAnswer = serializerOf(orderDocument);

export const documentUploadRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    await acceptUploads(app);
    const routes = typed(app);
    add(routes, deps);
    change(routes, deps);
    remove(routes, deps);
  };

function add(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/document/',
    {
      schema: {
        tags,
        params: ofSale,
        summary: 'Add a document to an order; the same key adds it once',
        response: { 200: orderDocument },
      },
      config: { permission: 'documents.manage', errors: addErrors, upload: addForm },
    },
    async (request) => {
      const saleId = request.params.qid;
      await openWrite(deps, writeOf(request), (write) => refuseClosedDocuments(write, { saleId }));
      return withUpload(deps, request, addForm, async ({ fields, files: [file] }) => {
        refuseUnavailable(deps, fields);
        const received = present(file, 'a complete upload has its file');
        const name = nameOf(fields.name, received);
        const opening = writeOf(request, { asked: { ...fields, name, sha256: received.sha256 } });
        const stored = await storeFile(deps, sellerIdOf(opening.actor), received);
        const { documentType } = fields;
        return writeOnce(deps, opening, orderDocument, async (write) =>
          presentDocument(await addDocument(write, { saleId, name, documentType, stored })),
        );
      });
    },
  );
}

function change(routes: Routes, deps: Deps): void {
  routes.patch(
    '/sales/:qid/document/:documentQid/',
    {
      schema: {
        tags,
        params: ofDocument,
        summary: 'Rename a document, change its type, or replace its content; its id stays',
        response: { 200: orderDocument },
      },
      config: { permission: 'documents.manage', errors: changeErrors, upload: changeForm },
    },
    async (request) => {
      const opening = writeOf(request);
      const { qid: saleId, documentQid: id } = request.params;
      await openWrite(deps, opening, (write) => refuseClosedDocuments(write, { saleId, id }));
      return withUpload(deps, request, changeForm, async ({ fields, files: [file] }) => {
        refuseUnavailable(deps, fields);
        const stored = file && (await storeFile(deps, sellerIdOf(opening.actor), file));
        return openWrite(deps, opening, async (write) =>
          presentDocument(await changeDocument(write, { saleId, id, fields, file, stored })),
        );
      });
    },
  );
}

function remove(routes: Routes, deps: Deps): void {
  routes.delete(
    '/sales/:qid/document/:documentQid/',
    {
      schema: { tags, params: ofDocument, summary: 'Remove a document from its order', response: { 204: z.null() } },
      config: { permission: 'documents.manage', errors: [...closed, 'documents_not_found'] },
    },
    async (request, reply) => {
      const { qid: saleId, documentQid: id } = request.params;
      await openWrite(deps, writeOf(request), (write) => removeDocument(write, { saleId, id }));
      return reply.code(204).send(null);
    },
  );
}

/** As typed, else the file's own, with the ending of its content. */
function nameOf(typed: string | undefined, file: ReceivedFile): string {
  const name = typed === undefined ? file.name : nameForType(typed, file.type);
  if (name === null) throw refuseFile('file_name_not_allowed', { fileName: typed });
  return name;
}

function refuseUnavailable({ flags }: Deps, { documentType }: z.infer<typeof changeDocumentFields>): void {
  if (documentType && !isAvailable(documentType, flags['proforma-upload'])) throw refuse('document_type_not_available');
}
