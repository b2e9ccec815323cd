/** Offers of the seller. */
import { offerHits, searchQuery } from '@quayside/contract/search';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { asSeller } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { searchOffers } from './offer-search.read-model.ts';
import { presentOfferHits } from './offers.presenter.ts';

export const offerRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    typed(app).get(
      '/offers/search/',
      {
        schema: {
          tags: ['offers'],
          summary: 'Offers found by GTIN, brand or name',
          querystring: searchQuery,
          response: { 200: offerHits },
        },
        config: { permission: 'offers.read' },
      },
      async (request) => {
        const { sellerId } = asSeller(actorOf(request));
        return presentOfferHits(await searchOffers(deps.database, sellerId, request.query.q));
      },
    );
  };
