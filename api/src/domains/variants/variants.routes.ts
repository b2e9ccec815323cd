/** Search over variants, their pages, and requests for what is missing (BUY-01, BUY-02). */
import { catalogueRequestAnswer, requestBrandBody } from '@quayside/contract/brands';
import { qid } from '@quayside/contract/common';
import {
  answerRequestBody,
  brandFacet,
  catalogueRequest,
  catalogueRequestList,
  catalogueRequestQuery,
  downloadVariantsBody,
  facetQuery,
  foundVariantList,
  requestVariantsBody,
  suggestionQuery,
  suggestions,
  variant,
  variantParams,
  variantSearchQuery,
} from '@quayside/contract/variants';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { askerOf, csvFile } from '../../platform/http/large-tables.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { brandsLike } from '../brands/brands.public.ts';
import { productRoutes } from './products.routes.ts';
import { requestPage } from './requests.read-model.ts';
import { answerRequest } from './use-cases/answer-request.ts';
import { requestBrand, requestProducts } from './use-cases/request-products.ts';
import { refuse } from './variants.errors.ts';
import { variantMarketRoutes } from './variants.market.routes.ts';
import { presentRequest, presentVariant } from './variants.presenter.ts';
import { brandCounts, variantByFid, variantPage, variantsFound } from './variants.read-model.ts';
import type { Wanted } from './wanted.read-model.ts';
import { wantedVariants } from './wanted-variants.ts';

const tags = ['variants'];
const searchErrors = ['not_found', 'invalid_slugs'];
const mostBrands = 100;
const mostSuggested = 8;
const mostDownloaded = 20_000;
const columns = ['GTIN', 'Brand', 'Name', 'Size', 'Category'];

export const variantRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    search(routes, deps);
    suggest(routes, deps);
    facet(routes, deps);
    show(routes, deps);
    download(routes, deps);
    request(routes, deps);
    answer(routes, deps);
    await app.register(productRoutes(deps));
    await app.register(variantMarketRoutes(deps));
  };

function search(routes: Routes, deps: Deps): void {
  routes.get(
    '/variants/search/',
    {
      schema: {
        tags,
        summary: 'Variants by words, GTIN, brand and category',
        querystring: variantSearchQuery,
        response: { 200: foundVariantList },
      },
      config: { permission: 'signed_in', isOpenToKeys: true, errors: searchErrors },
    },
    async ({ query }) => {
      const { rows, total, meant } = await variantPage(deps.database, await wantedVariants(deps, query), query);
      refuseBeyondEnd(query, rows);
      return { ...listAnswer(query, total, rows.map(presentVariant)), meant };
    },
  );
}

function suggest(routes: Routes, deps: Deps): void {
  routes.get(
    '/variants/search/suggestions/',
    {
      schema: {
        tags,
        summary: 'Brands and variants for what is typed so far',
        querystring: suggestionQuery,
        response: { 200: suggestions },
      },
      config: { permission: 'signed_in', isOpenToKeys: true },
    },
    async ({ query: { q } }) => {
      const page = { page: 1, size: mostSuggested, sort: 'relevance' } as const;
      const [named, found] = await Promise.all([
        brandsLike(deps.database, q, mostSuggested),
        variantPage(deps.database, { q }, page),
      ]);
      return {
        meant: found.meant,
        brands: named.map(({ slug, name }) => ({ slug, name })),
        variants: found.rows.map(({ fid, slug, gtin, name, size }) => ({ fid, slug, gtin, name, size })),
      };
    },
  );
}

