import { sessionList } from '@quayside/contract/auth';
import { pageQuery, qid } from '@quayside/contract/common';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { endOwnSession } from './use-cases/end-session.ts';
import { sessionsOfUser } from './use-cases/list-sessions.ts';
import { endView } from './use-cases/view-company.ts';

const tags = ['user'];

/** Where am I signed in; sign out elsewhere. */
export const sessionRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.get(
      '/user/sessions/',
      {
        schema: {
          tags,
          summary: 'Where the user is signed in',
          querystring: pageQuery,
          response: { 200: sessionList },
        },
        config: { permission: 'signed_in', allowUnverified: true },
      },
      async (request) => sessionsOfUser(deps, actorOf(request), request.query),
    );
    routes.delete(
      '/user/sessions/:qid/',
      {
        schema: {
          tags,
          summary: 'Sign out elsewhere',
          params: z.strictObject({ qid }),
          response: { 204: z.undefined() },
        },
        // With the password alone nobody keeps the owner signed out.
        config: {
          permission: 'signed_in',
          allowUnverified: true,
          needsProof: 'where_on',
          errors: ['session_not_found'],
        },
      },
      async (request, reply) => {
        await endOwnSession(deps, actorOf(request).userId, request.params.qid);
        return reply.code(204).send();
      },
    );
    routes.post(
      '/user/viewing/end/',
      {
        schema: {
          tags,
          summary: 'Look at the company as it sees itself no longer',
          response: { 204: z.undefined() },
        },
        config: { permission: 'signed_in', isOpenToViewers: true },
      },
      async (request, reply) => {
        await endView(deps, actorOf(request));
        return reply.code(204).send();
      },
    );
  };
