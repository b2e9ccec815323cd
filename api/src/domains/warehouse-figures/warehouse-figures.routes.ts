/** Figures of a warehouse, for its leads. */
import { warehouseFigures } from '@quayside/contract/warehouse-figures';
import type { FastifyInstance } from 'fastify';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { warehouseOf } from '../packages/packages.public.ts';
import { presentFigures } from './warehouse-figures.presenter.ts';
import { floorFigures, zoneOf } from './warehouse-figures.read-model.ts';

export const warehouseFigureRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    typed(app).get(
      '/warehouse/figures/',
      {
        schema: {
          tags: ['warehouse'],
          summary: 'How long packages wait, how many go through, how many differ, what left late',
          response: { 200: warehouseFigures },
        },
        config: { permission: 'warehouse.resolve', errors: [] },
      },
      async (request) => {
        const warehouseId = warehouseOf(actorOf(request));
        const timeZone = present(await zoneOf(deps.database, warehouseId), 'people work in a warehouse that exists');
        const asked = { warehouseId, timeZone, now: deps.clock.now() };
        return presentFigures(await floorFigures(deps.database, asked), asked);
      },
    );
  };
