/** Helpers for developers; registered in development only, and in no published document. */
import { demoAccount } from '@quayside/contract/auth';
import { instant, qid } from '@quayside/contract/common';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { demoAccounts, demoFactorKey, hasDemoFactor } from '../../../seeds/demo-accounts.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { unusedCode } from '../second-factors/second-factors.public.ts';
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

/** Timers that nobody wants to wait a minute for. */
const timer = z.strictObject({ name: z.enum(['notifications.warn']) });

const shownCode = z.strictObject({
  code: z.string().nullable().meta({ description: 'Null: not of the demo world, or without a second factor' }),
});

export const devRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const { database } = deps;
    const routes = typed(app);
    secondFactor(routes, deps);
    timers(routes, deps);
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

/** What the app of a demo account would show. Nobody else's key is ever opened here. */
function secondFactor(routes: Routes, deps: Deps): void {
  const signedIn = { permission: 'signed_in', unlisted: true } as const;
  routes.get(
    '/dev/second-factor/',
    { schema: { tags, response: { 200: shownCode } }, config: signedIn },
    async (request) => {
      const { userId, email, secondFactor: factor } = actorOf(request);
      if (!factor.isOn || !hasDemoFactor(email)) return { code: null };
      const now = deps.clock.now();
      return { code: await deps.database.read('none', (db) => unusedCode(db, userId, demoFactorKey, now)) };
    },
  );
}

/** Lets a timer come at once, for journeys: the clock of a server that they share is never moved. */
function timers(routes: Routes, { database }: Deps): void {
  const config = { permission: 'staff.test_sale', unlisted: true } as const;
  routes.post(
    '/dev/jobs/',
    { schema: { tags, body: timer, response: { 204: z.null() } }, config },
    async ({ body }, reply) => {
      await database.write('none', (db) => enqueue(db, body.name, {}));
      return reply.status(204).send(null);
    },
  );
}
