/** Labels of the bays, for a lead who sets up or renews a rack. */
import { bayLabelQuery } from '@quayside/contract/packages';
import type { FastifyInstance } from 'fastify';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { drawnFile } from '../../platform/pdf/pdf-drawer.ts';
import type { BayLabels } from './layouts/bay-labels.ts';
import { warehouseOf } from './locked-package.ts';
import { nameOfWarehouse } from './packages.read-model.ts';
import { baysIn } from './packages.rules.ts';

const layout = new URL('./layouts/bay-labels.ts', import.meta.url);

export const bayRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    typed(app).get(
      '/warehouse/bays/labels/',
      {
        schema: {
          tags: ['warehouse'],
          summary: 'A label with its code for each bay, or for those of one aisle, to be printed and cut',
          querystring: bayLabelQuery,
        },
        config: { permission: 'warehouse.resolve', errors: [] },
      },
      async (request, reply) => {
        const actor = actorOf(request);
        const { aisle } = request.query;
        const warehouse = present(
          await nameOfWarehouse(deps.database, warehouseOf(actor)),
          'people work in a warehouse that exists',
        );
        const labels = { warehouse, drawnAt: deps.clock.now(), bays: baysIn(aisle) };
        const content = await drawnFile<BayLabels>(layout, labels, actor.userId);
        const name = aisle === undefined ? 'bay-labels.pdf' : `bay-labels-${aisle}.pdf`;
        return sendFile(reply, { name, type: 'pdf', bytes: content.length, content });
      },
    );
  };
