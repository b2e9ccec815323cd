/** The lowest price of a brand's offers that have none of their own (domain page, section 9). */
import { qid } from '@quayside/contract/common';
import { type BrandFloor, brandFloor, brandFloorBody, brandFloors } from '@quayside/contract/offers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sellerIdOf } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import { money, toWire } from '../../kernel/money.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite, type Write } from '../../platform/write.ts';
import { lockSeller } from '../sellers/sellers.public.ts';
import { type FloorRow, floorOfBrand, floorsOf, saveFloor } from './brand-floors.read-model.ts';
import { minorOf } from './offer-changes.ts';
import { refuse } from './offers.errors.ts';
import { permissionOf } from './offers.policy.ts';

const tags = ['offers'];

export const brandFloorRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.get(
      '/offers/brand-floors/',
      {
        schema: { tags, summary: 'Floors of the brands that are offered', response: { 200: brandFloors } },
        config: { permission: permissionOf.read },
      },
      async (request) => ({
        results: (await floorsOf(deps.database, sellerIdOf(actorOf(request)))).map(presentFloor),
      }),
    );
    routes.put(
      '/offers/brand-floors/:qid/',
      {
        schema: {
          tags,
          params: z.strictObject({ qid }),
          summary: 'Set the floor of a brand, or take it away',
          body: brandFloorBody,
          response: { 200: brandFloor },
        },
        config: {
          permission: permissionOf.write,
          errors: ['brand_not_offered', 'offer_currency_differs', 'price_zero'],
        },
      },
      (request) =>
        openWrite(deps, writeOf(request), (write) => setFloor(write, request.params.qid, request.body.floor)),
    );
  };

async function setFloor(
  { db, actor }: Write,
  brandId: string,
  floor: z.infer<typeof brandFloorBody>['floor'],
): Promise<BrandFloor> {
  const sellerId = sellerIdOf(actor);
  const { currency } = present(await lockSeller(db, sellerId), 'the signed-in seller exists');
  if (!(await floorOfBrand(db, sellerId, brandId))) throw refuse('brand_not_offered');
  await saveFloor(db, { sellerId, brandId, currency }, floor && minorOf(floor, currency));
  return presentFloor(present(await floorOfBrand(db, sellerId, brandId), 'it is offered'));
}

const presentFloor = ({ id, slug, name, offers, floorMinor, currency }: FloorRow): BrandFloor => ({
  ...{ brand: { qid: id, slug, name }, offers },
  floor: floorMinor === null || currency === null ? null : toWire(money(floorMinor, currency)),
});
