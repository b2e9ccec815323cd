/** What is kept about the own company, and its end. */
import { companyData, leavingBody } from '@quayside/contract/personal-data';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sellerIdOf } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { deviceOf } from '../auth/auth.public.ts';
import { sellerById } from '../sellers/sellers.public.ts';
import { closeCompany } from './close-company.ts';
import { presentCompanyData } from './company-data.presenter.ts';
import { companyDataOf } from './company-data.read-model.ts';

const tags = ['user'];
const permission = 'team.manage';

export const companyDataRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.get(
      '/company/data/',
      {
        schema: { tags, summary: 'Everything kept about your company, to take along', response: { 200: companyData } },
        config: { permission, isCompanysAlone: true, needsProof: 'where_on' },
      },
      async (request, reply) => {
        const sellerId = sellerIdOf(actorOf(request));
        const seller = present(await sellerById(deps.database, sellerId), 'the signed-in seller exists');
        const kept = await companyDataOf(deps.database, sellerId);
        reply.header('content-disposition', 'attachment; filename="quayside-company-data.json"');
        return presentCompanyData(seller, kept, deps.clock.now());
      },
    );
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
