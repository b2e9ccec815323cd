/** What a seller does with offers: one by hand, many at once, and back again. */
import { qid } from '@quayside/contract/common';
import { bulkBody, bulkOutcome, changeOfferBody, createOfferBody, offer, undoAnswer } from '@quayside/contract/offers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sellerIdOf } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite, type Write, writeOnce } from '../../platform/write.ts';
import { permissionOf } from './offers.policy.ts';
import { presentOffer } from './offers.presenter.ts';
import { offersById } from './offers.read-model.ts';
import { changeOffer } from './use-cases/change-offer.ts';
import { changeOffers } from './use-cases/change-offers.ts';
import { createOffer } from './use-cases/create-offer.ts';
import { rankOffers } from './use-cases/rank-offers.ts';
import { undoBatch } from './use-cases/undo-batch.ts';
import { withdrawOffer } from './use-cases/withdraw-offer.ts';

const tags = ['offers'];
const params = z.strictObject({ qid });
const priceErrors = ['offer_currency_differs', 'price_zero', 'price_below_floor'];
const longestRanking = 2_000;

export const offerActionRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    add(routes, deps);
    change(routes, deps);
    withdraw(routes, deps);
    changeMany(routes, deps);
    undo(routes, deps);
  };

/** The offer as the open write leaves it. */
async function offerAfter({ db, now, actor }: Write, id: string) {
  const [found] = await offersById(db, sellerIdOf(actor), [id], now);
  return presentOffer(present(found, 'the offer was just written'));
}

function add(routes: Routes, deps: Deps): void {
  routes.post(
    '/offers/',
    {
      schema: { tags, summary: 'Offer one product, by its GTIN', body: createOfferBody, response: { 200: offer } },
      config: {
        permission: permissionOf.write,
        errors: ['invalid_gtin', 'gtin_unknown', 'offer_exists', ...priceErrors],
      },
    },
    (request) =>
      writeOnce(deps, writeOf(request), offer, async (write) =>
        offerAfter(write, (await createOffer(write, request.body)).id),
      ),
  );
}

function change(routes: Routes, deps: Deps): void {
  routes.patch(
    '/offers/:qid/',
    {
      schema: {
        tags,
        params,
        summary: 'Price, stock, floor, selling unit or state',
        body: changeOfferBody,
        response: { 200: offer },
      },
      config: {
        permission: permissionOf.write,
        errors: ['offer_not_found', 'stale_version', 'offer_blocked', ...priceErrors],
      },
    },
    async (request) => {
      const opening = writeOf(request);
      const { qid: id } = request.params;
      const { productId } = await openWrite(deps, opening, (write) => changeOffer(write, { ...request.body, id }));
      // The job does it too; here the answer has the new rank, unless that takes too long.
      await Promise.race([
        rankOffers(deps, [productId]).catch((err: unknown) => request.log.warn({ err }, 'ranks follow by the job')),
        new Promise((resolve) => setTimeout(resolve, longestRanking).unref()),
      ]);
      return openWrite(deps, opening, (write) => offerAfter(write, id));
    },
  );
}

function withdraw(routes: Routes, deps: Deps): void {
  routes.delete(
    '/offers/:qid/',
    {
      schema: { tags, params, summary: 'Withdraw an offer for good', response: { 204: z.null() } },
      config: { permission: permissionOf.write, errors: ['offer_not_found', 'offer_blocked'] },
    },
    async (request, reply) => {
      await openWrite(deps, writeOf(request), (write) => withdrawOffer(write, { id: request.params.qid }));
      return reply.code(204).send(null);
    },
  );
}

function changeMany(routes: Routes, deps: Deps): void {
  routes.post(
    '/offers/catalog/',
    {
      schema: {
        tags,
        summary: 'Change many offers at once, or see what it would do',
        body: bulkBody,
        response: { 200: bulkOutcome },
      },
      config: { permission: permissionOf.write, errors: ['offer_not_found'] },
    },
    (request) => writeOnce(deps, writeOf(request), bulkOutcome, (write) => changeOffers(write, request.body)),
  );
}

function undo(routes: Routes, deps: Deps): void {
  routes.post(
    '/offers/catalog/:qid/undo/',
    {
      schema: {
        tags,
        params,
        summary: 'Take a change of many offers back, within 24 hours',
        response: { 200: undoAnswer },
      },
      config: {
        permission: permissionOf.write,
        errors: ['batch_not_found', 'batch_undone', 'batch_too_old', 'batch_used'],
      },
    },
    (request) => writeOnce(deps, writeOf(request), undoAnswer, (write) => undoBatch(write, { id: request.params.qid })),
  );
}
