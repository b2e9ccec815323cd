/** A file of products and quantities becomes lines of the cart (BUY-04). */

import { mostCartLines } from '@quayside/contract/cart-values';
import { cartUploadAnswer, cartUploadFields } from '@quayside/contract/carts';
import { listFileTypes } from '@quayside/contract/file-values';
import type { FastifyInstance } from 'fastify';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { fileErrorCodes } from '../../platform/files/files.errors.ts';
import { listTypeOf } from '../../platform/files/received-file.ts';
import { typed } from '../../platform/http/server.ts';
import { acceptUploads, withUpload } from '../../platform/http/uploads.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { readSheet } from '../../platform/sheets/read-sheet.ts';
import { writeOnce } from '../../platform/write.ts';
import { wantedIn } from './cart-file.rules.ts';
import { refuse } from './carts.errors.ts';
import { addWanted, wantedGoods } from './wanted-lines.ts';

const form = {
  fields: cartUploadFields,
  types: listFileTypes,
  maximumBytes: 5 * 1_048_576,
  maximumFiles: 1,
  // The name of the part in the specification's list of calls.
  alsoNamed: 'fileKey',
} as const;

export const cartUploadRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    await acceptUploads(app);
    typed(app).post(
      '/carts/active/upload/',
      {
        schema: {
          tags: ['carts'],
          summary: 'Add the rows of a file; every row that cannot be added is told',
          response: { 200: cartUploadAnswer },
        },
        config: {
          permission: 'checkout.write',
          errors: [...fileErrorCodes, 'fileKey', 'cart_full', 'cart_line_quantity_exceeded', 'cart_currency'],
          upload: form,
        },
      },
      (request) =>
        withUpload(deps, request, form, async ({ fields, files: [file] }) => {
          const received = present(file, 'a complete upload has its file');
          const bytes = new Uint8Array(await received.content.arrayBuffer());
          const sheet = await readSheet(bytes, listTypeOf(received), mostCartLines + 1);
          if (!sheet || sheet.isCut) throw refuse('fileKey');
          const { wanted, refused } = wantedIn(sheet.rows);
          const found = await wantedGoods(deps, request, wanted);
          const opening = writeOf(request, { asked: { ...fields, sha256: received.sha256 } });
          return writeOnce(deps, opening, cartUploadAnswer, async (write) => {
            const done = await addWanted(write, found);
            return { ...done, refused: [...refused, ...done.refused].sort((a, b) => a.line - b.line) };
          });
        }),
    );
  };
