/** Evidence of claims: files are evaluated before there is a claim, added to one, and given back (CLM-04). */

import { evidenceFileTypes, evidenceKinds } from '@quayside/contract/claim-values';
import { claim, evaluationQuery, evidenceEvaluation } from '@quayside/contract/claims';
import { qid } from '@quayside/contract/common';
import { maximumFileBytes } from '@quayside/contract/file-values';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { fileErrorCodes } from '../../platform/files/files.errors.ts';
import { readStored } from '../../platform/files/stored-files.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { acceptUploads, type UploadShape, withUpload } from '../../platform/http/uploads.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { claimAfter } from './claim-after.ts';
import { sellerOfClaim, sellerOfSale } from './claim-place.ts';
import { refuse } from './claims.errors.ts';
import { permissionOf } from './claims.policy.ts';
import { presentEvaluation } from './claims.presenter.ts';
import { claimDetailIn, evidenceFileOf } from './claims.read-model.ts';
import { withLockedClaim } from './locked-claim.ts';
import { addEvidence, prepareFiles } from './use-cases/add-evidence.ts';
import { evaluateEvidence } from './use-cases/evaluate-evidence.ts';

const tags = ['claims'];
const params = z.strictObject({ qid });
const fileParams = z.strictObject({ qid, evidenceQid: qid });
const fields = z.strictObject({ kind: z.enum(evidenceKinds) });
const upload = {
  fields,
  types: evidenceFileTypes,
  maximumBytes: maximumFileBytes,
  maximumFiles: 5,
} as const satisfies UploadShape<typeof fields>;
const uploadErrors = [...fileErrorCodes, 'claim_file_unreadable', 'claim_photo_too_large', 'claim_evidence_full'];

export const claimEvidenceRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    await acceptUploads(app);
    const routes = typed(app);
    evaluate(routes, deps);
    evaluateAgain(routes, deps);
    add(routes, deps);
    download(routes, deps);
  };

function evaluate(routes: Routes, deps: Deps): void {
  routes.post(
    '/claims/evidence-evaluation/',
    {
      schema: {
        tags,
        summary: 'Evaluate files of one kind before there is a claim; a claim made within 24 hours can name them',
        querystring: evaluationQuery,
        response: { 200: evidenceEvaluation },
      },
      config: {
        permission: permissionOf.evaluate,
        errors: [...uploadErrors, 'not_found', 'claim_sale_not_found'],
        upload,
      },
    },
    async (request) => {
      const { saleQid: saleId, type } = request.query;
      const sellerId = await sellerOfSale(deps, actorOf(request), saleId);
      return withUpload(deps, request, upload, async ({ fields: { kind }, files }) => {
        const prepared = await prepareFiles(deps, { sellerId, person: actorOf(request).userId }, files);
        const asked = { ...request.query, kind, files: files.map(({ sha256 }) => sha256) };
        return writeOnce(deps, writeOf(request, { scope: { sellerId }, asked }), evidenceEvaluation, async (write) =>
          presentEvaluation(type, await evaluateEvidence(write, { sellerId, saleId, kind, files: prepared })),
        );
      });
    },
  );
}

function evaluateAgain(routes: Routes, deps: Deps): void {
  routes.post(
    '/claims/:qid/evidence-evaluation/',
    {
      schema: {
        tags,
        params,
        summary: 'What the files of the claim are worth, and what is missing',
        response: { 200: evidenceEvaluation },
      },
      config: { permission: permissionOf.evaluate, errors: ['claim_not_found'] },
    },
    async (request) => {
      const claimId = request.params.qid;
      const sellerId = await sellerOfClaim(deps, actorOf(request), claimId);
      const detail = await deps.database.read({ sellerId }, (db) => claimDetailIn(db, { sellerId, claimId }));
      if (!detail) throw refuse('claim_not_found');
      return presentEvaluation(detail.claim.type, detail.evidence);
    },
  );
}

function add(routes: Routes, deps: Deps): void {
  routes.post(
    '/claims/:qid/evidence/',
    {
      schema: { tags, params, summary: 'Add files of one kind to the claim', response: { 200: claim } },
      config: {
        permission: permissionOf.addEvidence,
        errors: [...uploadErrors, 'claim_not_found', 'claim_evidence_closed'],
        upload,
      },
    },
    async (request) => {
      const claimId = request.params.qid;
      const sellerId = await sellerOfClaim(deps, actorOf(request), claimId);
      return withUpload(deps, request, upload, async ({ fields: { kind }, files }) => {
        const prepared = await prepareFiles(deps, { sellerId, person: actorOf(request).userId }, files);
        const asked = { kind, files: files.map(({ sha256 }) => sha256) };
        return writeOnce(deps, writeOf(request, { scope: { sellerId }, asked }), claim, async (write) =>
          claimAfter(
            write,
            await withLockedClaim(write, { sellerId, claimId }, (change) => addEvidence(change, kind, prepared)),
          ),
        );
      });
    },
  );
}

function download(routes: Routes, deps: Deps): void {
  routes.get(
    '/claims/:qid/evidence/:evidenceQid/',
    {
      schema: { tags, params: fileParams, summary: 'Download one file of the claim' },
      config: {
        permission: permissionOf.read,
        errors: ['claim_not_found', 'claim_evidence_not_found', 'file_store_unavailable'],
      },
    },
    async (request, reply) => {
      const { qid: claimId, evidenceQid } = request.params;
      const sellerId = await sellerOfClaim(deps, actorOf(request), claimId);
      const found = await evidenceFileOf(deps.database, { sellerId, claimId }, evidenceQid);
      if (!found) throw refuse('claim_evidence_not_found');
      const { fileName: name, bytes, mediaType, fileId } = found;
      return sendFile(reply, { name, bytes, type: typeOf[mediaType], content: await readStored(deps, fileId) });
    },
  );
}

const typeOf = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;
