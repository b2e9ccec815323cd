/** Our people add products to the catalogue and sort them into the tree of categories. */
import { pageQuery, qid } from '@quayside/contract/common';
import { addProductBody, sortProductBody, variant, variantList } from '@quayside/contract/variants';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { addProduct, sortProduct } from './use-cases/add-product.ts';
import { presentVariant } from './variants.presenter.ts';
import { variantPage, variantsById } from './variants.read-model.ts';

const tags = ['internal'];

export const productRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    add(routes, deps);
    sort(routes, deps);
  };

function add(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/products/',
    {
      schema: {
        tags,
        summary: 'Add a product to the catalogue',
        body: addProductBody,
        response: { 201: variant },
      },
      config: { permission: 'staff.sellers', errors: ['invalid_gtins', 'product_exists', 'not_found'] },
    },
    async (asked, reply) => {
      const added = await writeOnce(deps, writeOf(asked), variant, async (write) => {
        const [row] = await variantsById(write.db, [await addProduct(write, asked.body)]);
        return presentVariant(present(row, 'it was just added'));
      });
      return reply.code(201).send(added);
    },
  );
}

function sort(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/products/',
    {
      schema: {
        tags,
        summary: 'Products that nobody has sorted into the tree yet',
        querystring: pageQuery,
        response: { 200: variantList },
      },
      config: { permission: 'staff.sellers', errors: ['not_found'] },
    },
    async ({ query }) => {
      const { rows, total } = await variantPage(deps.database, { isUnsorted: true }, { ...query, sort: 'brand' });
      refuseBeyondEnd(query, rows);
      return listAnswer(query, total, rows.map(presentVariant));
    },
  );
  routes.post(
    '/internal/products/:qid/category/',
    {
      schema: {
        ...{ tags, params: z.strictObject({ qid }), summary: 'Put a product into its category' },
        ...{ body: sortProductBody, response: { 200: variant } },
      },
      config: { permission: 'staff.sellers', errors: ['variant_not_found', 'not_found'] },
    },
    (asked) =>
      writeOnce(deps, writeOf(asked), variant, async (write) => {
        await sortProduct(write, { id: asked.params.qid, category: asked.body.category });
        const [row] = await variantsById(write.db, [asked.params.qid]);
        return presentVariant(present(row, 'it was just sorted'));
      }),
  );
}
