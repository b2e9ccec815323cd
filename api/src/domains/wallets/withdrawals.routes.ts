/** Money from a wallet to the buyer's own bank account (BUY-09; domain page, section 12). */
import { pageQuery, qid } from '@quayside/contract/common';
import {
  confirmWithdrawalBody,
  reconcileWithdrawalBody,
  rejectWithdrawalBody,
  reviewedWithdrawal,
  reviewedWithdrawalList,
  withdrawal,
  withdrawalList,
  withdrawBody,
} from '@quayside/contract/orders';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { forbidden } from '../../kernel/actor.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { type Write, writeOnce } from '../../platform/write.ts';
import { noteBuyerReads } from '../users/users.public.ts';
import { askWithdrawal } from './use-cases/ask-withdrawal.ts';
import { confirmWithdrawal } from './use-cases/confirm-withdrawal.ts';
import { approveWithdrawal, rejectWithdrawal } from './use-cases/decide-withdrawal.ts';
import { endWithdrawalTransfer, reconcileWithdrawal } from './use-cases/reconcile-withdrawal.ts';
import { refuse } from './wallets.errors.ts';
import { presentReviewed, presentWithdrawal } from './withdrawals.presenter.ts';
import { ownWithdrawals, reviewedOne, reviewPage } from './withdrawals.read-model.ts';

const tags = ['wallets'];
const permission = 'checkout.write';
const staffPermission = 'staff.payments.approve';
const params = z.strictObject({ qid });

export const withdrawalRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    ask(routes, deps);
    confirm(routes, deps);
    list(routes, deps);
    review(routes, deps);
    decide(routes, deps);
    reconcile(routes, deps);
  };

/** A wallet has its company's id: anybody else's is as absent as none. */
function walletOf(request: FastifyRequest, id: string): string {
  const { buyerId } = actorOf(request);
  if (buyerId === null) throw forbidden('buyer');
  if (id !== buyerId) throw refuse('wallet_not_found');
  return buyerId;
}

function ask(routes: Routes, deps: Deps): void {
  routes.post(
    '/wallets/:qid/withdraw/',
    {
      schema: {
        tags,
        params,
        summary: 'Ask for money from the wallet; a code is mailed',
        body: withdrawBody,
        response: { 201: withdrawal },
      },
      config: {
        permission,
        personsOnly: true,
        errors: [
          ...[
            'wallet_not_found',
            'wallet_too_low',
            'withdrawal_holder',
            'withdrawal_account',
            'withdrawal_bank_silent',
          ],
          'too_many_attempts',
        ],
      },
    },
    async (request, reply) => {
      const buyerId = walletOf(request, request.params.qid);
      return reply.code(201).send(await askWithdrawal(deps, writeOf(request), buyerId, request.body));
    },
  );
}

function confirm(routes: Routes, deps: Deps): void {
  routes.post(
    '/wallets/:qid/withdrawals/:withdrawalQid/confirm/',
    {
      schema: {
        tags,
        params: params.extend({ withdrawalQid: qid }),
        summary: 'Send it, with the code of the mail',
        body: confirmWithdrawalBody,
        response: { 200: withdrawal },
      },
      config: {
        permission,
        personsOnly: true,
        errors: [
          ...['wallet_not_found', 'withdrawal_not_found', 'withdrawal_code_wrong', 'withdrawal_code_ended'],
          'wallet_too_low',
        ],
      },
    },
    async (request) => {
      const buyerId = walletOf(request, request.params.qid);
      const { withdrawalQid: id } = request.params;
      const given = { buyerId, id, code: request.body.code };
      return presentWithdrawal(await confirmWithdrawal(deps, writeOf(request), given), deps.clock.now());
    },
  );
}

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/wallets/:qid/withdrawals/',
    {
      schema: {
        tags,
        params,
        summary: 'Withdrawals, newest first',
        querystring: pageQuery,
        response: { 200: withdrawalList },
      },
      config: { permission, errors: ['wallet_not_found', 'not_found'] },
    },
    async (request) => {
      const buyerId = walletOf(request, request.params.qid);
      const { rows, total } = await deps.database.read({ buyerId }, (db) => ownWithdrawals(db, buyerId, request.query));
      refuseBeyondEnd(request.query, rows);
      const now = deps.clock.now();
      return listAnswer(
        request.query,
        total,
        rows.map((row) => presentWithdrawal(row, now)),
      );
    },
  );
}

function review(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/withdrawals/',
    {
      schema: {
        tags: ['internal'],
        summary: 'Withdrawals above the four-eyes limit, and those the bank is silent about, oldest first',
        querystring: pageQuery,
        response: { 200: reviewedWithdrawalList },
      },
      config: { permission: staffPermission, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const { rows, total } = await deps.database.read('system', (db) => reviewPage(db, query));
      refuseBeyondEnd(query, rows);
      const companies = rows.map((row) => row.withdrawal.buyerId);
      await noteBuyerReads(deps, actorOf(request), 'WITHDRAWAL', companies);
      return listAnswer(query, total, rows.map(presentReviewed));
    },
  );
}

function decide(routes: Routes, deps: Deps): void {
  const errors = ['withdrawal_not_found', 'withdrawal_not_waiting'];
  const schema = { tags: ['internal'], params, response: { 200: reviewedWithdrawal } };
  const answer = async ({ db }: Write, id: string) => presentReviewed(await reviewedOne(db, id));
  routes.post(
    '/internal/withdrawals/:qid/approve/',
    {
      schema: { ...schema, summary: 'One of two approvals' },
      config: { permission: staffPermission, needsProof: true, errors: [...errors, 'withdrawal_second_person'] },
    },
    (request) =>
      writeOnce(deps, writeOf(request), reviewedWithdrawal, async (write) => {
        await approveWithdrawal(write, request.params.qid);
        return answer(write, request.params.qid);
      }),
  );
  routes.post(
    '/internal/withdrawals/:qid/reject/',
    {
      schema: { ...schema, summary: 'Put the money back into the wallet', body: rejectWithdrawalBody },
      config: { permission: staffPermission, errors },
    },
    (request) =>
      writeOnce(deps, writeOf(request), reviewedWithdrawal, async (write) => {
        await rejectWithdrawal(write, request.params.qid, request.body.reason);
        return answer(write, request.params.qid);
      }),
  );
}

function reconcile(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/withdrawals/:qid/reconcile/',
    {
      schema: {
        ...{ tags: ['internal'], params, body: reconcileWithdrawalBody, response: { 200: reviewedWithdrawal } },
        summary: 'Say what the bank statement shows of one that the bank was silent about',
      },
      config: {
        permission: staffPermission,
        needsProof: true,
        errors: ['withdrawal_not_found', 'withdrawal_not_unresolved', 'withdrawal_not_ended'],
      },
    },
    async (request) => {
      const { body, params: asked } = request;
      if (body.outcome === 'FAILED') await endWithdrawalTransfer(deps, asked.qid);
      return writeOnce(deps, writeOf(request), reviewedWithdrawal, async (write) => {
        await reconcileWithdrawal(write, asked.qid, body);
        return presentReviewed(await reviewedOne(write.db, asked.qid));
      });
    },
  );
}
