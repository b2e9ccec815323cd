/** A person's own second factor (domain page, section 15). */
import {
  beginSecondFactorBody,
  begunSecondFactor,
  secondFactor,
  secondFactorCodeBody,
  shownRecoveryCodes,
} from '@quayside/contract/second-factors';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { needsProof, ownerOf } from './passkeys.routes.ts';
import { shownFactor } from './shown-factor.ts';
import { prove } from './use-cases/prove.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor, renewRecoveryCodes } from './use-cases/set-up.ts';

const tags = ['user'];
const permission = 'signed_in';
const codeErrors = ['second_factor_wrong', 'second_factor_off', 'too_many_attempts'];

export const secondFactorRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    show(routes, deps);
    begin(routes, deps);
    confirm(routes, deps);
    use(routes, deps);
  };

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/user/second-factor/',
    {
      schema: { tags, summary: 'Whether a second factor is on', response: { 200: secondFactor } },
      config: { permission },
    },
    (request) => shownFactor(deps, actorOf(request)),
  );
}

function begin(routes: Routes, deps: Deps): void {
  routes.post(
    '/user/second-factor/',
    {
      schema: {
        tags,
        summary: 'Begin with an authenticator app',
        body: beginSecondFactorBody,
        response: { 200: begunSecondFactor },
      },
      config: { permission, needsProof, errors: ['incorrect_password', 'too_many_attempts', 'second_factor_on'] },
    },
    (request) => {
      return beginSecondFactor(deps, ownerOf(request, deps), request.body.secret);
    },
  );
}

function confirm(routes: Routes, deps: Deps): void {
  const schema = { tags, body: secondFactorCodeBody, response: { 200: shownRecoveryCodes } };
  routes.post(
    '/user/second-factor/confirm/',
    {
      schema: { ...schema, summary: 'Turn it on with the first code; gives the recovery codes' },
      config: { permission, needsProof, errors: [...codeErrors, 'second_factor_on'] },
    },
    async (request) => {
      return { recoveryCodes: await confirmSecondFactor(deps, ownerOf(request, deps), request.body.code) };
    },
  );
  routes.post(
    '/user/second-factor/recovery-codes/',
    {
      schema: { ...schema, summary: 'Ten new recovery codes in place of the old' },
      config: { permission, errors: codeErrors },
    },
    async (request) => ({
      recoveryCodes: await renewRecoveryCodes(deps, ownerOf(request, deps), request.body.code),
    }),
  );
}

function use(routes: Routes, deps: Deps): void {
  const schema = { tags, body: secondFactorCodeBody, response: { 200: secondFactor } };
  routes.post(
    '/user/second-factor/prove/',
    {
      schema: { ...schema, summary: 'Show it: this session is not asked again for ten minutes' },
      config: { permission, errors: codeErrors },
    },
    async (request) => {
      await prove(deps, ownerOf(request, deps), request.body.code);
      return shownFactor(deps, actorOf(request), deps.clock.now());
    },
  );
  routes.post(
    '/user/second-factor/remove/',
    {
      schema: { ...schema, summary: 'Turn it off' },
      config: { permission, errors: codeErrors },
    },
    async (request) => {
      await removeSecondFactor(deps, ownerOf(request, deps), request.body.code);
      return shownFactor(deps, actorOf(request));
    },
  );
}
