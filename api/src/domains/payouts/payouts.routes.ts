/** What a seller was paid, will be paid and owes. Staff read any seller's. */

import { qid } from '@quayside/contract/common';
import { payout, payoutList, payoutQuery, statementQuery } from '@quayside/contract/payouts';
import { readers } from '@quayside/contract/readers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { asSeller } from '../../platform/http/actor.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { askerOf } from '../../platform/http/large-tables.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { presentBalances, presentPayout, presentPayoutRow } from './payouts.presenter.ts';
import { payoutPage } from './payouts.read-model.ts';
import { remittanceOf } from './remittance.ts';
import { shownPayout, whosePayouts } from './shown-payout.ts';
import { statementFile } from './statement.ts';
import { retryPayout } from './use-cases/retry-payout.ts';

const tags = ['payouts'];
const params = z.strictObject({ qid });
const reading = { anyOf: readers.payouts };

export const payoutRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    show(routes, deps);
    statement(routes, deps);
    remittance(routes, deps);
    retry(routes, deps);
  };

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/payouts/',
    {
      schema: {
        tags,
        summary: 'Payouts, newest first, and what is carried over to the next; staff name the seller',
        querystring: payoutQuery,
        response: { 200: payoutList },
      },
      config: { permission: reading, errors: ['not_found', 'payout_not_found'] },
    },
    async (request) => {
      const { sellerQid, ...page } = request.query;
      const { scope, sellerId } = await whosePayouts(deps, actorOf(request), sellerQid);
      const { rows, total, ...balances } = await payoutPage(deps.database, scope, sellerId, page);
      refuseBeyondEnd(page, rows);
      return { ...listAnswer(page, total, rows.map(presentPayoutRow)), balances: presentBalances(balances) };
    },
  );
}

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/payouts/:qid/',
    {
      schema: { tags, params, summary: 'One payout: its entries and its history', response: { 200: payout } },
      config: { permission: reading, errors: ['payout_not_found'] },
    },
    async (request) => {
      const viewer = actorOf(request);
      return presentPayout(await shownPayout(deps, viewer, request.params.qid), viewer);
    },
  );
}

function statement(routes: Routes, deps: Deps): void {
  routes.get(
    '/payouts/statement/',
    {
      schema: { tags, summary: 'Statement of a period as CSV', querystring: statementQuery },
      config: {
        permission: reading,
        needsProof: 'where_on',
        errors: ['payout_not_found', 'statement_period_invalid', 'statement_too_long'],
      },
    },
    async (request, reply) => {
      const { sellerQid, ...period } = request.query;
      const { scope, sellerId } = await whosePayouts(deps, actorOf(request), sellerQid);
      const { name, content } = await statementFile(deps, { scope, sellerId, asker: askerOf(sellerId, reply) }, period);
      return sendFile(reply, { name, type: 'csv', bytes: content.length, content });
    },
  );
}

function remittance(routes: Routes, deps: Deps): void {
  routes.get(
    '/payouts/:qid/remittance/',
    {
      schema: { tags, params, summary: 'Remittance advice as a PDF' },
      config: { permission: reading, errors: ['payout_not_found'] },
    },
    async (request, reply) => {
      const detail = await shownPayout(deps, actorOf(request), request.params.qid);
      const content = await remittanceOf(detail);
      const name = `remittance-${detail.payout.orderNumber}.pdf`;
      return sendFile(reply, { name, type: 'pdf', bytes: content.length, content });
    },
  );
}

function retry(routes: Routes, deps: Deps): void {
  routes.post(
    '/payouts/:qid/retry/',
    {
      schema: {
        tags,
        params,
        summary: 'Send a failed payout again, once the bank details are changed',
        response: { 200: payout },
      },
      config: {
        permission: 'payments.trigger',
        errors: ['payout_not_found', 'payout_not_failed', 'bank_details_unchanged'],
      },
    },
    async (request) => {
      const viewer = asSeller(actorOf(request));
      const { qid: payoutId } = request.params;
      await writeOnce(deps, writeOf(request), z.strictObject({}), async (write) => {
        await retryPayout(write, { payoutId });
        return {};
      });
      return presentPayout(await shownPayout(deps, viewer, payoutId), viewer);
    },
  );
}
