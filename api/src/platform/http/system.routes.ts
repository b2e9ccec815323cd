/** Health, readiness, public facts and the published document. */

import { maximumPage, maximumPageSize } from '@quayside/contract/common';
import { maximumFileBytes } from '@quayside/contract/file-values';
import { info } from '@quayside/contract/info';
import { commonMessages } from '@quayside/contract/messages/common';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../../kernel/errors.ts';
import { ping } from '../db/ping.ts';
import type { Deps } from '../deps.ts';
import { legalEntities, slaVersion } from '../legal.ts';
import { published } from './openapi/published.ts';
import { unavailable } from './problems.ts';
import { typed } from './server.ts';

/** Milliseconds; who asks waits two seconds. */
const longestPing = 1_500;
/** Whoever watches is told the truth, also where all of its neighbours have asked too much. */
const uncounted = { rateLimit: false } as const;
const health = z.strictObject({ status: z.literal('ok') });

export const systemRoutes =
  ({ config, database, flags }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    let written: Buffer | undefined;
    // Two megabytes that never change: made once and held once, however many ask for them.
    const document = () => {
      written ??= Buffer.from(JSON.stringify(published(app.swagger(), config.apiBasePath)));
      return written;
    };
    routes.get(
      '/healthz/',
      {
        schema: { tags: ['system'], summary: 'Whether the process answers', response: { 200: health } },
        config: { permission: 'public', ...uncounted },
      },
      async () => ({ status: 'ok' as const }),
    );
    routes.get(
      '/readyz/',
      {
        schema: {
          tags: ['system'],
          summary: 'Whether requests can be served: the database answers',
          response: { 200: health },
        },
        config: { permission: 'public', ...uncounted },
      },
      async () => {
        await ping(database.within(longestPing)).catch(() => {
          throw unavailable();
        });
        return { status: 'ok' as const };
      },
    );
    routes.get(
      '/info/',
      {
        schema: { tags: ['system'], summary: 'Version, limits, legal entities and mailboxes', response: { 200: info } },
        config: { permission: 'public' },
      },
      async () => ({
        version: '0.1.0',
        environment: config.environment,
        flags,
        limits: { maximumPage, maximumPageSize, uploadBytes: maximumFileBytes },
        slaVersion,
        legalEntities,
        mailboxes: config.mailboxes,
      }),
    );
    app.get(
      '/openapi.json',
      { config: { permission: 'public' }, schema: { tags: ['system'], summary: 'This document' } },
      async (_request, reply) => reply.type('application/json; charset=utf-8').send(document()),
    );
    // Unknown calls under the API's path stay problem+json: without this they would reach the pages.
    app.all('/*', { config: { permission: 'public', unlisted: true } }, async () => {
      throw new Refusal('not_found', 404, commonMessages.not_found);
    });
  };
