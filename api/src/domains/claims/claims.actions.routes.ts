/** What can be done with a claim. Each write answers the claim as it is afterwards. */

import {
  appealBody,
  askSellerBody,
  claim,
  decideBody,
  respondBody,
  shipAgainBody,
  withdrawBody,
} from '@quayside/contract/claims';
import { qid } from '@quayside/contract/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Scope } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { claimAfter } from './claim-after.ts';
import { sellerOfClaim } from './claim-place.ts';
import { permissionOf } from './claims.policy.ts';
import { type ClaimChange, type ClaimRecord, withLockedClaim } from './locked-claim.ts';
import { appealClaim } from './use-cases/appeal-claim.ts';
import { askSeller } from './use-cases/ask-seller.ts';
import { decideClaim } from './use-cases/decide-claim.ts';
import { respondToClaim } from './use-cases/respond-to-claim.ts';
import { shipAgain } from './use-cases/ship-again.ts';
import { withdrawClaim } from './use-cases/withdraw-claim.ts';

const ofClaim = {
  tags: ['claims'],
  params: z.strictObject({ qid }),
  response: { 200: claim },
};
const always = ['claim_not_found', 'stale_version', 'claim_invalid_transition', 'claim_sale_ended'];

export const claimActionRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    respond(routes, deps);
    reship(routes, deps);
    ask(routes, deps);
    decide(routes, deps);
    appeal(routes, deps);
    withdraw(routes, deps);
  };

type ClaimCall = FastifyRequest & {
  readonly params: { readonly qid: string };
  readonly body: { readonly version?: number | undefined };
};

type Run = (change: ClaimChange) => Promise<ClaimRecord>;

/** Finds the claim for this person, and runs the write on it, in the seller's rows unless `scope` says otherwise. */
async function onClaim(deps: Deps, request: ClaimCall, run: Run, scope?: Scope) {
  const { qid: claimId } = request.params;
  const sellerId = await sellerOfClaim(deps, actorOf(request), claimId);
  const target = { sellerId, claimId, version: request.body.version };
  return writeOnce(deps, writeOf(request, { scope: scope ?? { sellerId } }), claim, async (write) =>
    claimAfter(write, await withLockedClaim(write, target, run)),
  );
}

function respond(routes: Routes, deps: Deps): void {
  routes.post(
    '/claims/:qid/respond/',
    {
      schema: { ...ofClaim, summary: 'The seller accepts, or contests with evidence', body: respondBody },
      config: {
        permission: permissionOf.respond,
        errors: [
          ...always,
          'claim_answer_too_late',
          'claim_contest_needs_evidence',
          'claim_amount_exceeds_shipped',
          'claim_resolution_differs',
        ],
      },
    },
    (request) => onClaim(deps, request, (change) => respondToClaim(change, request.body)),
  );
}

function reship(routes: Routes, deps: Deps): void {
  routes.post(
    '/claims/:qid/ship-again/',
    {
      schema: { ...ofClaim, summary: 'The seller has sent the goods again, and says how', body: shipAgainBody },
      config: {
        permission: permissionOf.respond,
        errors: [...always, 'claim_answer_too_late', 'unknown_carrier', 'invalid_shipment_codes'],
      },
    },
    (request) => onClaim(deps, request, (change) => shipAgain(change, request.body)),
  );
}

function ask(routes: Routes, deps: Deps): void {
  routes.post(
    '/claims/:qid/ask-seller/',
    {
      schema: { ...ofClaim, summary: 'Ask the seller, who has two working days', body: askSellerBody },
      config: { permission: permissionOf.askSeller, errors: [...always, 'decision_waits'] },
    },
    (request) => onClaim(deps, request, (change) => askSeller(change, request.body)),
  );
}

function decide(routes: Routes, deps: Deps): void {
  routes.post(
    '/claims/:qid/decide/',
    {
      schema: {
        ...ofClaim,
        summary:
          'Decide: whose fault, and how much for each line; above the four-eyes limit a second person confirms it',
        body: decideBody,
      },
      config: {
        permission: permissionOf.decide,
        errors: [
          ...always,
          'claim_line_not_found',
          'claim_amount_exceeds_shipped',
          'claim_resolution_differs',
          'claim_currency_differs',
          'decision_waits',
        ],
      },
    },
    // What is held against the limit counts the other sellers' parts of the buyer's order too.
    (request) => onClaim(deps, request, (change) => decideClaim(change, request.body), 'system'),
  );
}

function appeal(routes: Routes, deps: Deps): void {
  routes.post(
    '/claims/:qid/appeal/',
    {
      schema: { ...ofClaim, summary: 'Appeal once, within ten working days, with new evidence', body: appealBody },
      config: {
        permission: permissionOf.appeal,
        errors: [
          ...always,
          'claim_already_appealed',
          'claim_appeal_too_late',
          'claim_appeal_needs_evidence',
          'claim_already_open',
        ],
      },
    },
    (request) => onClaim(deps, request, (change) => appealClaim(change, request.body)),
  );
}

function withdraw(routes: Routes, deps: Deps): void {
  routes.post(
    '/claims/:qid/withdraw/',
    {
      schema: { ...ofClaim, summary: 'The buyer takes the claim back before it is decided', body: withdrawBody },
      config: { permission: permissionOf.withdraw, errors: always },
    },
    (request) => onClaim(deps, request, (change) => withdrawClaim(change, request.body)),
  );
}
