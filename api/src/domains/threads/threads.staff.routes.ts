/** Conversations of all companies, for those of us who answer. */

import { qid } from '@quayside/contract/common';
import { messageAnswer, messageBody, readThreadsBody, threadQuery, threadRows } from '@quayside/contract/threads';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite, writeOnce } from '../../platform/write.ts';
import { noteStaffReads } from '../users/users.public.ts';
import { staffPermission } from './threads.policy.ts';
import { presentThreadRow } from './threads.presenter.ts';
import { threadPage } from './threads.read-model.ts';
import { answerSeller } from './use-cases/answer-seller.ts';
import { markReadByStaff } from './use-cases/mark-threads-read.ts';

const tags = ['threads'];
const params = z.strictObject({ qid });

export const threadStaffRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    answer(routes, deps);
    read(routes, deps);
  };

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/threads/',
    {
      schema: {
        tags,
        summary: 'Conversations of all sellers; what has to be answered first comes first',
        querystring: threadQuery,
        response: { 200: threadRows },
      },
      config: { permission: staffPermission, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const { rows, total } = await threadPage(deps.database, query, query.waiting === 'true');
      refuseBeyondEnd(query, rows);
      const companies = rows.map(({ thread }) => thread.sellerId);
      await noteStaffReads(deps, actorOf(request), 'CONVERSATION', companies);
      return listAnswer(query, total, rows.map(presentThreadRow));
    },
  );
}

function answer(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/threads/:qid/messages/',
    {
      schema: {
        tags,
        params,
        summary: 'Answer a seller; the same key answers once',
        body: messageBody,
        response: { 200: messageAnswer },
      },
      config: { permission: staffPermission, errors: ['thread_not_found', 'message_file_gone'] },
    },
    (request) => {
      const { files = [], message } = request.body;
      return writeOnce(deps, writeOf(request), messageAnswer, (write) =>
        answerSeller(write, { message, files, threadId: request.params.qid }),
      );
    },
  );
}

function read(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/threads/:qid/read/',
    {
      schema: {
        tags,
        params,
        summary: 'One of us has read it',
        body: readThreadsBody,
        response: { 204: z.null() },
      },
      config: { permission: staffPermission, errors: ['thread_not_found'] },
    },
    async (request, reply) => {
      const { qid: threadId } = request.params;
      await openWrite(deps, writeOf(request), (write) => markReadByStaff(write, { ...request.body, threadId }));
      return reply.code(204).send(null);
    },
  );
}
