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
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { deviceOf, type Owner } from '../auth/auth.public.ts';
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
export const needsProof = 'where_on';

/** The signed-in person and the browser they use. */
export function ownerOf(request: FastifyRequest, deps: Deps): Owner {
  const { userId, sessionId } = actorOf(request);
  return { userId, sessionId, device: deviceOf(request, deps) };
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
      config: { permission, needsProof, errors: ['incorrect_password', 'too_many_attempts', 'too_many_passkeys'] },
    },
    (request) => {
      return beginPasskey(deps, ownerOf(request, deps), request.body.secret);
    },
  );
  routes.post(
    '/user/second-factor/passkeys/',
    {
      schema: { tags, summary: 'Keep the passkey', body: addPasskeyBody, response: { 201: addedPasskey } },
      config: { permission, needsProof, errors: ['passkey_refused', 'too_many_passkeys'] },
    },
    async (request, reply) => {
      const recoveryCodes = await addPasskey(deps, ownerOf(request, deps), request.body);
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
      config: { permission, errors: ['passkey_refused'] },
    },
    async (request) => {
      await provePasskey(deps, ownerOf(request, deps), request.body.credential);
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
