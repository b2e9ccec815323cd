/** What our people do about offers that must not be sold (domain page, section 9: BLOCKED). */
import {
  blockOfferBody,
  staffOffer,
  staffOfferList,
  staffOfferQuery,
  unblockOfferBody,
} from '@quayside/contract/blocked-offers';
import { qid } from '@quayside/contract/common';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { type Write, writeOnce } from '../../platform/write.ts';
import { noteStaffReads } from '../users/users.public.ts';
import { staffOfferById, staffOfferPage } from './blocked-offers.read-model.ts';
import { permissionOf } from './offers.policy.ts';
import { presentStaffOffer } from './offers.presenter.ts';
import { blockOffer, unblockOffer } from './use-cases/block-offer.ts';

const tags = ['internal'];
const params = z.strictObject({ qid });

export const blockedOfferRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    block(routes, deps);
    unblock(routes, deps);
  };

const after = async ({ db }: Write, id: string) =>
  presentStaffOffer(present(await staffOfferById(db, id), 'the offer was just written'));

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/offers/',
    {
      schema: {
        tags,
        summary: 'Offers that are blocked, or all offers of a product',
        querystring: staffOfferQuery,
        response: { 200: staffOfferList },
      },
      config: { permission: permissionOf.block, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const { rows, total } = await staffOfferPage(deps.database, query);
      refuseBeyondEnd(query, rows);
      const companies = rows.map(({ offer }) => offer.sellerId);
      await noteStaffReads(deps, actorOf(request), 'COMPANY', companies);
      return listAnswer(query, total, rows.map(presentStaffOffer));
    },
  );
}

function block(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/offers/:qid/block/',
    {
      schema: {
        tags,
        params,
        summary: 'Take an offer off sale; its seller is told why',
        body: blockOfferBody,
        response: { 200: staffOffer },
      },
      config: { permission: permissionOf.block, errors: ['offer_not_found', 'stale_version'] },
    },
    (request) => {
      const { qid: id } = request.params;
      return writeOnce(deps, writeOf(request), staffOffer, async (write) => {
        await blockOffer(write, { ...request.body, id });
        return after(write, id);
      });
    },
  );
}

function unblock(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/offers/:qid/unblock/',
    {
      schema: {
        tags,
        params,
        summary: 'Give a blocked offer back to its seller',
        body: unblockOfferBody,
        response: { 200: staffOffer },
      },
      config: { permission: permissionOf.block, errors: ['offer_not_found', 'offer_not_blocked', 'stale_version'] },
    },
    (request) => {
      const { qid: id } = request.params;
      return writeOnce(deps, writeOf(request), staffOffer, async (write) => {
        await unblockOffer(write, { ...request.body, id });
        return after(write, id);
      });
    },
  );
}
