/** Selling companies as our own people see and move them (RT-23, INV-11). */

import { qid } from '@quayside/contract/common';
import {
  feeDecisionBody,
  internalSeller,
  internalSellerDetail,
  internalSellerList,
  internalSellerQuery,
  moveSellerBody,
  riskFlagBody,
  settleDebtBody,
  takeBackSettlementBody,
  viewCompanyBody,
  viewedCompany,
} from '@quayside/contract/internal-sellers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { viewCompany } from '../auth/auth.public.ts';
import { noteStaffReads } from '../users/users.public.ts';
import { refuse } from './internal.errors.ts';
import { presentInternalSeller } from './sellers.presenter.ts';
import { carriedOverOf, internalSellerById, internalSellerPage, owedOf, settlementsFor } from './sellers.read-model.ts';
import { decideFee, moveByStaff, setRiskFlag } from './use-cases/move-seller.ts';
import { noteDebtPaid, takeBackPaid } from './use-cases/settle-debt.ts';

const tags = ['internal'];
const params = z.strictObject({ qid });
const permission = { anyOf: ['staff.sellers', 'staff.onboarding'] } as const;

export const internalSellerRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    show(routes, deps);
    move(routes, deps);
    fee(routes, deps);
    risk(routes, deps);
    debt(routes, deps);
    takeBack(routes, deps);
    view(routes, deps);
  };

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/sellers/',
    {
      schema: {
        tags,
        summary: 'Selling companies by name',
        querystring: internalSellerQuery,
        response: { 200: internalSellerList },
      },
      config: { permission, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const { rows, total } = await internalSellerPage(deps.database, query);
      refuseBeyondEnd(query, rows);
      const companies = rows.map(({ id }) => id);
      await noteStaffReads(deps, actorOf(request), 'COMPANY', companies);
      return listAnswer(query, total, rows.map(presentInternalSeller));
    },
  );
}

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/sellers/:qid/',
    {
      schema: { tags, params, summary: 'One selling company', response: { 200: internalSellerDetail } },
      config: { permission, errors: ['company_not_found'] },
    },
    async (request) => {
      const row = await internalSellerById(deps.database, request.params.qid);
      if (!row) throw refuse('company_not_found');
      await noteStaffReads(deps, actorOf(request), 'COMPANY', [row.id]);
      const [carriedOver, owed, settlements] = await Promise.all([
        carriedOverOf(deps.database, row.id),
        owedOf(deps.database, row.id),
        settlementsFor(deps.database, row.id, actorOf(request)),
      ]);
      return { ...presentInternalSeller(row), carriedOver, owed, settlements };
    },
  );
}

function move(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/sellers/:qid/status/',
    {
      schema: { tags, params, summary: 'Move a company', body: moveSellerBody, response: { 200: internalSeller } },
      config: {
        permission,
        errors: [
          'not_found',
          'seller_invalid_transition',
          'seller_reason_required',
          'seller_profile_incomplete',
          'seller_has_open_work',
        ],
      },
    },
    (request) =>
      writeOnce(deps, writeOf(request), internalSeller, async (write) =>
        presentInternalSeller(await moveByStaff(write, request.params.qid, request.body)),
      ),
  );
}

function risk(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/sellers/:qid/risk-flag/',
    {
      schema: {
        tags,
        params,
        summary: 'Set or remove the risk flag: while set, staff look at every payment first',
        body: riskFlagBody,
        response: { 200: internalSeller },
      },
      config: { permission: 'staff.sellers', errors: ['company_not_found'] },
    },
    (request) =>
      writeOnce(deps, writeOf(request), internalSeller, async (write) =>
        presentInternalSeller(await setRiskFlag(write, request.params.qid, request.body)),
      ),
  );
}

function fee(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/sellers/:qid/fee/',
    {
      schema: {
        tags,
        params,
        summary: 'Agree to a lower fee, or not',
        body: feeDecisionBody,
        response: { 200: internalSeller },
      },
      config: { permission, errors: ['company_not_found', 'fee_not_asked'] },
    },
    (request) =>
      writeOnce(deps, writeOf(request), internalSeller, async (write) =>
        presentInternalSeller(await decideFee(write, request.params.qid, request.body.isAgreed)),
      ),
  );
}

function debt(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/sellers/:qid/settlements/',
    {
      schema: {
        tags,
        params,
        summary: 'Note that a company paid us what it owes',
        body: settleDebtBody,
        response: { 200: internalSeller },
      },
      config: {
        ...{ permission: 'staff.payments.approve', needsProof: true },
        errors: [
          'company_not_found',
          'debt_not_owed',
          'debt_too_much',
          'debt_limit',
          'debt_already_noted',
          'stale_version',
        ],
      },
    },
    (request) =>
      writeOnce(deps, writeOf(request, { scope: 'system' }), internalSeller, async (write) =>
        presentInternalSeller(await noteDebtPaid(write, request.params.qid, request.body)),
      ),
  );
}

function takeBack(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/sellers/:qid/settlements/take-back/',
    {
      schema: {
        tags,
        params,
        summary: 'Take back what a colleague noted as paid by a company: it owes it again',
        body: takeBackSettlementBody,
        response: { 200: internalSeller },
      },
      config: {
        ...{ permission: 'staff.payments.approve', needsProof: true },
        errors: ['company_not_found', 'settlement_not_found', 'settlement_own'],
      },
    },
    (request) =>
      writeOnce(deps, writeOf(request, { scope: 'system' }), internalSeller, async (write) =>
        presentInternalSeller(await takeBackPaid(write, request.params.qid, request.body)),
      ),
  );
}

function view(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/sellers/:qid/view/',
    {
      schema: {
        tags,
        params,
        summary: 'Look at a company as it sees itself, for half an hour',
        body: viewCompanyBody,
        response: { 200: viewedCompany },
      },
      config: {
        permission: 'staff.impersonate',
        needsProof: true,
        personsOnly: true,
        errors: ['company_not_found', 'company_closed'],
      },
    },
    async (request) => {
      const { reason } = request.body;
      const row = await internalSellerById(deps.database, request.params.qid);
      if (!row) throw refuse('company_not_found');
      if (row.status === 'REJECTED' || row.status === 'CLOSED') throw refuse('company_closed');
      return { until: await viewCompany(deps, actorOf(request), { sellerId: row.id, reason }) };
    },
  );
}
