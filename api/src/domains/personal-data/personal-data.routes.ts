/** What is kept about the signed-in person, and the end of the account. */
import { leavingBody, personalData } from '@quayside/contract/personal-data';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { deviceOf } from '../auth/auth.public.ts';
import { accountById } from '../users/users.public.ts';
import { deleteAccount } from './delete-account.ts';
import { presentData } from './personal-data.presenter.ts';
import { keptOf } from './personal-data.read-model.ts';

const tags = ['user'];
const permission = 'signed_in';

export const personalDataRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.get(
      '/user/data/',
      {
        schema: { tags, summary: 'Everything kept about you, to take along', response: { 200: personalData } },
        config: { permission },
      },
      async (request, reply) => {
        const { userId, sellerId } = actorOf(request);
        const account = await deps.database.read('none', (db) => accountById(db, userId));
        const kept = await keptOf(deps.database, userId, sellerId);
        reply.header('content-disposition', 'attachment; filename="quayside-my-data.json"');
        return presentData(present(account, 'the signed-in user exists'), kept, deps.clock.now());
      },
    );
    routes.post(
      '/user/data/delete/',
      {
        schema: { tags, summary: 'Delete the own account', body: leavingBody, response: { 204: z.null() } },
        config: { permission, needsProof: true, errors: ['incorrect_password', 'too_many_attempts', 'last_owner'] },
      },
      async (request, reply) => {
        const { userId, sessionId } = actorOf(request);
        const owner = { userId, sessionId, device: deviceOf(request, deps) };
        await deleteAccount(deps, writeOf(request), owner, request.body.secret);
        return reply.code(204).send(null);
      },
    );
  };
