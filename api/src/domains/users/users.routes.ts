import { groups, roles, user, userPatch } from '@quayside/contract/users';
import type { FastifyInstance } from 'fastify';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { realPhoneNumber } from '../../platform/phone-number.ts';
import { deviceOf } from '../auth/auth.public.ts';
import { changeAccount } from './use-cases/change-account.ts';

import { presentUser } from './users.presenter.ts';
import { accountById } from './users.read-model.ts';

const tags = ['user'];

export const userRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    const userOf = async (id: string) => {
      const account = await deps.database.read('none', (db) => accountById(db, id));
      return presentUser(present(account, 'the signed-in user exists'), deps.config);
    };
    routes.get(
      '/user/',
      {
        schema: { tags, summary: 'The signed-in user', response: { 200: user } },
        config: { permission: 'signed_in', allowUnverified: true },
      },
      (request) => userOf(actorOf(request).userId),
    );
    routes.route({
      method: ['PATCH', 'PUT'],
      url: '/user/',
      schema: {
        tags,
        summary: 'Change the account name, or with the password e-mail address and phone number',
        body: userPatch.extend({ phone: realPhoneNumber.optional() }),
        response: { 200: user },
      },
      config: {
        permission: 'signed_in',
        allowUnverified: true,
        errors: [
          'password_required',
          'incorrect_password',
          'too_many_attempts',
          'email_already_exists',
          'email_invalid',
          'stale_version',
        ],
      },
      handler: async (request) => {
        const { userId, sessionId } = actorOf(request);
        await changeAccount(deps, { userId, sessionId, device: deviceOf(request, deps) }, request.body);
        return userOf(userId);
      },
    });
    routes.get(
      '/user/groups/',
      {
        schema: { tags, summary: 'Role and permissions', response: { 200: groups } },
        config: { permission: 'signed_in', allowUnverified: true },
      },
      async (request) => {
        const actor = actorOf(request);
        return {
          role: present(
            roles.find((role) => role === actor.role),
            'the role is known',
          ),
          permissions: [...actor.permissions],
        };
      },
    );
  };
