/** Four eyes (INT-04): decisions of staff that wait for a second person, and what becomes of them. */

import { idempotencyHeaders as headers, qid } from '@quayside/contract/common';
import {
  confirmDecisionBody,
  decision,
  decisionList,
  decisionQuery,
  rejectDecisionBody,
} from '@quayside/contract/decisions';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import {
  anyDecision,
  type DecisionRecord,
  kindsOf,
  presentDecision,
  waitingPage,
} from '../decisions/decisions.public.ts';
import { noteStaffReads } from '../users/users.public.ts';
import { lookAgain } from './use-cases/look-again.ts';

const ofDecision = {
  tags: ['internal'],
  params: z.strictObject({ qid }),
  headers,
  response: { 200: decision },
};
const always = ['decision_not_found', 'decision_not_waiting', 'stale_version'];
/** Between the first person and the second one what it is about may have moved on. */
const noLongerPossible = [
  'not_found',
  'invalid_transition',
  'carrier_has_goods',
  'claim_blocks_payment',
  'lost_blocks_payment',
  'claim_settled_since',
  'account_exchanged',
  'reversal_not_owed',
  'reversal_too_much',
  'claim_not_found',
  'claim_invalid_transition',
  'claim_sale_ended',
  'claim_amount_exceeds_shipped',
];

export const decisionRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    confirm(routes, deps);
    reject(routes, deps);
    withdraw(routes, deps);
  };

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/decisions/',
    {
      schema: {
        tags: ['internal'],
        summary: 'Decisions that wait for a second person, oldest first: those of the kinds the caller may decide',
        querystring: decisionQuery,
        response: { 200: decisionList },
      },
      config: { permission: anyDecision, errors: ['not_found'] },
    },
    async (request) => {
      const viewer = actorOf(request);
      const { kind, ...page } = request.query;
      const kinds = kindsOf(viewer).filter((one) => kind === undefined || one === kind);
      const { rows, total } = await waitingPage(deps.database, page, kinds);
      refuseBeyondEnd(page, rows);
      await noteReads(deps, viewer, rows);
      const results = rows.map((row) => presentDecision(row, viewer));
      return listAnswer(page, total, results);
    },
  );
}

/** What staff read of sellers is kept, by what it is about. */
async function noteReads(deps: Deps, viewer: SignedInActor, rows: readonly DecisionRecord[]): Promise<void> {
  for (const [kind, read] of [
    ['PAYMENT', 'PAYOUT'],
    ['REVERSAL', 'PAYOUT'],
    ['CANCELLATION', 'ORDER'],
    ['CLAIM', 'CLAIM'],
  ] as const) {
    const companies = rows.filter((row) => row.kind === kind).map(({ sellerId }) => sellerId);
    await noteStaffReads(deps, viewer, read, companies);
  }
}

function confirm(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/decisions/:qid/confirm/',
    {
      schema: { ...ofDecision, summary: 'Confirm exactly this decision; it is carried out', body: confirmDecisionBody },
      config: { permission: anyDecision, errors: [...always, 'self_approval_refused', ...noLongerPossible] },
    },
    (request) => {
      const { version } = request.body;
      return lookAgain(deps, writeOf(request), { id: request.params.qid, version }, (kind, look) => kind.confirm(look));
    },
  );
}

function reject(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/decisions/:qid/reject/',
    {
      schema: { ...ofDecision, summary: 'Reject this decision with a reason', body: rejectDecisionBody },
      config: { permission: anyDecision, errors: [...always, 'self_approval_refused', 'invalid_transition'] },
    },
    (request) => {
      const { version, reason } = request.body;
      return lookAgain(deps, writeOf(request), { id: request.params.qid, version }, (kind, look) =>
        kind.reject(look, reason),
      );
    },
  );
}

function withdraw(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/decisions/:qid/withdraw/',
    {
      schema: { ...ofDecision, summary: 'Take one’s own decision back before anybody has looked at it' },
      config: { permission: anyDecision, errors: [...always, 'not_your_decision'] },
    },
    (request) => lookAgain(deps, writeOf(request), { id: request.params.qid }, (kind, look) => kind.withdraw(look)),
  );
}
