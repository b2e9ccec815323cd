/** Conversations about an order: the seller's side under `sales/`, ours in `threads.staff.routes.ts`. */

import { maximumPageSize, pageQuery, qid } from '@quayside/contract/common';
import { readers } from '@quayside/contract/readers';
import {
  issueAnswer,
  issueBody,
  messageAnswer,
  messageBody,
  readThreadsBody,
  threadList,
} from '@quayside/contract/threads';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Page, pageOfAll } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite, writeOnce } from '../../platform/write.ts';
import { whereIs } from '../sales/sales.public.ts';
import { refuse } from './threads.errors.ts';
import { threadFileRoutes } from './threads.files.routes.ts';
import { sellerPermission, sideOf } from './threads.policy.ts';
import { presentThread } from './threads.presenter.ts';
import { conversationsOf } from './threads.read-model.ts';
import { threadStaffRoutes } from './threads.staff.routes.ts';
import { threadWebhookRoutes } from './threads.webhook.routes.ts';
import { markReadBySeller } from './use-cases/mark-threads-read.ts';
import { openThread } from './use-cases/open-thread.ts';
import { writeAgain } from './use-cases/write-again.ts';

const tags = ['threads'];
const params = z.strictObject({ qid });
const threadParams = z.strictObject({ qid, threadQid: qid });

export const threadRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    open(routes, deps);
    again(routes, deps);
    read(routes, deps);
    await app.register(threadFileRoutes(deps));
    await app.register(threadStaffRoutes(deps));
    await app.register(threadWebhookRoutes(deps));
  };

/** The threads of a sale as this person's side sees them. */
async function shown(deps: Deps, actor: SignedInActor, saleId: string, page: Page) {
  const { scope, ids } = await whereIs(deps, actor, saleId, 'CONVERSATION');
  const found = await conversationsOf(deps.database, scope, ids);
  if (!found) throw refuse('not_found');
  return pageOfAll(
    page,
    found.map((one) => presentThread(one, sideOf(actor))),
  );
}

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/threads/',
    {
      schema: {
        tags,
        params,
        summary: 'Conversations about the order, newest first',
        querystring: pageQuery,
        response: { 200: threadList },
      },
      config: { permission: { anyOf: readers.conversations }, errors: ['not_found'] },
    },
    (request) => shown(deps, actorOf(request), request.params.qid, request.query),
  );
}

function open(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/issue/',
    {
      schema: {
        tags,
        params,
        summary: 'Contact about the order; the same key opens one conversation',
        body: issueBody,
        response: { 200: issueAnswer },
      },
      config: { permission: sellerPermission, errors: ['not_found', 'message_file_gone'] },
    },
    (request) => {
      const { files = [], ...issue } = request.body;
      return writeOnce(deps, writeOf(request), issueAnswer, (write) =>
        openThread(write, { ...issue, files, saleId: request.params.qid }),
      );
    },
  );
}

function again(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/threads/:threadQid/messages/',
    {
      schema: {
        tags,
        params: threadParams,
        summary: 'Write again in a conversation; the same key writes once',
        body: messageBody,
        response: { 200: messageAnswer },
      },
      config: {
        permission: sellerPermission,
        errors: ['not_found', 'thread_not_found', 'message_file_gone'],
      },
    },
    (request) => {
      const { qid: saleId, threadQid: threadId } = request.params;
      const { files = [], message } = request.body;
      return writeOnce(deps, writeOf(request), messageAnswer, (write) =>
        writeAgain(write, { saleId, threadId, message, files }),
      );
    },
  );
}

function read(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/threads/read/',
    {
      schema: {
        tags,
        params,
        summary: 'The company has read what was answered',
        body: readThreadsBody,
        response: { 200: threadList },
      },
      config: { permission: sellerPermission, errors: ['not_found'] },
    },
    async (request) => {
      const { qid: saleId } = request.params;
      await openWrite(deps, writeOf(request), (write) => markReadBySeller(write, { ...request.body, saleId }));
      return shown(deps, actorOf(request), request.params.qid, { page: 1, size: maximumPageSize });
    },
  );
}
