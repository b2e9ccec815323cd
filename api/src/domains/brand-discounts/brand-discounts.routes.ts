/** Reductions of all prices of a brand (INV-08). */
import { pageQuery, qid } from '@quayside/contract/common';
import { brandDiscountList, upsertDiscountsAnswer, upsertDiscountsBody } from '@quayside/contract/offers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sellerIdOf } from '../../kernel/actor.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite, writeOnce } from '../../platform/write.ts';
import { permissionOf } from './brand-discounts.policy.ts';
import { presentDiscount } from './brand-discounts.presenter.ts';
import { discountPage } from './brand-discounts.read-model.ts';
import { endDiscount } from './use-cases/end-discount.ts';
import { reduceBrands } from './use-cases/reduce-brands.ts';

const tags = ['offers'];
const params = z.strictObject({ qid });

export const brandDiscountRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    upsert(routes, deps);
    end(routes, deps);
  };

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/offers/brand-discounts/',
    {
      schema: {
        tags,
        summary: 'Price reductions, living ones first',
        querystring: pageQuery,
        response: { 200: brandDiscountList },
      },
      config: { permission: permissionOf.read, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const now = deps.clock.now();
      const { rows, total } = await discountPage(deps.database, sellerIdOf(actorOf(request)), query, now);
      refuseBeyondEnd(query, rows);
      return listAnswer(
        query,
        total,
        rows.map((row) => presentDiscount(row, now)),
      );
    },
  );
}

function upsert(routes: Routes, deps: Deps): void {
  routes.post(
    '/offers/brands-discounts/upsert-multiple/',
    {
      schema: {
        tags,
        summary: 'Reduce brands, or see what it would do',
        body: upsertDiscountsBody,
        response: { 200: upsertDiscountsAnswer },
      },
      config: {
        permission: permissionOf.write,
        errors: ['brand_not_offered', 'discount_ends_early', 'brand_discount_not_found'],
      },
    },
    (request) => writeOnce(deps, writeOf(request), upsertDiscountsAnswer, (write) => reduceBrands(write, request.body)),
  );
}

function end(routes: Routes, deps: Deps): void {
  routes.delete(
    '/offers/brand-discount/:qid/',
    {
      schema: { tags, params, summary: 'End a reduction at once', response: { 204: z.null() } },
      config: { permission: permissionOf.write, errors: ['brand_discount_not_found'] },
    },
    async (request, reply) => {
      await openWrite(deps, writeOf(request), (write) => endDiscount(write, { id: request.params.qid }));
      return reply.code(204).send(null);
    },
  );
}
