/** Addresses of the own company, selling or buying (PRO-12, BUY-07). */
import {
  type Address,
  address,
  addressList,
  addressListQuery,
  changeAddressBody,
  createAddressBody,
} from '@quayside/contract/addresses';
import { qid } from '@quayside/contract/common';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, pageOfAll, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { asSeller } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite, type Write, writeOnce } from '../../platform/write.ts';
import { refuse } from './addresses.errors.ts';
import { permissionOf } from './addresses.policy.ts';
import { presentAddress } from './addresses.presenter.ts';
import { addressOf, addressPage, allAddressesOf } from './addresses.read-model.ts';
import { changeAddress } from './use-cases/change-address.ts';
import { addBuyerAddress, changeBuyerAddress, removeBuyerAddress } from './use-cases/change-buyer-addresses.ts';
import { createAddress } from './use-cases/create-address.ts';
import { removeAddress } from './use-cases/remove-address.ts';

const tags = ['addresses'];
const params = z.strictObject({ qid });
const nameRule = 'company_name_must_include_vat_company_name';

const isBuyer = ({ actor }: Write): boolean => actor.buyerId !== null;

export const addressRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    listAddresses(routes, deps);
    showAddress(routes, deps);
    addAddress(routes, deps);
    putAddress(routes, deps);
    dropAddress(routes, deps);
  };

function listAddresses(routes: Routes, deps: Deps): void {
  routes.get(
    '/addresses/',
    {
      schema: { tags, summary: 'Addresses by name', querystring: addressListQuery, response: { 200: addressList } },
      config: { permission: permissionOf.read, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const { buyerId } = actorOf(request);
      if (buyerId !== null) {
        const known = await allAddressesOf(deps.database, buyerId);
        const isAsked = (one: Address) => query.usageTypes?.some((type) => one.usageTypes.includes(type)) ?? true;
        return pageOfAll(query, known.map(presentAddress).filter(isAsked));
      }
      const { sellerId } = asSeller(actorOf(request));
      const { rows, total } = await addressPage(deps.database, sellerId, query);
      refuseBeyondEnd(query, rows);
      return listAnswer(query, total, rows.map(presentAddress));
    },
  );
}

function showAddress(routes: Routes, deps: Deps): void {
  routes.get(
    '/addresses/:qid/',
    {
      schema: { tags, params, summary: 'One address', response: { 200: address } },
      config: { permission: permissionOf.read, errors: ['address_not_found'] },
    },
    async (request) => {
      const actor = actorOf(request);
      const { qid: id } = request.params;
      const found =
        actor.buyerId === null
          ? await addressOf(deps.database, asSeller(actor).sellerId, id)
          : (await allAddressesOf(deps.database, actor.buyerId)).find((one) => one.id === id);
      if (!found) throw refuse('address_not_found');
      return presentAddress(found);
    },
  );
}

function addAddress(routes: Routes, deps: Deps): void {
  routes.post(
    '/addresses/',
    {
      schema: { tags, summary: 'Add an address', body: createAddressBody, response: { 200: address } },
      config: { permission: permissionOf.write, errors: [nameRule, 'too_many_addresses'] },
    },
    (request) =>
      writeOnce(deps, writeOf(request), address, async (write) =>
        presentAddress(await (isBuyer(write) ? addBuyerAddress : createAddress)(write, request.body)),
      ),
  );
}

function putAddress(routes: Routes, deps: Deps): void {
  routes.put(
    '/addresses/:qid/',
    {
      schema: { tags, params, summary: 'Change an address', body: changeAddressBody, response: { 200: address } },
      config: {
        permission: permissionOf.write,
        errors: ['address_not_found', 'address_registered', 'stale_version', nameRule],
      },
    },
    (request) =>
      openWrite(deps, writeOf(request), async (write) =>
        presentAddress(
          await (isBuyer(write) ? changeBuyerAddress : changeAddress)(write, {
            ...request.body,
            id: request.params.qid,
          }),
        ),
      ),
  );
}

function dropAddress(routes: Routes, deps: Deps): void {
  routes.delete(
    '/addresses/:qid/',
    {
      schema: { tags, params, summary: 'Delete an address', response: { 204: z.null() } },
      config: { permission: permissionOf.write, errors: ['address_not_found', 'address_registered'] },
    },
    async (request, reply) => {
      await openWrite(deps, writeOf(request), (write) =>
        (isBuyer(write) ? removeBuyerAddress : removeAddress)(write, { id: request.params.qid }),
      );
      return reply.code(204).send(null);
    },
  );
}
