/** A person's own passkeys (domain page, section 15). */
import { qid } from '@quayside/contract/common';
import {
  addedPasskey,
  addPasskeyBody,
  beginPasskeyBody,
  passkeyCreation,
  passkeyRequest,
  provePasskeyBody,
} from '@quayside/contract/passkeys';
import { secondFactor } from '@quayside/contract/second-factors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireProof } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { deviceOf } from '../auth/auth.public.ts';
import { shownFactor } from './shown-factor.ts';
import { addPasskey, beginPasskey } from './use-cases/add-passkey.ts';
import { askPasskey, provePasskey } from './use-cases/prove-passkey.ts';
import { removePasskey } from './use-cases/remove-passkey.ts';

const tags = ['user'];
const permission = 'signed_in';
const params = z.strictObject({ qid });

export const passkeyRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    add(routes, deps);
    prove(routes, deps);
    remove(routes, deps);
  };

/** Who has a factor shows it before another one; who has none begins with the password alone. */
export function proveForAnother(request: FastifyRequest): void {
  const actor = actorOf(request);
  if (actor.lacksProof === 'second_factor_required') requireProof(actor);
}

function add(routes: Routes, deps: Deps): void {
  routes.post(
    '/user/second-factor/passkeys/begin/',
    {
      schema: {
        tags,
        summary: 'What the browser needs to make a passkey',
        body: beginPasskeyBody,
        response: { 200: passkeyCreation },
      },
      config: { permission, errors: ['incorrect_password', 'too_many_attempts', 'too_many_passkeys'] },
    },
    (request) => {
      proveForAnother(request);
      const { userId, sessionId } = actorOf(request);
      return beginPasskey(deps, { userId, sessionId, device: deviceOf(request, deps) }, request.body.secret);
    },
  );
  routes.post(
    '/user/second-factor/passkeys/',
    {
      schema: { tags, summary: 'Keep the passkey', body: addPasskeyBody, response: { 201: addedPasskey } },
      config: { permission, errors: ['passkey_refused', 'too_many_passkeys'] },
    },
    async (request, reply) => {
      proveForAnother(request);
      const recoveryCodes = await addPasskey(deps, actorOf(request), request.body);
      return reply
        .code(201)
        .send({ factor: await shownFactor(deps, actorOf(request), deps.clock.now()), recoveryCodes });
    },
  );
}

function prove(routes: Routes, deps: Deps): void {
  routes.post(
    '/user/second-factor/passkeys/ask/',
    {
      schema: { tags, summary: 'What the browser needs to show a passkey', response: { 200: passkeyRequest } },
      config: { permission, errors: ['second_factor_off'] },
    },
    (request) => askPasskey(deps, actorOf(request)),
  );
  routes.post(
    '/user/second-factor/passkeys/prove/',
    {
      schema: {
        tags,
        summary: 'Show it: this session is not asked again for ten minutes',
        body: provePasskeyBody,
        response: { 200: secondFactor },
      },
      config: { permission, errors: ['passkey_refused', 'too_many_attempts'] },
    },
    async (request) => {
      await provePasskey(deps, actorOf(request), request.body.credential);
      return shownFactor(deps, actorOf(request), deps.clock.now());
    },
  );
}

function remove(routes: Routes, deps: Deps): void {
  routes.delete(
    '/user/second-factor/passkeys/:qid/',
    {
      schema: { tags, params, summary: 'Remove a passkey', response: { 200: secondFactor } },
      config: { permission, needsProof: true, errors: ['passkey_not_found'] },
    },
    async (request) => {
      await removePasskey(deps, actorOf(request).userId, request.params.qid);
      return shownFactor(deps, actorOf(request));
    },
  );
}
