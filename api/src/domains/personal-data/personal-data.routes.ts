/** The end of the own account. */
import { leavingBody } from '@quayside/contract/personal-data';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { deviceOf } from '../auth/auth.public.ts';
import { deleteAccount } from './delete-account.ts';

const tags = ['user'];
const permission = 'signed_in';

export const personalDataRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
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
