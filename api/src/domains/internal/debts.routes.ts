/** What selling companies owe us: noted as paid, and taken back, by those who approve payments (INT-04). */
import { qid } from '@quayside/contract/common';
import { debtorDetail, debtorList, debtorQuery } from '@quayside/contract/debts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { debtorPage } from '../payouts/payouts.public.ts';
import { noteStaffReads } from '../users/users.public.ts';
import { refuse } from './internal.errors.ts';
import { internalSellerById, owedOf, settlementsFor } from './sellers.read-model.ts';

const tags = ['internal'];
const permission = 'staff.payments.approve';

export const debtRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    show(routes, deps);
  };

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/debts/',
    {
      schema: {
        tags,
        summary: 'Selling companies that owe us, and those that paid by bank',
        querystring: debtorQuery,
        response: { 200: debtorList },
      },
      config: { permission, errors: ['not_found'] },
    },
    async (request) => {
      const { waiting, ...page } = request.query;
      const asked = { ...page, waiting: waiting === 'true' };
      const { rows, total } = await deps.database.read('system', (db) => debtorPage(db, asked));
      refuseBeyondEnd(page, rows);
      const companies = rows.map(({ id }) => id);
      await noteStaffReads(deps, actorOf(request), 'PAYOUT', companies);
      const owed = await Promise.all(companies.map((id) => owedOf(deps.database, id)));
      const shown = rows.map(({ id, name, status }, place) => ({ qid: id, name, status, owed: owed[place] ?? [] }));
      return listAnswer(page, total, shown);
    },
  );
}

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/debts/:qid/',
    {
      schema: {
        tags,
        params: z.strictObject({ qid }),
        summary: 'What one selling company owes us, and what it paid by bank',
        response: { 200: debtorDetail },
      },
      config: { permission, errors: ['company_not_found'] },
    },
    async (request) => {
      const row = await internalSellerById(deps.database, request.params.qid);
      if (!row) throw refuse('company_not_found');
      await noteStaffReads(deps, actorOf(request), 'PAYOUT', [row.id]);
      const [owed, settlements] = await Promise.all([
        owedOf(deps.database, row.id),
        settlementsFor(deps.database, row.id, actorOf(request)),
      ]);
      return { qid: row.id, name: row.name, status: row.status, owed, settlements };
    },
  );
}
