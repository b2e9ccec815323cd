/** A file of products and quantities becomes lines of the cart (BUY-04). */

import { mostCartLines } from '@quayside/contract/cart-values';
import { cartUploadAnswer, cartUploadFields } from '@quayside/contract/carts';
import { listFileTypes } from '@quayside/contract/file-values';
import { cartMessages } from '@quayside/contract/messages/carts';
import type { FastifyInstance } from 'fastify';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { fileErrorCodes } from '../../platform/files/files.errors.ts';
import { listTypeOf } from '../../platform/files/received-file.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { acceptUploads, withUpload } from '../../platform/http/uploads.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { readSheet } from '../../platform/sheets/read-sheet.ts';
import { writeOnce } from '../../platform/write.ts';
import { buyerIdOf, destinationOf, marketOf } from '../offers/offers.public.ts';
import { variantsByGtin } from '../variants/variants.public.ts';
import { wantedIn } from './cart-file.rules.ts';
import { refuse } from './carts.errors.ts';
import { addLines } from './use-cases/change-cart.ts';

const form = {
  fields: cartUploadFields,
  types: listFileTypes,
  maximumBytes: 5 * 1_048_576,
  maximumFiles: 1,
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
          const destination = await destinationOf(deps, buyerIdOf(actorOf(request)));
          const variants = await deps.database.read('none', (db) =>
            variantsByGtin(
              db,
              wanted.map(({ gtin }) => gtin),
            ),
          );
          const serving = await marketOf(
            deps,
            variants.map(({ id }) => id),
            destination,
          );
          const stockOf = (id: string) =>
            serving.filter(({ productId }) => productId === id).reduce((sum, { stock }) => sum + stock, 0);
          const told = (line: number, value: string, code: 'unknown_gtin' | 'cart_line_quantity_exceeded') => ({
            ...{ line, value, code, message: cartMessages[code] },
          });
          const rows = wanted.map(({ line, gtin, quantity }) => {
            const variant = variants.find((one) => one.gtin === gtin);
            if (!variant) return { refused: told(line, gtin, 'unknown_gtin') };
            if (quantity > stockOf(variant.id)) return { refused: told(line, gtin, 'cart_line_quantity_exceeded') };
            const { id: productId, name: productName, brandName } = variant;
            return { added: { productId, gtin, productName, brandName, quantity } };
          });
          const added = rows.flatMap((row) => (row.added ? [row.added] : []));
          const opening = writeOf(request, { asked: { ...fields, sha256: received.sha256 } });
          return writeOnce(deps, opening, cartUploadAnswer, async (write) => {
            if (added.length > 0) await addLines(write, added, destination, serving);
            const all = [...refused, ...rows.flatMap((row) => (row.refused ? [row.refused] : []))];
            return { added: added.length, refused: all.sort((a, b) => a.line - b.line) };
          });
        }),
    );
  };
