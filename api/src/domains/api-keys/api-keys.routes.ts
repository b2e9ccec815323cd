/** Keys for the company's own programs. */
import { apiKeys, createApiKeyBody, createdApiKey } from '@quayside/contract/api-keys';
import { qid } from '@quayside/contract/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite, writeOnceSealed } from '../../platform/write.ts';
import { forgetKey } from './actor-of-key.ts';
import { ownerOf, permission } from './api-keys.policy.ts';
import { presentKeys } from './api-keys.presenter.ts';
import { keysOf } from './api-keys.read-model.ts';
import { makeKey, revokeKey } from './use-cases/make-key.ts';

const tags = ['api-keys'];
const params = z.strictObject({ qid });

const keysIn = async (db: Db, actor: Actor) => presentKeys(await keysOf(db, ownerOf(actor)), actor.permissions);

export const apiKeyRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    const keysNow = (request: FastifyRequest) => deps.database.read('none', (db) => keysIn(db, actorOf(request)));
    routes.get(
      '/api-keys/',
      {
        schema: { tags, summary: 'Living keys, newest first', response: { 200: apiKeys } },
        config: { permission, personsOnly: true },
      },
      keysNow,
    );
    routes.post(
      '/api-keys/',
      {
        schema: {
          tags,
          summary: 'Make a key; it is shown this once',
          body: createApiKeyBody,
          response: { 201: createdApiKey },
        },
        config: { permission, personsOnly: true, needsProof: true, errors: ['scope_not_yours', 'too_many_keys'] },
      },
      async (request, reply) => {
        const made = await writeOnceSealed(deps, writeOf(request), createdApiKey, async (write) => ({
          key: await makeKey(write, request.body),
          ...(await keysIn(write.db, write.actor)),
        }));
        return reply.code(201).send(made);
      },
    );
    routes.delete(
      '/api-keys/:qid/',
      {
        schema: { tags, params, summary: 'Revoke a key', response: { 200: apiKeys } },
        config: { permission, personsOnly: true, errors: ['api_key_not_found'] },
      },
      async (request) => {
        await openWrite(deps, writeOf(request), (write) => revokeKey(write, request.params.qid));
        forgetKey(deps, request.params.qid);
        return keysNow(request);
      },
    );
  };
