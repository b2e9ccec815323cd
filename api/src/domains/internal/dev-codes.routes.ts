/** A sheet of codes at /dev/codes/, to be printed or shown on a phone: what scanners meet in the warehouse. Development only. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { codesOfBusiest, expectedCodes } from '../packages/packages.public.ts';

const policy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'";
/** Registered beside the API, not under its path. */
export const devCodesRoutes =
  ({ database }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get('/dev/codes/', { config: { permission: 'public', unlisted: true } }, async (_request, reply) => {
      const codes = codesOfBusiest(await database.read('system', expectedCodes));
      reply.header('content-security-policy', policy);
      reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
      const { devCodesPage } = await import('./dev-codes.page.ts');
      return reply.type('text/html; charset=utf-8').send(devCodesPage(codes));
    });
  };
