/** Where a company's own programs are told what happens, and what they were told. */
import { pageQuery, qid } from '@quayside/contract/common';
import {
  createWebhookEndpointBody,
  webhookDelivery,
  webhookDeliveryList,
  webhookEndpoints,
  webhookEndpointWithSecret,
} from '@quayside/contract/webhooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite, writeOnce, writeOnceSealed } from '../../platform/write.ts';
import { addEndpoint, checkedUrl, removeEndpoint, rotateSecret } from './use-cases/change-endpoints.ts';
import { replay, sendTest } from './use-cases/send-again.ts';
import { ownerOf, permission, rowsOf } from './webhooks.policy.ts';
import { presentDelivery, presentEndpoint, presentMade } from './webhooks.presenter.ts';
import { endpointsOf, messagePage } from './webhooks.read-model.ts';

const tags = ['webhooks'];
const params = z.strictObject({ qid });

export const webhookRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    endpoints(routes, deps);
    secrets(routes, deps);
    deliveries(routes, deps);
    sending(routes, deps);
  };

async function endpointsNow({ database, clock }: Deps, request: FastifyRequest) {
  const owner = ownerOf(actorOf(request));
  const rows = await database.read(rowsOf(owner), (db) => endpointsOf(db, owner));
  return { results: rows.map((row) => presentEndpoint(row, clock.now())) };
}

function endpoints(routes: Routes, deps: Deps): void {
  routes.get(
    '/webhooks/endpoints/',
    {
      schema: { tags, summary: 'Endpoints, oldest first', response: { 200: webhookEndpoints } },
      config: { permission, personsOnly: true },
    },
    (request) => endpointsNow(deps, request),
  );
  routes.delete(
    '/webhooks/endpoints/:qid/',
    {
      schema: { tags, params, summary: 'Delete an endpoint and its log', response: { 200: webhookEndpoints } },
      config: { permission, personsOnly: true, errors: ['webhook_not_found'] },
    },
    async (request) => {
      await openWrite(deps, writeOf(request), (write) => removeEndpoint(write, request.params.qid));
      return endpointsNow(deps, request);
    },
  );
}

/** Their answers hold the secret itself: they are kept sealed under an Idempotency-Key. */
function secrets(routes: Routes, deps: Deps): void {
  routes.post(
    '/webhooks/endpoints/',
    {
      schema: {
        ...{ tags, summary: 'Add an endpoint; its secret is shown this once' },
        ...{ body: createWebhookEndpointBody, response: { 201: webhookEndpointWithSecret } },
      },
      config: {
        permission,
        personsOnly: true,
        needsProof: 'where_on',
        errors: ['webhook_url_refused', 'too_many_webhooks'],
      },
    },
    async (request, reply) => {
      const url = await checkedUrl(deps, request.body.url);
      const made = await writeOnceSealed(deps, writeOf(request), webhookEndpointWithSecret, async (write) =>
        presentMade(await addEndpoint(write, url), write.now),
      );
      return reply.code(201).send(made);
    },
  );
  routes.post(
    '/webhooks/endpoints/:qid/rotate-secret/',
    {
      schema: {
        ...{ tags, params, summary: 'A new secret, shown this once; the one before signs as well for 24 hours' },
        response: { 200: webhookEndpointWithSecret },
      },
      config: { permission, personsOnly: true, needsProof: 'where_on', errors: ['webhook_not_found'] },
    },
    (request) =>
      writeOnceSealed(deps, writeOf(request), webhookEndpointWithSecret, async (write) =>
        presentMade(await rotateSecret(write, request.params.qid), write.now),
      ),
  );
}

function deliveries(routes: Routes, deps: Deps): void {
  routes.get(
    '/webhooks/deliveries/',
    {
      schema: {
        ...{ tags, summary: 'What was sent in the last 30 days, newest first' },
        ...{ querystring: pageQuery, response: { 200: webhookDeliveryList } },
      },
      config: { permission, personsOnly: true, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const owner = ownerOf(actorOf(request));
      const { rows, total } = await deps.database.read(rowsOf(owner), (db) => messagePage(db, owner, query));
      refuseBeyondEnd(query, rows);
      return listAnswer(query, total, rows.map(presentDelivery));
    },
  );
}

function sending(routes: Routes, deps: Deps): void {
  routes.post(
    '/webhooks/endpoints/:qid/test/',
    {
      schema: { tags, params, summary: 'Send a test, tried once', response: { 201: webhookDelivery } },
      config: { permission, personsOnly: true, errors: ['webhook_not_found', 'too_many_attempts'] },
    },
    async (request, reply) => {
      const sent = await writeOnce(deps, writeOf(request), webhookDelivery, async (write) =>
        presentDelivery(await sendTest(write, request.params.qid)),
      );
      return reply.code(201).send(sent);
    },
  );
  routes.post(
    '/webhooks/deliveries/:qid/replay/',
    {
      schema: {
        ...{ tags, params, summary: 'Send it once more, with the same webhook-id' },
        response: { 200: webhookDelivery },
      },
      config: {
        permission,
        personsOnly: true,
        errors: ['webhook_delivery_not_found', 'webhook_switched_off', 'too_many_attempts'],
      },
    },
    (request) =>
      writeOnce(deps, writeOf(request), webhookDelivery, async (write) =>
        presentDelivery(await replay(write, request.params.qid)),
      ),
  );
}
