import { activateBody, passwordBody, resetBody, resetConfirmBody } from '@quayside/contract/auth';
import { user } from '@quayside/contract/users';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { shownUser } from '../users/users.public.ts';
import { deviceOf } from './device-of.ts';
import { requestReset } from './use-cases/request-reset.ts';
import { changePassword, setPasswordWithSecret } from './use-cases/set-password.ts';

const tags = ['user'];
const noContent = { 204: z.undefined() };
const secretErrors = [
  'invalidSecret',
  'expiredSecret',
  'password_too_common',
  'password_is_email',
  'too_many_attempts',
];

/** Changing, resetting and first setting a password. */
export const passwordRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.put(
      '/user/password/',
      {
        schema: { tags, summary: 'Change the password', body: passwordBody, response: noContent },
        config: {
          permission: 'signed_in',
          needsProof: 'where_on',
          errors: ['incorrect_password', 'password_too_common', 'password_is_email', 'too_many_attempts'],
        },
      },
      async (request, reply) => {
        const owner = { ...actorOf(request), device: deviceOf(request, deps) };
        await changePassword(deps, owner, request.body.secret, request.body.password);
        return reply.code(204).send();
      },
    );
    registerReset(app, deps);
    routes.post(
      '/user/activate/',
      {
        schema: { tags, summary: 'Activate an account', body: activateBody, response: { 200: user } },
        config: { permission: 'public', errors: secretErrors },
      },
      async (request) =>
        shownUser(
          deps,
          await setPasswordWithSecret(deps, { ...request.body, kind: 'activation', address: request.ip }),
        ),
    );
  };

function registerReset(app: FastifyInstance, deps: Deps): void {
  const routes = typed(app);
  routes.post(
    '/user/password/reset/',
    {
      schema: { tags, summary: 'Ask for a reset link', body: resetBody, response: noContent },
      config: { permission: 'public', errors: ['too_many_attempts'] },
    },
    async (request, reply) => {
      await requestReset(deps, request.body.email, { address: request.ip, device: deviceOf(request, deps) });
      return reply.code(204).send();
    },
  );
  routes.post(
    '/user/password/reset/confirm/',
    {
      schema: { tags, summary: 'Set a password with a reset link', body: resetConfirmBody, response: noContent },
      config: { permission: 'public', errors: secretErrors },
    },
    async (request, reply) => {
      await setPasswordWithSecret(deps, { ...request.body, kind: 'reset', address: request.ip });
      return reply.code(204).send();
    },
  );
}
