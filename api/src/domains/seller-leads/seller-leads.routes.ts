/** Leads, and the registration of buyers and sellers (INT-02, PRO-01). */
import {
  changeLeadBody,
  completeLeadBody,
  createLeadBody,
  leadAnswer,
  registerBuyerBody,
  registered,
  registerSellerBody,
  sellerLeadDetail,
  sellerLeadList,
  sellerLeadQuery,
} from '@quayside/contract/seller-leads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { realPhoneNumber } from '../../platform/phone-number.ts';
import { type Opening, openWrite } from '../../platform/write.ts';
import { countAttempt, registrationLimit } from '../auth/auth.public.ts';
import { checksOfDeal } from '../catalog-uploads/catalog-uploads.public.ts';
import { noteStaffReads } from '../users/users.public.ts';
import { refuse } from './seller-leads.errors.ts';
import { leadFileRoutes } from './seller-leads.files.routes.ts';
import { presentLead, presentLeadFile, presentStockCheck } from './seller-leads.presenter.ts';
import { filesOfLead, type LeadRow, leadBySlug, leadPage } from './seller-leads.read-model.ts';
import { changeLead, completeLead, staffPermission } from './use-cases/change-lead.ts';
import { createLead } from './use-cases/create-lead.ts';
import { registerBuyer, registerSeller } from './use-cases/register.ts';

const tags = ['seller leads'];
const params = z.strictObject({ slug: z.string().min(1).max(120) });
/** Nobody is signed in: the product writes. */
const anonymous: Opening = { actor: systemActor, scope: 'system' };

export const sellerLeadRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    show(routes, deps);
    create(routes, deps);
    change(routes, deps);
    complete(routes, deps);
    register(routes, deps);
    await app.register(leadFileRoutes(deps));
  };

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/sellerleads/',
    {
      schema: { tags, summary: 'Leads, newest first', querystring: sellerLeadQuery, response: { 200: sellerLeadList } },
      config: { permission: staffPermission, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const { rows, total } = await leadPage(deps.database, query, deps.clock.now());
      refuseBeyondEnd(query, rows);
      await noteCompanies(deps, request, rows);
      return listAnswer(
        query,
        total,
        rows.map((row) => presentLead(row, true)),
      );
    },
  );
}

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/sellerleads/:slug/',
    {
      schema: { tags, params, summary: 'One lead; a company sees its own', response: { 200: sellerLeadDetail } },
      config: { permission: 'signed_in', errors: ['lead_not_found'] },
    },
    (request) => leadFor(deps, request, request.params.slug),
  );
}

function create(routes: Routes, deps: Deps): void {
  routes.post(
    '/sellerleads/',
    {
      schema: {
        tags,
        summary: 'Ask to sell here',
        body: createLeadBody.extend({ phone: realPhoneNumber.optional() }),
        response: { 201: leadAnswer },
      },
      config: { permission: 'public', knowsVisitors: true, errors: ['lead_email_used', 'too_many_attempts'] },
    },
    async (request, reply) => {
      // Our own people enter many an hour, from one network.
      if (!request.actor?.permissions.has(staffPermission)) await countAttempt(deps, registrationLimit(request.ip));
      return reply.code(201).send(await openWrite(deps, anonymous, (write) => createLead(write, request.body)));
    },
  );
}

function change(routes: Routes, deps: Deps): void {
  routes.put(
    '/sellerleads/:slug/',
    {
      schema: {
        tags,
        params,
        summary: 'Change a lead; staff move it',
        body: changeLeadBody.extend({ phone: realPhoneNumber.nullable().optional() }),
        response: { 200: sellerLeadDetail },
      },
      config: {
        permission: { anyOf: [staffPermission, 'company.write'] },
        errors: ['lead_not_found', 'lead_invalid_transition', 'stale_version', 'invalid'],
      },
    },
    async (request) => {
      const { slug } = request.params;
      await openWrite(deps, writeOf(request, { scope: 'system' }), (write) => changeLead(write, slug, request.body));
      return leadFor(deps, request, slug);
    },
  );
}

function complete(routes: Routes, deps: Deps): void {
  routes.post(
    '/sellerleads/:slug/complete/',
    {
      schema: { tags, params, summary: 'End a lead', body: completeLeadBody, response: { 200: sellerLeadDetail } },
      config: {
        permission: staffPermission,
        errors: [
          'lead_not_found',
          'lead_invalid_transition',
          'lead_reason_required',
          'lead_seller_not_active',
          'stale_version',
        ],
      },
    },
    async (request) => {
      const { slug } = request.params;
      await openWrite(deps, writeOf(request, { scope: 'system' }), (write) => completeLead(write, slug, request.body));
      return leadFor(deps, request, slug);
    },
  );
}

function register(routes: Routes, deps: Deps): void {
  const config = { permission: 'public', errors: ['invalid', 'too_many_attempts'] } as const;
  routes.post(
    '/users/',
    {
      schema: {
        tags: ['user'],
        summary: 'Register a buying company',
        body: registerBuyerBody.extend({ phone: realPhoneNumber }),
        response: { 201: registered },
      },
      config,
    },
    async (request, reply) => reply.code(201).send(await registerBuyer(deps, anonymous, request.body, request.ip)),
  );
  routes.post(
    '/users/register/',
    {
      schema: {
        tags: ['user'],
        summary: 'Register the selling company of a lead',
        body: registerSellerBody.extend({ phone: realPhoneNumber }),
        response: { 201: registered },
      },
      config,
    },
    async (request, reply) => reply.code(201).send(await registerSeller(deps, anonymous, request.body, request.ip)),
  );
}

async function leadFor(deps: Deps, request: FastifyRequest, slug: string) {
  const { permissions, sellerId } = actorOf(request);
  const isOurs = permissions.has(staffPermission);
  const row = await leadBySlug(deps.database, slug);
  if (!row || !(isOurs || (sellerId !== null && row.lead.sellerId === sellerId))) throw refuse('lead_not_found');
  await noteCompanies(deps, request, [row]);
  const checks = isOurs ? await checksOfDeal(deps.database, row.lead.dealId) : [];
  const files = isOurs ? await filesOfLead(deps.database, row.lead.id) : [];
  return {
    ...presentLead(row, isOurs),
    steps: isOurs ? [...row.lead.steps] : [],
    stockChecks: checks.map(presentStockCheck),
    files: files.map(presentLeadFile),
  };
}

/** Of leads that became companies: our own people look at a company. */
function noteCompanies(deps: Deps, request: FastifyRequest, rows: readonly LeadRow[]): Promise<void> {
  return noteStaffReads(
    deps,
    actorOf(request),
    'COMPANY',
    rows.flatMap(({ lead }) => lead.sellerId ?? []),
  );
}
