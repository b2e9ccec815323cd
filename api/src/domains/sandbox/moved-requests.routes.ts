/** Requests of programs run in their company's time. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { inMovedTime } from '../../platform/moved-time.ts';
import { movedBy } from './sandbox.read-model.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds by which this request's time is before the real one. */
    movedBy: number;
  }
}

/** Requests of programs run in their company's time; after the guard, which keeps the real one. */
export function registerMovedTime(api: FastifyInstance, deps: Deps): void {
  if (!deps.config.isSandbox) return;
  api.decorateRequest('movedBy', 0);
  api.addHook('onRequest', async (request) => {
    if (request.actor) request.movedBy = await movedFor(deps, request.actor);
  });
  api.addHook('preValidation', (request, _reply, done) => {
    if (request.movedBy === 0) return done();
    inMovedTime(request.movedBy, done);
  });
}

/** How far before the real time this caller's requests are: 0 for everybody but programs of companies that moved their clock. */
async function movedFor({ database }: Deps, { buyerId, isKey }: SignedInActor): Promise<number> {
  if (!isKey || buyerId === null) return 0;
  return database.read({ buyerId }, (db) => movedBy(db, buyerId));
}