function facet(routes: Routes, deps: Deps): void {
  routes.get(
    '/variants/facets/brand_name/',
    {
      schema: {
        tags,
        summary: 'How many of what is found each brand has',
        querystring: facetQuery,
        response: { 200: brandFacet },
      },
      config: { permission: 'signed_in', isOpenToKeys: true, errors: searchErrors },
    },
    async ({ query }) => {
      const { found, meant } = await brandCounts(deps.database, await wantedVariants(deps, query), mostBrands);
      return { results: found, meant };
    },
  );
}

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/variants/:fid/:slug/',
    {
      schema: {
        tags,
        params: variantParams,
        summary: 'One variant; the slug is for people and may be an old one',
        response: { 200: variant },
      },
      config: { permission: 'signed_in', isOpenToKeys: true, errors: ['variant_not_found'] },
    },
    async ({ params: { fid } }) => {
      const found = await variantByFid(deps.database, fid);
      if (!found) throw refuse('variant_not_found');
      return presentVariant(found);
    },
  );
}

function download(routes: Routes, deps: Deps): void {
  routes.post(
    '/variants/search/download/',
    {
      schema: { tags, summary: 'What a search finds, as a file; up to 20,000 rows', body: downloadVariantsBody },
      config: { permission: 'signed_in', isOpenToKeys: true, errors: searchErrors },
    },
    async (asked, reply) => {
      const { sellerId, buyerId, userId } = actorOf(asked);
      const wanted = await wantedVariants(deps, asked.body);
      const content = await csvFile(askerOf(sellerId ?? buyerId ?? userId, reply), {
        head: columns,
        batches: () => cellsOf(deps, wanted),
      });
      return sendFile(reply, { name: 'products.csv', type: 'csv', bytes: content.length, content });
    },
  );
}

async function* cellsOf({ database }: Deps, wanted: Wanted): AsyncGenerator<string[][]> {
  for await (const rows of variantsFound(database, wanted, mostDownloaded))
    yield rows.map(({ gtin, brandName, name, size, categoryName }) => [
      ...[gtin, brandName, name],
      ...[size ?? '', categoryName ?? ''],
    ]);
}

function request(routes: Routes, deps: Deps): void {
  routes.post(
    '/variants/request/',
    {
      schema: {
        tags,
        summary: 'Ask for products that are missing',
        body: requestVariantsBody,
        response: { 200: catalogueRequestAnswer },
      },
      config: { permission: 'signed_in', errors: ['invalid_gtins'] },
    },
    (asked) =>
      writeOnce(deps, writeOf(asked, { isPersonal: true, scope: 'none' }), catalogueRequestAnswer, (write) =>
        requestProducts(write, asked.body),
      ),
  );
  routes.post(
    '/brands/request/',
    {
      schema: {
        tags: ['brands'],
        summary: 'Ask for a brand that is missing',
        body: requestBrandBody,
        response: { 200: catalogueRequestAnswer },
      },
      config: { permission: 'signed_in' },
    },
    (asked) =>
      writeOnce(deps, writeOf(asked, { isPersonal: true, scope: 'none' }), catalogueRequestAnswer, (write) =>
        requestBrand(write, asked.body),
      ),
  );
}

function answer(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/catalogue-requests/',
    {
      schema: {
        tags: ['internal'],
        summary: 'Requests for brands and products',
        querystring: catalogueRequestQuery,
        response: { 200: catalogueRequestList },
      },
      config: { permission: 'staff.sellers', errors: ['not_found'] },
    },
    async ({ query }) => {
      const { rows, total } = await requestPage(deps.database, query);
      refuseBeyondEnd(query, rows);
      return listAnswer(query, total, rows.map(presentRequest));
    },
  );
  routes.post(
    '/internal/catalogue-requests/:qid/answer/',
    {
      schema: {
        tags: ['internal'],
        params: z.strictObject({ qid }),
        summary: 'Answer a request',
        body: answerRequestBody,
        response: { 200: catalogueRequest },
      },
      config: {
        permission: 'staff.sellers',
        errors: ['request_not_found', 'request_answered', 'request_not_added', 'stale_version'],
      },
    },
    (asked) =>
      writeOnce(deps, writeOf(asked), catalogueRequest, async (write) =>
        presentRequest(await answerRequest(write, { ...asked.body, id: asked.params.qid })),
      ),
  );
}
