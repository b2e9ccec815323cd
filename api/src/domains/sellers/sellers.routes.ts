import { acceptSlaAnswer, acceptSlaBody } from '@quayside/contract/auth';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { acceptSla } from './use-cases/accept-sla.ts';

export const sellerRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    typed(app).post(
      '/sellers/accept-sla/',
      {
        schema: {
          tags: ['sellers'],
          summary: 'Accept the service level agreement',
          body: acceptSlaBody,
          response: { 200: acceptSlaAnswer },
        },
        // Whoever confirms orders meets the agreement first; waiting for the owner would let the deadline pass.
        config: { permission: { anyOf: ['company.write', 'orders.confirm'] }, errors: ['sla_version_unknown'] },
      },
      (request) =>
        writeOnce(deps, writeOf(request), acceptSlaAnswer, async (write) => {
          await acceptSla(write, request.body);
          return { slaAccepted: true as const, version: request.body.version };
        }),
    );
  };
