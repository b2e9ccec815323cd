/** The end of the own company. */
import { leavingBody } from '@quayside/contract/personal-data';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { deviceOf } from '../auth/auth.public.ts';
import { closeCompany } from './close-company.ts';

const tags = ['user'];
const permission = 'team.manage';

export const companyEndRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.post(
      '/company/close/',
      {
        schema: {
          tags,
          summary: 'Close the own company: it sells no more, and the accounts of its people end',
          body: leavingBody,
          response: { 204: z.null() },
        },
        config: {
          permission,
          isCompanysAlone: true,
          personsOnly: true,
          needsProof: true,
          errors: [
            'incorrect_password',
            'too_many_attempts',
            'owner_only',
            'seller_has_open_work',
            'seller_invalid_transition',
          ],
        },
      },
      async (request, reply) => {
        const { userId, sessionId } = actorOf(request);
        const owner = { userId, sessionId, device: deviceOf(request, deps) };
        await closeCompany(deps, writeOf(request), owner, request.body.secret);
        return reply.code(204).send(null);
      },
    );
  };
