import { companyPatch } from '@quayside/contract/company';
import { commonMessages } from '@quayside/contract/messages/common';
import { groups, roles, user, userPatch } from '@quayside/contract/users';
import type { FastifyInstance } from 'fastify';
import { requireProof } from '../../kernel/actor.ts';
import { present, Refusal } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { realPhoneNumber } from '../../platform/phone-number.ts';
import { deviceOf } from '../auth/auth.public.ts';
import { sellerById } from '../sellers/sellers.public.ts';
import { partsOf } from './account-patch.ts';
import { shownUserById } from './shown-user.ts';
import { changeOwnUser } from './use-cases/change-own-user.ts';
import { presentViewer } from './users.presenter.ts';
import { accountById, companyAddress } from './users.read-model.ts';

const tags = ['user'];

export const userRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    show(routes, deps);
    change(routes, deps);
    showGroups(routes);
  };

/** Whoever looks at a company as it sees itself is shown as one of its people. */
async function userOf(deps: Deps, { userId, sellerId, viewsUntil: until }: SignedInActor) {
  if (until === undefined || sellerId === null) return shownUserById(deps, userId);
  const account = await deps.database.read('none', (db) => accountById(db, userId));
  const seller = present(await sellerById(deps.database, sellerId), 'the company looked at exists');
  const address = await companyAddress(deps.database, sellerId);
  return presentViewer(present(account, 'the signed-in user exists'), { seller, until, address }, deps.config);
}

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/user/',
    {
      schema: { tags, summary: 'The signed-in user', response: { 200: user } },
      config: { permission: 'signed_in', allowUnverified: true },
    },
    (request) => userOf(deps, actorOf(request)),
  );
}

function change(routes: Routes, deps: Deps): void {
  routes.route({
    method: ['PATCH', 'PUT'],
    url: '/user/',
    schema: {
      tags,
      summary: 'Change the own account, with the password e-mail address and phone number; or the own company',
      body: userPatch.extend({ phone: realPhoneNumber.optional(), ...companyPatch.shape }),
      response: { 200: user },
    },
    config: {
      permission: 'signed_in',
      allowUnverified: true,
      isOpenToViewers: true,
      errors: [
        'password_required',
        'incorrect_password',
        'too_many_attempts',
        'email_already_exists',
        'email_invalid',
        'stale_version',
        'vat_number_unreadable',
        'vat_number_invalid',
        'terms_currency',
      ],
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { userId, sessionId } = actor;
      const parts = partsOf(request.body);
      // The account would be the looker's own.
      if (parts.account && actor.viewsUntil) throw new Refusal('viewing_company', 403, commonMessages.viewing_company);
      if (request.body.email !== undefined || request.body.phone !== undefined) requireProof(actor);
      const from = { device: deviceOf(request, deps), address: request.ip ?? '' };
      await changeOwnUser(deps, writeOf(request), { userId, sessionId, isVerified: actor.isVerified, ...from }, parts);
      return userOf(deps, actor);
    },
  });
}

function showGroups(routes: Routes): void {
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
}
