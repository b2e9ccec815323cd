/** Helpers for developers; registered in development only, and in no published document. */
import { demoAccount } from '@quayside/contract/auth';
import { instant, qid } from '@quayside/contract/common';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { demoAccounts } from '../../../seeds/demo-accounts.ts';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { newestMessages } from './messages.read-model.ts';

const tags = ['dev'];
const config = { permission: 'public', unlisted: true } as const;
const accountList = z.strictObject({ results: z.array(demoAccount) });
const sentMessage = z.strictObject({
  qid,
  channel: z.enum(['EMAIL', 'SMS']),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  headers: z.record(z.string(), z.string()),
  createdAt: instant,
});
const messageList = z.strictObject({ results: z.array(sentMessage) });
const messageQuery = z.strictObject({ recipient: z.string().max(254).optional() });

export const devRoutes =
  ({ database }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.get('/dev/accounts/', { schema: { tags, response: { 200: accountList } }, config }, async () => ({
      results: [...demoAccounts],
    }));
    routes.get(
      '/dev/outbox/messages/',
      { schema: { tags, querystring: messageQuery, response: { 200: messageList } }, config },
      async ({ query }) => {
        const messages = await database.read('none', (db) => newestMessages(db, query.recipient));
        return { results: messages.map(({ id, html: _, ...message }) => ({ qid: id, ...message })) };
      },
    );
  };
