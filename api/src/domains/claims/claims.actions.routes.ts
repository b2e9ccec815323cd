/** What can be done with a claim. Each write answers the claim as it is afterwards. */
import { appealBody, askSellerBody, claim, decideBody, respondBody, withdrawBody } from '@quayside/contract/claims';
import { idempotencyHeaders, qid } from '@quayside/contract/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { idempotencyErrors } from '../../platform/http/idempotency-key.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { changerOf, sellerOfClaim } from './claim-place.ts';
import { permissionOf } from './claims.policy.ts';
import { type ClaimChange, type ClaimRecord, withClaim } from './in-claim.ts';
import { appealClaim } from './use-cases/appeal-claim.ts';
import { askSeller } from './use-cases/ask-seller.ts';
import { decideClaim } from './use-cases/decide-claim.ts';
import { respondToClaim } from './use-cases/respond-to-claim.ts';
import { withdrawClaim } from './use-cases/withdraw-claim.ts';
import { writeClaim } from './write-claim.ts';

const ofClaim = {
  tags: ['claims'],
  params: z.strictObject({ qid }),
  headers: idempotencyHeaders,
  response: { 200: claim },
};
const always = ['claim_not_found', 'stale_version', 'claim_invalid_transition', ...idempotencyErrors];

export const claimActionRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    respond(routes, deps);
    ask(routes, deps);
    decide(routes, deps);
    appeal(routes, deps);
    withdraw(routes, deps);
  };

type ClaimCall = FastifyRequest & { readonly params: { readonly qid: string } };
type Asked = {
  readonly operation: string;
  readonly body: { readonly version?: number | undefined };
  readonly key: string | undefined;
};

/** Finds the claim for this person, and runs the write on it. */
export async function onClaim(
  deps: Deps,
  request: ClaimCall,
  { operation, body, key }: Asked,
  run: (change: ClaimChange) => Promise<ClaimRecord>,
) {
  const claimId = request.params.qid;
  const changer = changerOf(actorOf(request));
  const sellerId = await sellerOfClaim(deps, actorOf(request), claimId);
  const write = { changer, sellerId, operation: `${operation}.${claimId}`, key, asked: body };
  return writeClaim(deps, write, (db) =>
    withClaim(db, deps, changer, { sellerId, claimId, version: body.version }, run),
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
    async (request) => {
      const { body, headers } = request;
      const asked = { operation: 'respond', body, key: headers['idempotency-key'] };
      return onClaim(deps, request, asked, (change) => respondToClaim(change, body));
    },
  );
}

function ask(routes: Routes, deps: Deps): void {
  routes.post(
    '/claims/:qid/ask-seller/',
    {
      schema: { ...ofClaim, summary: 'Ask the seller, who has two working days', body: askSellerBody },
      config: { permission: permissionOf.askSeller, errors: [...always, 'decision_waits'] },
    },
    async (request) => {
      const { body, headers } = request;
      const asked = { operation: 'ask_seller', body, key: headers['idempotency-key'] };
      return onClaim(deps, request, asked, (change) => askSeller(change, body));
    },
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
    async (request) => {
      const { body, headers } = request;
      const asked = { operation: 'decide', body, key: headers['idempotency-key'] };
      const staff = changerOf(actorOf(request));
      return onClaim(deps, request, asked, (change) => decideClaim(change, staff, body));
    },
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
    async (request) => {
      const { body, headers } = request;
      const asked = { operation: 'appeal', body, key: headers['idempotency-key'] };
      return onClaim(deps, request, asked, (change) => appealClaim(change, body));
    },
  );
}

function withdraw(routes: Routes, deps: Deps): void {
  routes.post(
    '/claims/:qid/withdraw/',
    {
      schema: { ...ofClaim, summary: 'The buyer takes the claim back before it is decided', body: withdrawBody },
      config: { permission: permissionOf.withdraw, errors: always },
    },
    async (request) => {
      const { body, headers } = request;
      const asked = { operation: 'withdraw', body, key: headers['idempotency-key'] };
      return onClaim(deps, request, asked, (change) => withdrawClaim(change, body));
    },
  );
}
