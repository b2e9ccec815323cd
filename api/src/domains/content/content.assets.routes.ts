/** Pictures of the public site: uploaded by staff, served through `/img/`. */

import { text } from '@quayside/contract/common';
import { contentAsset } from '@quayside/contract/content';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { fileErrorCodes } from '../../platform/files/files.errors.ts';
import { noCompany } from '../../platform/files/no-company.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import { typed } from '../../platform/http/server.ts';
import { acceptUploads, withUpload } from '../../platform/http/uploads.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { refuse } from './content.errors.ts';
import { addAsset } from './use-cases/add-asset.ts';

const fields = z.strictObject({ alt: text(200).optional() });
const form = { fields, types: ['png', 'jpg'], maximumBytes: 10 * 1_048_576, maximumFiles: 1 } as const;
const mostPixels = 40_000_000;

export const contentAssetRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    await acceptUploads(app);
    typed(app).post(
      '/internal/story-assets/',
      {
        schema: { tags: ['content'], summary: 'Add a picture', response: { 200: contentAsset } },
        config: { permission: 'staff.content', errors: [...fileErrorCodes, 'not_a_picture'], upload: form },
      },
      (request) =>
        withUpload(deps, request, form, async ({ fields: { alt }, files: [file] }) => {
          const received = present(file, 'a complete upload has its file');
          const size = await sharp(received.path, { limitInputPixels: mostPixels, autoOrient: true })
            .metadata()
            .catch(() => null);
          if (!size?.width || !size.height) throw refuse('not_a_picture');
          const stored = await storeFile(deps, noCompany, received);
          const opening = writeOf(request, { scope: { sellerId: noCompany }, asked: { sha256: received.sha256, alt } });
          const { width, height } = size.autoOrient;
          return writeOnce(deps, opening, contentAsset, (write) =>
            addAsset(write, stored, { name: received.name, alt: alt ?? '', width, height }),
          );
        }),
    );
  };
