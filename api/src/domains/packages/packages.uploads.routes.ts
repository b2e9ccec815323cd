/** What is told of a package with photos, and the photos themselves. */

import { qid } from '@quayside/contract/common';
import { pictureFileTypes } from '@quayside/contract/file-values';
import { mostPhotos } from '@quayside/contract/package-values';
import { packageDetail, reportFields, unannouncedFields } from '@quayside/contract/packages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { fileErrorCodes } from '../../platform/files/files.errors.ts';
import { readStored } from '../../platform/files/stored-files.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { acceptUploads, withUpload } from '../../platform/http/uploads.ts';
import { storePhotos } from './kept-photos.ts';
import { warehouseOf } from './locked-package.ts';
import { changePackage, makePackage } from './package-answer.ts';
import { refuse } from './packages.errors.ts';
import { photoOf, saleByNumber, sellerOfPackage } from './packages.read-model.ts';
import { reportDiscrepancy } from './use-cases/report-discrepancy.ts';
import { setAside } from './use-cases/set-aside.ts';

const tags = ['warehouse'];
const params = z.strictObject({ qid });
const photoParams = z.strictObject({ qid, photoQid: qid });
const permission = 'warehouse.receive';
const response = { 200: packageDetail };
const photos = { types: pictureFileTypes, maximumFiles: mostPhotos, isFileOptional: true } as const;
const reportForm = { ...photos, fields: reportFields } as const;
const unannouncedForm = { ...photos, fields: unannouncedFields } as const;
const photoErrors = [...fileErrorCodes, 'package_photo_required'];

export const packageUploadRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    await acceptUploads(app);
    const routes = typed(app);
    report(routes, deps);
    keepUnannounced(routes, deps);
    photo(routes, deps);
  };

function report(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/packages/:qid/discrepancies/',
    {
      schema: {
        tags,
        params,
        summary: 'Report a difference; the package is put on hold and the seller told',
        response,
      },
      config: {
        permission,
        errors: [
          ...photoErrors,
          'package_not_found',
          'package_not_in_state',
          'package_line_required',
          'package_line_not_found',
          'package_quantity_wrong',
          'stale_version',
        ],
        upload: reportForm,
      },
    },
    async (request) => {
      const packageId = request.params.qid;
      const sellerId = await sellerOfPackage(deps.database, warehouseOf(actorOf(request)), packageId);
      if (sellerId === null) throw refuse('package_not_found');
      return withUpload(deps, request, reportForm, async ({ fields, files }) => {
        const kept = await storePhotos(deps, sellerId, files);
        const asked = { ...fields, files: files.map(({ sha256 }) => sha256) };
        const work = { ...fields, photos: kept };
        return changePackage(
          deps,
          request,
          packageId,
          (write, target) => reportDiscrepancy(write, { ...work, ...target }),
          {
            asked,
          },
        );
      });
    },
  );
}

function keepUnannounced(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/packages/',
    {
      schema: { tags, summary: 'Set a package aside that nobody announced', response },
      config: {
        permission,
        errors: [...photoErrors, 'package_order_not_found', 'package_already_known', 'package_not_found'],
        upload: unannouncedForm,
      },
    },
    (request) =>
      withUpload(deps, request, unannouncedForm, async ({ fields, files }) => {
        const sale = await saleByNumber(deps.database, warehouseOf(actorOf(request)), fields.order);
        if (!sale) throw refuse('package_order_not_found');
        const kept = await storePhotos(deps, sale.sellerId, files);
        const asked = { ...fields, files: files.map(({ sha256 }) => sha256) };
        const work = { ...fields, sale, photos: kept };
        return makePackage(deps, request, (write) => setAside(write, work), { asked });
      }),
  );
}

function photo(routes: Routes, deps: Deps): void {
  routes.get(
    '/warehouse/packages/:qid/photos/:photoQid/',
    {
      schema: { tags, params: photoParams, summary: 'A photo of a difference' },
      config: { permission, errors: ['package_photo_not_found', 'file_store_unavailable'] },
    },
    async (request, reply) => {
      const { qid: id, photoQid } = request.params;
      const found = await photoOf(deps.database, warehouseOf(actorOf(request)), id, photoQid);
      if (!found) throw refuse('package_photo_not_found');
      const { name, type, bytes, fileId } = found;
      return sendFile(reply, { name, type, bytes, content: await readStored(deps, fileId) });
    },
  );
}
