/** Files that our own people keep with a lead: added, read and taken away by whoever does onboarding. */

import { qid } from '@quayside/contract/common';
import { leadFileTypes, mostLeadFiles } from '@quayside/contract/seller-lead-values';
import { leadFile, leadFileFields } from '@quayside/contract/seller-leads';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { fileErrorCodes } from '../../platform/files/files.errors.ts';
import { noCompany } from '../../platform/files/no-company.ts';
import { readStored, storeFile } from '../../platform/files/stored-files.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { acceptUploads, withUpload } from '../../platform/http/uploads.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite, writeOnce } from '../../platform/write.ts';
import { noteStaffReads } from '../users/users.public.ts';
import { refuse } from './seller-leads.errors.ts';
import { filesOfLead, type LeadRow, leadBySlug } from './seller-leads.read-model.ts';
import { staffPermission } from './use-cases/change-lead.ts';
import { keepLeadFile, removeLeadFile } from './use-cases/keep-lead-file.ts';

const tags = ['seller leads'];
const slug = z.string().min(1).max(120);
const ofLead = z.strictObject({ slug });
const ofFile = z.strictObject({ slug, fileQid: qid });
const form = { fields: leadFileFields, types: leadFileTypes, maximumFiles: 1 } as const;
const scope = { sellerId: noCompany };

export const leadFileRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    await acceptUploads(app);
    const routes = typed(app);
    add(routes, deps);
    download(routes, deps);
    remove(routes, deps);
  };

function add(routes: Routes, deps: Deps): void {
  routes.post(
    '/sellerleads/:slug/files/',
    {
      schema: {
        tags,
        params: ofLead,
        summary: `Keep a file with a lead, at most ${mostLeadFiles}`,
        response: { 200: leadFile },
      },
      config: { permission: staffPermission, errors: ['lead_not_found', ...fileErrorCodes], upload: form },
    },
    async (request) => {
      const { slug } = request.params;
      await leadOf(deps, slug);
      return withUpload(deps, request, form, async ({ files: [received] }) => {
        const file = present(received, 'a complete upload has its file');
        const stored = await storeFile(deps, noCompany, file);
        const opening = writeOf(request, { scope, asked: { sha256: file.sha256 } });
        return writeOnce(deps, opening, leadFile, (write) => keepLeadFile(write, slug, { file, stored }));
      });
    },
  );
}

function download(routes: Routes, deps: Deps): void {
  routes.get(
    '/sellerleads/:slug/files/:fileQid/download/',
    {
      schema: { tags, params: ofFile, summary: 'The content of a file of a lead, as an attachment' },
      config: {
        permission: staffPermission,
        errors: ['lead_not_found', 'lead_file_not_found', 'file_store_unavailable'],
      },
    },
    async (request, reply) => {
      const { slug, fileQid } = request.params;
      const { lead } = await leadOf(deps, slug);
      const found = (await filesOfLead(deps.database, lead.id)).find(({ id }) => id === fileQid);
      if (!found) throw refuse('lead_file_not_found');
      await noteStaffReads(deps, actorOf(request), 'COMPANY', lead.sellerId === null ? [] : [lead.sellerId]);
      const { name, fileType: type, bytes, fileId } = found;
      return sendFile(reply, { name, type, bytes, content: await readStored(deps, fileId) });
    },
  );
}

function remove(routes: Routes, deps: Deps): void {
  routes.delete(
    '/sellerleads/:slug/files/:fileQid/',
    {
      schema: { tags, params: ofFile, summary: 'Take a file of a lead away', response: { 204: z.null() } },
      config: { permission: staffPermission, errors: ['lead_not_found', 'lead_file_not_found'] },
    },
    async (request, reply) => {
      const { slug, fileQid } = request.params;
      await openWrite(deps, writeOf(request, { scope }), (write) => removeLeadFile(write, slug, fileQid));
      return reply.code(204).send(null);
    },
  );
}

async function leadOf(deps: Deps, slug: string): Promise<LeadRow> {
  const row = await leadBySlug(deps.database, slug);
  if (!row) throw refuse('lead_not_found');
  return row;
}
