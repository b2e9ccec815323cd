/** Brands of the catalogue (BUY-03). */
import { brand, brandContact, brandList, brandListQuery } from '@quayside/contract/brands';
import { pageQuery } from '@quayside/contract/common';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, pageOfAll, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { refuse } from './brands.errors.ts';
import { presentBrand } from './brands.presenter.ts';
import { brandBySlug, brandPage, brandsBeside, unknownBrands } from './brands.read-model.ts';

const tags = ['brands'];
const params = z.strictObject({ slug: z.string().max(200) });
const mostRecommended = 12;

export const brandRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    contact(routes, deps);
    show(routes, deps);
    recommend(routes, deps);
  };

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/brands/',
    {
      schema: { tags, summary: 'Brands by name', querystring: brandListQuery, response: { 200: brandList } },
      config: { permission: 'signed_in', isOpenToKeys: true, errors: ['not_found', 'invalid_slugs'] },
    },
    async ({ query }) => {
      const unknown = await unknownBrands(deps.database, query.slug ?? []);
      if (unknown.length > 0) throw refuse('invalid_slugs', { slugs: unknown });
      const { rows, total } = await brandPage(deps.database, query);
      refuseBeyondEnd(query, rows);
      return listAnswer(query, total, rows.map(presentBrand));
    },
  );
}

function contact(routes: Routes, deps: Deps): void {
  routes.get(
    '/brands/contact/',
    {
      schema: { tags, summary: 'Whom to ask about brands', response: { 200: brandContact } },
      config: { permission: 'signed_in', isOpenToKeys: true },
    },
    async () => ({ email: deps.config.mailboxes.procurement, phone: null }),
  );
}

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/brands/:slug/',
    {
      schema: { tags, params, summary: 'One brand', response: { 200: brand } },
      config: { permission: 'signed_in', isOpenToKeys: true, errors: ['brand_not_found'] },
    },
    async ({ params: { slug } }) => {
      const found = await brandBySlug(deps.database, slug);
      if (!found) throw refuse('brand_not_found');
      return presentBrand(found);
    },
  );
}

function recommend(routes: Routes, deps: Deps): void {
  routes.get(
    '/brands/:slug/recommendations/',
    {
      schema: {
        tags,
        params,
        summary: 'Brands that sell the same kinds of products',
        querystring: pageQuery,
        response: { 200: brandList },
      },
      config: { permission: 'signed_in', isOpenToKeys: true, errors: ['brand_not_found'] },
    },
    async ({ params: { slug }, query }) => {
      const found = await brandBySlug(deps.database, slug);
      if (!found) throw refuse('brand_not_found');
      const rows = await brandsBeside(deps.database, found.id, mostRecommended);
      return pageOfAll(query, rows.map(presentBrand));
    },
  );
}
