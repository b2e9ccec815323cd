/** Addresses of the seller (PRO-12). */
import {
  address,
  addressList,
  addressListQuery,
  changeAddressBody,
  createAddressBody,
} from '@quayside/contract/addresses';
import { qid } from '@quayside/contract/common';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { asSeller } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite, writeOnce } from '../../platform/write.ts';
import { refuse } from './addresses.errors.ts';
import { permissionOf } from './addresses.policy.ts';
import { presentAddress } from './addresses.presenter.ts';
import { addressOf, addressPage } from './addresses.read-model.ts';
import { changeAddress } from './use-cases/change-address.ts';
import { createAddress } from './use-cases/create-address.ts';
import { removeAddress } from './use-cases/remove-address.ts';

const tags = ['addresses'];
const params = z.strictObject({ qid });
const nameRule = 'company_name_must_include_vat_company_name';

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
      const { sellerId } = asSeller(actorOf(request));
      const found = await addressOf(deps.database, sellerId, request.params.qid);
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
      config: { permission: permissionOf.write, errors: [nameRule] },
    },
    (request) =>
      writeOnce(deps, writeOf(request), address, async (write) =>
        presentAddress(await createAddress(write, request.body)),
      ),
  );
}

function putAddress(routes: Routes, deps: Deps): void {
  routes.put(
    '/addresses/:qid/',
    {
      schema: { tags, params, summary: 'Change an address', body: changeAddressBody, response: { 200: address } },
      config: { permission: permissionOf.write, errors: ['address_not_found', 'stale_version', nameRule] },
    },
    (request) =>
      openWrite(deps, writeOf(request), async (write) =>
        presentAddress(await changeAddress(write, { ...request.body, id: request.params.qid })),
      ),
  );
}

function dropAddress(routes: Routes, deps: Deps): void {
  routes.delete(
    '/addresses/:qid/',
    {
      schema: { tags, params, summary: 'Delete an address', response: { 204: z.null() } },
      config: { permission: permissionOf.write, errors: ['address_not_found'] },
    },
    async (request, reply) => {
      await openWrite(deps, writeOf(request), (write) => removeAddress(write, { id: request.params.qid }));
      return reply.code(204).send(null);
    },
  );
}
