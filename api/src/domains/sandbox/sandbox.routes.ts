/** The clock of a sandbox: a program moves its own company's time, and what was due by then happens (decision 0025). */
import { moveClockBody, sandboxClock } from '@quayside/contract/sandbox';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { hours } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { buyerIdOf } from '../offers/offers.public.ts';
import { refuse } from './sandbox.errors.ts';
import { moveClock } from './use-cases/move-clock.ts';

const tags = ['sandbox'];
const config: FastifyContextConfig = {
  permission: 'checkout.write',
  errors: ['sandbox_off', 'sandbox_keys_only', 'sandbox_too_far'],
};
const response = { 200: sandboxClock };

export const sandboxRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.get(
      '/sandbox/clock/',
      { schema: { tags, summary: 'What time it is for this company', response }, config },
      async () => {
        if (!deps.config.isSandbox) throw refuse('sandbox_off');
        return { now: deps.clock.now() };
      },
    );
    routes.post(
      '/sandbox/clock/',
      {
        schema: { tags, summary: 'Move this company’s time forward', body: moveClockBody, response },
        config,
      },
      async (request) => {
        const actor = actorOf(request);
        if (!deps.config.isSandbox) throw refuse('sandbox_off');
        if (!actor.isKey) throw refuse('sandbox_keys_only');
        const buyerId = buyerIdOf(actor);
        return { now: await moveClock(deps, buyerId, hours(request.body.hours)) };
      },
    );
  };
