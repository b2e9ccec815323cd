/** Whose market ranks the offers: the one the company chose, else where it sells most (domain page, section 9). */
import { offerMarket, offerMarketBody } from '@quayside/contract/offers';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite } from '../../platform/write.ts';
import { chooseMarket } from '../sellers/sellers.public.ts';
import { permissionOf } from './offers.policy.ts';
import { presentMarket } from './offers.presenter.ts';

export const marketRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    typed(app).put(
      '/offers/market/',
      {
        schema: {
          tags: ['offers'],
          summary: 'Choose the market whose ranks are shown; they follow within seconds',
          body: offerMarketBody,
          response: { 200: offerMarket },
        },
        config: { permission: permissionOf.write, errors: ['market_not_served'] },
      },
      (request) =>
        openWrite(deps, writeOf(request), async (write) =>
          presentMarket(await chooseMarket(write, request.body.region)),
        ),
    );
  };
