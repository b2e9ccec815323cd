/** The people of the own company (domain page, section 14). */
import { qid } from '@quayside/contract/common';
import { changeMemberBody, inviteBody, team } from '@quayside/contract/team';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sellerIdOf } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite } from '../../platform/write.ts';
import { presentTeam } from './team.presenter.ts';
import { teamOf } from './team.read-model.ts';
import { changeRole, removeMember, renewInvitation } from './use-cases/change-member.ts';
import { invitePeople } from './use-cases/invite-people.ts';

const tags = ['team'];
const permission = 'team.manage';
const params = z.strictObject({ qid });
const refusals = ['member_not_found', 'not_yourself', 'role_not_yours', 'last_owner'];

export const teamRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    show(routes, deps);
    invite(routes, deps);
    renew(routes, deps);
    change(routes, deps);
    remove(routes, deps);
  };

async function teamNow({ database, clock }: Deps, request: FastifyRequest) {
  const actor = actorOf(request);
  const rows = await database.read('none', (db) => teamOf(db, sellerIdOf(actor), clock.now()));
  return presentTeam(rows, actor);
}

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/team/',
    {
      schema: { tags, summary: 'People, open invitations, and what each role may do', response: { 200: team } },
      config: { permission },
    },
    (request) => teamNow(deps, request),
  );
}

function invite(routes: Routes, deps: Deps): void {
  routes.post(
    '/team/invitations/',
    {
      schema: { tags, summary: 'Invite colleagues, all or none', body: inviteBody, response: { 201: team } },
      config: { permission, needsProof: true, errors: ['role_not_yours', 'team_full', 'too_many_attempts'] },
    },
    async (request, reply) => {
      await invitePeople(deps, writeOf(request), request.body);
      return reply.code(201).send(await teamNow(deps, request));
    },
  );
}

function renew(routes: Routes, deps: Deps): void {
  routes.post(
    '/team/:qid/renew/',
    {
      schema: { tags, params, summary: 'Send an invitation again', response: { 200: team } },
      config: { permission, errors: ['member_not_found', 'role_not_yours', 'not_invited', 'too_many_attempts'] },
    },
    async (request) => {
      await renewInvitation(deps, writeOf(request), request.params.qid);
      return teamNow(deps, request);
    },
  );
}

function change(routes: Routes, deps: Deps): void {
  routes.patch(
    '/team/:qid/',
    {
      schema: { tags, params, summary: 'Give another role', body: changeMemberBody, response: { 200: team } },
      config: { permission, needsProof: true, errors: [...refusals, 'stale_version'] },
    },
    async (request) => {
      await openWrite(deps, writeOf(request), (write) => changeRole(write, request.params.qid, request.body));
      return teamNow(deps, request);
    },
  );
}

function remove(routes: Routes, deps: Deps): void {
  routes.delete(
    '/team/:qid/',
    {
      schema: {
        tags,
        params,
        summary: 'Remove a colleague, or take an invitation back',
        response: { 200: team },
      },
      config: { permission, needsProof: true, errors: refusals },
    },
    async (request) => {
      await openWrite(deps, writeOf(request), (write) => removeMember(write, request.params.qid));
      return teamNow(deps, request);
    },
  );
}
