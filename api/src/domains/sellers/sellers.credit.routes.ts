/** Credit of buyers (BUY-11, INTG-11): how we stand with a company, applications, and what the judge of them tells. */

import { pageQuery, qid } from '@quayside/contract/common';
import {
  changeCreditBody,
  creditApplicationAnswer,
  creditApplicationBody,
  creditDecisionAnswer,
  debtor,
  decideCreditBody,
  grantedCreditList,
  waitingCreditList,
} from '@quayside/contract/company';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { money, toWire } from '../../kernel/money.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { noteBuyerReads } from '../users/users.public.ts';
import { debtorOf } from './debtor.ts';
import { refuse } from './sellers.errors.ts';
import { grantedCredit, waitingCredit } from './sellers.read-model.ts';
import { applyForCredit } from './use-cases/apply-for-credit.ts';
import { changeCredit, creditNews, decideCredit } from './use-cases/decide-credit.ts';

const params = z.strictObject({ qid });
const staffPermission = 'staff.payments.approve';

export const creditRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    standing(routes, deps);
    review(routes, deps);
    granted(routes, deps);
    await app.register(notices(deps));
  };

function standing(routes: Routes, deps: Deps): void {
  routes.get(
    '/user/debtor/',
    {
      schema: { tags: ['user'], summary: 'How we stand with the own company', response: { 200: debtor } },
      config: { permission: 'signed_in', errors: ['no_company'] },
    },
    async (request) => debtorOf(deps, actorOf(request)),
  );
  routes.post(
    '/mondu/apply/',
    {
      schema: {
        tags: ['credit'],
        summary: 'Apply for credit as a buyer',
        body: creditApplicationBody,
        response: { 201: creditApplicationAnswer },
      },
      config: { permission: 'checkout.write', errors: ['already_applied'] },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(
          await writeOnce(deps, writeOf(request), creditApplicationAnswer, (write) =>
            applyForCredit(write, request.body),
          ),
        ),
  );
}

function review(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/credit-applications/',
    {
      schema: {
        tags: ['internal'],
        summary: 'Buyers who wait for credit, longest first',
        querystring: pageQuery,
        response: { 200: waitingCreditList },
      },
      config: { permission: staffPermission, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const { rows, total } = await deps.database.read('none', (db) => waitingCredit(db, query));
      refuseBeyondEnd(query, rows);
      const companies = rows.map(({ id }) => id);
      await noteBuyerReads(deps, actorOf(request), 'CREDIT', companies);
      const results = rows.map(({ id, name: company, country, creditLimitMinor, creditNote, ...row }) => ({
        ...{ qid: id, company, country, appliedAt: row.creditAppliedAt ?? '', note: creditNote },
        asked: toWire(money(creditLimitMinor ?? 0n, 'EUR')),
      }));
      return listAnswer(query, total, results);
    },
  );
  routes.post(
    '/internal/credit-applications/:qid/decide/',
    {
      schema: {
        tags: ['internal'],
        params,
        summary: 'Give credit up to a limit, or none',
        body: decideCreditBody,
        response: { 200: creditDecisionAnswer },
      },
      config: { permission: staffPermission, needsProof: true, errors: ['company_not_found', 'credit_not_waiting'] },
    },
    (request) =>
      writeOnce(deps, writeOf(request), creditDecisionAnswer, async (write) => {
        const { qid: buyerId } = request.params;
        return { qid: buyerId, status: await decideCredit(write, { ...request.body, buyerId }) };
      }),
  );
}

function granted(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/credits/',
    {
      schema: {
        ...{ tags: ['internal'], summary: 'Buyers with credit, by name' },
        ...{ querystring: pageQuery, response: { 200: grantedCreditList } },
      },
      config: { permission: staffPermission, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const { rows, total } = await deps.database.read('none', (db) => grantedCredit(db, query));
      refuseBeyondEnd(query, rows);
      const companies = rows.map(({ id }) => id);
      await noteBuyerReads(deps, actorOf(request), 'CREDIT', companies);
      const results = rows.map(({ id, name: company, country, creditLimitMinor, daysDeferred }) => ({
        ...{ qid: id, company, country, daysDeferred },
        limit: toWire(money(creditLimitMinor ?? 0n, 'EUR')),
      }));
      return listAnswer(query, total, results);
    },
  );
  routes.post(
    '/internal/credits/:qid/change/',
    {
      schema: {
        ...{ tags: ['internal'], params, summary: 'Change or end credit that was given' },
        ...{ body: changeCreditBody, response: { 200: creditDecisionAnswer } },
      },
      config: { permission: staffPermission, needsProof: true, errors: ['company_not_found', 'credit_not_granted'] },
    },
    (request) =>
      writeOnce(deps, writeOf(request), creditDecisionAnswer, async (write) => {
        const { qid: buyerId } = request.params;
        return { qid: buyerId, status: await changeCredit(write, { ...request.body, buyerId }) };
      }),
  );
}

/** The body is kept as it came: its signature is over these bytes. */
const notices = (deps: Deps) => async (app: FastifyInstance) => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  typed(app).post(
    '/webhooks/credit/',
    {
      schema: {
        tags: ['credit'],
        summary: 'A signed message of whoever judges credit about a buyer',
        response: { 204: z.null() },
      },
      config: { permission: 'public', errors: ['credit_notice_refused', 'credit_judge_silent'] },
    },
    async (request, reply) => {
      const notice = deps.credit.noticeOf(request.headers, typeof request.body === 'string' ? request.body : '');
      if (notice === null) throw refuse('credit_notice_refused');
      if (notice !== 'nothing') await creditNews(deps, notice);
      return reply.code(204).send(null);
    },
  );
};
