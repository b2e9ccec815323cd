/** What can be read of claims, and how one begins. What is done with it is in `claims.actions.routes.ts`. */

import { claim, claimList, claimListQuery, lostShipmentBody, submitClaimBody } from '@quayside/contract/claims';
import { qid } from '@quayside/contract/common';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { noteStaffReads } from '../users/users.public.ts';
import { claimAfter } from './claim-after.ts';
import { contextOfRow } from './claim-context.ts';
import { readerOf, sellerOfClaim, sellerOfSale } from './claim-place.ts';
import { claimActionRoutes } from './claims.actions.routes.ts';
import { refuse } from './claims.errors.ts';
import { claimEvidenceRoutes } from './claims.evidence.routes.ts';
import { permissionOf, sideOf } from './claims.policy.ts';
import { presentClaim, presentClaimRow } from './claims.presenter.ts';
import { claimDetailIn, claimPage } from './claims.read-model.ts';
import { submitClaim } from './use-cases/submit-claim.ts';
import { submitLostShipment } from './use-cases/submit-lost-shipment.ts';

const tags = ['claims'];
const params = z.strictObject({ qid });
const submitErrors = [
  'not_found',
  'claim_sale_not_found',
  'claim_sale_not_paid',
  'claim_already_open',
  'claim_withdrawn_before',
  'claim_window_closed',
  'claim_too_early',
];

export const claimRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    listClaims(routes, deps);
    showClaim(routes, deps);
    submit(routes, deps);
    reportLost(routes, deps);
    await app.register(claimActionRoutes(deps));
    await app.register(claimEvidenceRoutes(deps));
  };

function listClaims(routes: Routes, deps: Deps): void {
  routes.get(
    '/claims/',
    {
      schema: {
        tags,
        summary: 'Claims of the company, a page at a time; staff see all',
        querystring: claimListQuery,
        response: { 200: claimList },
      },
      config: { permission: permissionOf.read, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const actor = actorOf(request);
      const { rows, total, tabs } = await claimPage(deps.database, readerOf(actor), query);
      refuseBeyondEnd(query, rows);
      const companies = rows.map(({ sellerId }) => sellerId);
      await noteStaffReads(deps, actor, 'CLAIM', companies);
      const now = deps.clock.now();
      const results = rows.map((row) => presentClaimRow(row, contextOfRow(row, now), viewerOf(actor)));
      return { ...listAnswer(query, total, results), tabs };
    },
  );
}

function showClaim(routes: Routes, deps: Deps): void {
  routes.get(
    '/claims/:qid/',
    {
      schema: { tags, params, summary: 'One claim with all that belongs to it', response: { 200: claim } },
      config: { permission: permissionOf.read, errors: ['claim_not_found'] },
    },
    async (request) => {
      const actor = actorOf(request);
      const claimId = request.params.qid;
      const sellerId = await sellerOfClaim(deps, actor, claimId);
      const detail = await deps.database.read({ sellerId }, (db) => claimDetailIn(db, { sellerId, claimId }));
      if (!detail) throw refuse('claim_not_found');
      return presentClaim(detail, viewerOf(actor), deps.clock.now());
    },
  );
}

function submit(routes: Routes, deps: Deps): void {
  routes.post(
    '/claims/',
    {
      schema: {
        tags,
        summary: 'Claim for lines of an order, with files that were evaluated before',
        body: submitClaimBody,
        response: { 200: claim },
      },
      config: {
        permission: permissionOf.submit,
        errors: [
          ...submitErrors,
          'claim_line_not_found',
          'claim_line_twice',
          'claim_quantity_exceeds_shipped',
          'claim_evidence_not_found',
          'claim_evidence_required',
        ],
      },
    },
    async (request) => {
      const { body } = request;
      const sellerId = await sellerOfSale(deps, actorOf(request), body.saleQid);
      return writeOnce(deps, writeOf(request, { scope: { sellerId } }), claim, async (write) =>
        claimAfter(write, await submitClaim(write, { ...body, sellerId })),
      );
    },
  );
}

function reportLost(routes: Routes, deps: Deps): void {
  routes.post(
    '/claims/lost-shipment-claim/',
    {
      schema: {
        tags,
        summary: 'Claim for everything of an order that got lost on its way',
        body: lostShipmentBody,
        response: { 200: claim },
      },
      config: {
        permission: permissionOf.reportLost,
        errors: [...submitErrors, 'claim_delivered', 'claim_nothing_shipped'],
      },
    },
    async (request) => {
      const { body } = request;
      const sellerId = await sellerOfSale(deps, actorOf(request), body.saleQid);
      return writeOnce(deps, writeOf(request, { scope: { sellerId } }), claim, async (write) =>
        claimAfter(write, await submitLostShipment(write, { ...body, sellerId })),
      );
    },
  );
}

/** The reader with the side from which they look. */
const viewerOf = (actor: ReturnType<typeof actorOf>) => ({
  kind: sideOf({ kind: readerOf(actor).side }),
  userId: actor.userId,
  permissions: actor.permissions,
});
