/** Files of messages: sent ahead of the message that takes them, downloaded by both sides. */

import { qid } from '@quayside/contract/common';
import { readers } from '@quayside/contract/readers';
import { messageFileTypes, mostMessageFiles } from '@quayside/contract/thread-values';
import { messageFile, messageFileFields } from '@quayside/contract/threads';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { fileErrorCodes } from '../../platform/files/files.errors.ts';
import { readStored, storeFile } from '../../platform/files/stored-files.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { acceptUploads, withUpload } from '../../platform/http/uploads.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { whereIs } from '../sales/sales.public.ts';
import { refuse } from './threads.errors.ts';
import { sellerPermission, staffPermission } from './threads.policy.ts';
import { isSaleShown, sentFile } from './threads.read-model.ts';
import { addFile } from './use-cases/add-file.ts';

const tags = ['threads'];
const ofSale = z.strictObject({ qid });
const ofFile = z.strictObject({ qid, fileQid: qid });
const form = { fields: messageFileFields, types: messageFileTypes, maximumFiles: 1 } as const;

export const threadFileRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    await acceptUploads(app);
    const routes = typed(app);
    add(routes, deps);
    download(routes, deps);
  };

function add(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/threads/files/',
    {
      schema: {
        tags,
        params: ofSale,
        summary: `A file for a message, which names it within a day; at most ${mostMessageFiles} each`,
        response: { 200: messageFile },
      },
      config: {
        permission: { anyOf: [...sellerPermission.anyOf, staffPermission] },
        errors: ['not_found', ...fileErrorCodes],
        upload: form,
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { scope, ids } = await whereIs(deps, actor, request.params.qid, 'CONVERSATION');
      if (!(await isSaleShown(deps.database, scope, ids))) throw refuse('not_found');
      return withUpload(deps, request, form, async ({ files: [received] }) => {
        const file = present(received, 'a complete upload has its file');
        const stored = await storeFile(deps, ids.sellerId, file);
        const opening = writeOf(request, { scope: { sellerId: ids.sellerId }, asked: { sha256: file.sha256 } });
        return writeOnce(deps, opening, messageFile, (write) => addFile(write, { ...ids, file, stored }));
      });
    },
  );
}

function download(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/threads/files/:fileQid/download/',
    {
      schema: { tags, params: ofFile, summary: 'The content of a file of a message, as an attachment' },
      config: {
        permission: { anyOf: readers.conversations },
        errors: ['not_found', 'message_file_not_found', 'file_store_unavailable'],
      },
    },
    async (request, reply) => {
      const { qid: saleId, fileQid } = request.params;
      const { scope, ids } = await whereIs(deps, actorOf(request), saleId, 'CONVERSATION');
      if (!(await isSaleShown(deps.database, scope, ids))) throw refuse('not_found');
      const found = await sentFile(deps.database, scope, ids, fileQid);
      if (!found) throw refuse('message_file_not_found');
      const { name, fileType: type, bytes, fileId } = found;
      return sendFile(reply, { name, type, bytes, content: await readStored(deps, fileId) });
    },
  );
}
