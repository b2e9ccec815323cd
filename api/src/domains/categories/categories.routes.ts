/** The tree of categories. */
import { categoryTree } from '@quayside/contract/categories';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { categoryRows } from './categories.read-model.ts';
import { totalsOf } from './categories.rules.ts';

export const categoryRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    typed(app).get(
      '/categories/',
      {
        schema: {
          tags: ['categories'],
          summary: 'The whole tree, parents before children',
          response: { 200: categoryTree },
        },
        config: { permission: 'signed_in', isOpenToKeys: true },
      },
      async () => {
        const rows = await categoryRows(deps.database);
        const totals = totalsOf(rows);
        const results = rows.map(({ id, slug, name, parentId }) => ({
          ...{ qid: id, slug, name, parentQid: parentId },
          products: totals.get(id) ?? 0,
        }));
        return { results };
      },
    );
  };
