/** The selling company: agreement, profile, fee, status; and how we stand with it as a debtor. */
import { acceptSlaAnswer, acceptSlaBody } from '@quayside/contract/auth';
import { companyProfile, feeAnswer, feeBody, ownStatusBody } from '@quayside/contract/company';
import type { FastifyInstance } from 'fastify';
import { sellerIdOf } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { presentProfile } from './profile.presenter.ts';
import { creditRoutes } from './sellers.credit.routes.ts';
import { sellerById } from './sellers.read-model.ts';
import { acceptSla } from './use-cases/accept-sla.ts';
import { askFee } from './use-cases/ask-fee.ts';
import { moveSeller } from './use-cases/move-seller.ts';

const tags = ['sellers'];

export const sellerRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    agreement(routes, deps);
    profile(routes, deps);
    status(routes, deps);
    fee(routes, deps);
    await app.register(creditRoutes(deps));
  };

function agreement(routes: Routes, deps: Deps): void {
  routes.post(
    '/sellers/accept-sla/',
    {
      schema: {
        tags,
        summary: 'Accept the service level agreement',
        body: acceptSlaBody,
        response: { 200: acceptSlaAnswer },
      },
      // Whoever confirms orders meets the agreement first; waiting for the owner would let the deadline pass.
      config: {
        permission: { anyOf: ['company.write', 'orders.confirm'] },
        // An agreement is a person's to accept.
        personsOnly: true,
        isCompanysAlone: true,
        errors: ['sla_version_unknown'],
      },
    },
    (request) =>
      writeOnce(deps, writeOf(request), acceptSlaAnswer, async (write) => {
        await acceptSla(write, request.body);
        return { slaAccepted: true as const, version: request.body.version };
      }),
  );
}

function profile(routes: Routes, deps: Deps): void {
  routes.get(
    '/sellers/profile/',
    {
      schema: { tags, summary: 'The own company’s profile; PATCH user/ changes it', response: { 200: companyProfile } },
      config: { permission: 'signed_in' },
    },
    async (request) =>
      presentProfile(
        present(await sellerById(deps.database, sellerIdOf(actorOf(request))), 'the signed-in seller exists'),
      ),
  );
}

function status(routes: Routes, deps: Deps): void {
  routes.post(
    '/sellers/status/',
    {
      schema: {
        tags,
        summary: 'Submit the own company for review, pause it or go on',
        body: ownStatusBody,
        response: { 200: companyProfile },
      },
      config: {
        permission: 'company.write',
        errors: [
          'seller_invalid_transition',
          'seller_profile_incomplete',
          'sla_not_accepted',
          'seller_reason_required',
          'seller_pause_reason',
          'seller_pause_too_long',
          'seller_pause_not_own',
        ],
      },
    },
    (request) =>
      writeOnce(deps, writeOf(request), companyProfile, async (write) => {
        const { event, reason, expectedPauseEnd } = request.body;
        const sellerId = sellerIdOf(write.actor);
        return presentProfile(await moveSeller(write, { sellerId, event, reason, pauseEnd: expectedPauseEnd ?? null }));
      }),
  );
}

function fee(routes: Routes, deps: Deps): void {
  routes.put(
    '/user/fee/',
    {
      schema: {
        tags,
        summary: 'Ask for another fee from the next month on',
        body: feeBody,
        response: { 200: feeAnswer },
      },
      config: { permission: 'company.write', isCompanysAlone: true, errors: ['fee_net_price'] },
    },
    (request) => writeOnce(deps, writeOf(request), feeAnswer, (write) => askFee(write, request.body.fee)),
  );
}
