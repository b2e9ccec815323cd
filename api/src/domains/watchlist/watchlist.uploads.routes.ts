/** A file of products is watched at once; every row that cannot be is told (BUY-10). */
import { listFileTypes } from '@quayside/contract/file-values';
import { catalogueMessages } from '@quayside/contract/messages/catalogue';
import { watchlistUploadAnswer } from '@quayside/contract/watchlist';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { fileErrorCodes } from '../../platform/files/files.errors.ts';
import { listTypeOf } from '../../platform/files/received-file.ts';
import { typed } from '../../platform/http/server.ts';
import { acceptUploads, withUpload } from '../../platform/http/uploads.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { readSheet } from '../../platform/sheets/read-sheet.ts';
import { writeOnce } from '../../platform/write.ts';
import { watchAll } from './use-cases/watch-product.ts';
import { refuse } from './watchlist.errors.ts';
import { mostWatched } from './watchlist.limits.ts';
import { permissionOf } from './watchlist.policy.ts';
import { watchedIn } from './watchlist-file.rules.ts';

const form = {
  fields: z.strictObject({}),
  types: listFileTypes,
  maximumBytes: 5 * 1_048_576,
  maximumFiles: 1,
} as const;

export const watchlistUploadRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    await acceptUploads(app);
    typed(app).post(
      '/watchlist/upload/',
      {
        schema: {
          tags: ['watchlist'],
          summary: 'Watch the products of a file',
          response: { 200: watchlistUploadAnswer },
        },
        config: {
          permission: permissionOf.write,
          errors: [...fileErrorCodes, 'watchlist_file', 'watchlist_full'],
          upload: form,
        },
      },
      (request) =>
        withUpload(deps, request, form, async ({ files: [file] }) => {
          const received = present(file, 'a complete upload has its file');
          const bytes = new Uint8Array(await received.content.arrayBuffer());
          const sheet = await readSheet(bytes, listTypeOf(received), 2 * mostWatched);
          if (!sheet || sheet.isCut) throw refuse('watchlist_file');
          const { watched, wrong } = watchedIn(sheet.rows);
          return writeOnce(
            deps,
            writeOf(request, { asked: { sha256: received.sha256 } }),
            watchlistUploadAnswer,
            async (write) => {
              const { added, unknown } = await watchAll(write, watched);
              const { invalid_gtin, gtin_unknown } = catalogueMessages;
              const refused = [
                ...wrong.map((row) => ({ ...row, code: 'invalid_gtin', message: invalid_gtin })),
                ...unknown.map(({ line, gtin }) => ({
                  line,
                  value: gtin,
                  code: 'unknown_gtin',
                  message: gtin_unknown,
                })),
              ];
              return { added, refused: refused.sort((a, b) => a.line - b.line) };
            },
          );
        }),
    );
  };
