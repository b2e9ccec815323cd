/** What buyers ask about their orders waits here for one of us; the answer goes to who asked, by mail. */
import { qid } from '@quayside/contract/common';
import {
  answerQuestionBody,
  orderQuestion,
  orderQuestionList,
  questionQuery,
} from '@quayside/contract/order-questions';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { noteBuyerReads } from '../users/users.public.ts';
import { presentQuestion, questionPage } from './orders.questions.read-model.ts';
import { answerQuestion } from './use-cases/answer-question.ts';

const tags = ['internal'];
const permission = 'staff.sellers';

export const orderQuestionRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.get(
      '/internal/order-questions/',
      {
        schema: {
          tags,
          summary: 'What buyers asked about their orders, the longest waiting first',
          querystring: questionQuery,
          response: { 200: orderQuestionList },
        },
        config: { permission, errors: ['not_found'] },
      },
      async (request) => {
        const { query } = request;
        const { rows, total } = await deps.database.read('system', (db) =>
          questionPage(db, query, query.waiting === 'true'),
        );
        refuseBeyondEnd(query, rows);
        await noteBuyerReads(
          deps,
          actorOf(request),
          'QUESTION',
          rows.map(({ issue }) => issue.buyerId),
        );
        return listAnswer(query, total, rows.map(presentQuestion));
      },
    );
    routes.post(
      '/internal/order-questions/:qid/answer/',
      {
        schema: {
          tags,
          params: z.strictObject({ qid }),
          summary: 'Answer it once; whoever asked gets a mail',
          body: answerQuestionBody,
          response: { 200: orderQuestion },
        },
        config: { permission, errors: ['order_question_not_found', 'order_question_answered'] },
      },
      (request) =>
        writeOnce(deps, writeOf(request, { scope: 'system' }), orderQuestion, async (write) =>
          presentQuestion(await answerQuestion(write, { ...request.body, id: request.params.qid })),
        ),
    );
  };
