/** Documents a seller sends, changes and removes. */
import { idempotencyHeaders as headers, qid } from '@quayside/contract/common';
import { addDocumentFields, changeDocumentFields, orderDocument } from '@quayside/contract/documents';
import { documentFileTypes } from '@quayside/contract/file-values';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { fileErrorCodes } from '../../platform/files/files.errors.ts';
import { idempotencyErrors } from '../../platform/http/idempotency-key.ts';
import { serializerOf } from '../../platform/http/serializer.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { acceptUploads, withUpload } from '../../platform/http/uploads.ts';
import { sellerChanger } from '../sales/sales.public.ts';
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
const addErrors = [
  ...closed,
  ...fileErrorCodes,
  'document_type_not_available',
  'too_many_documents',
  ...idempotencyErrors,
];
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
const writeAnswer = serializerOf(orderDocument);

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
        headers,
        summary: 'Add a document to an order; the same key adds it once',
        response: { 200: orderDocument },
      },
      config: { permission: 'documents.manage', errors: addErrors, upload: addForm },
    },
    async (request) => {
      const uploader = sellerChanger(request);
      const saleId = request.params.qid;
      await refuseClosedDocuments(deps, uploader, saleId);
      return withUpload(deps, request, addForm, async ({ fields, files: [file] }) => {
        refuseUnavailable(deps, fields);
        const asked = {
          saleId,
          fields,
          file: present(file, 'a complete upload has its file'),
          key: request.headers['idempotency-key'],
        };
        const answer = await addDocument(deps, uploader, asked, (document) => writeAnswer(presentDocument(document)));
        return orderDocument.parse(JSON.parse(answer));
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
      const uploader = sellerChanger(request);
      const { qid: saleId, documentQid: id } = request.params;
      await refuseClosedDocuments(deps, uploader, saleId, id);
      return withUpload(deps, request, changeForm, async ({ fields, files: [file] }) => {
        refuseUnavailable(deps, fields);
        return presentDocument(await changeDocument(deps, uploader, { saleId, id, fields, file }));
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
      const { qid: saleId, documentQid } = request.params;
      await removeDocument(deps, sellerChanger(request), saleId, documentQid);
      return reply.code(204).send(null);
    },
  );
}

function refuseUnavailable({ flags }: Deps, { documentType }: z.infer<typeof changeDocumentFields>): void {
  if (documentType && !isAvailable(documentType, flags['proforma-upload'])) throw refuse('document_type_not_available');
}
