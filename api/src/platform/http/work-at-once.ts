/**
 * How much of what one person asks is worked on at once, or of what one key does: a page asks for some twenty answers, and
 * who asks for more waits for their own before others wait for them. A request counts until its work is done, also when
 * nobody waits for the answer any more. Streams of events have a limit of their own.
 */
import { commonMessages } from '@quayside/contract/messages/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../../kernel/errors.ts';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stays open for as long as somebody listens: no work. */
    isStream?: boolean;
  }
  interface FastifyRequest {
    /** Where the request is worked on; null where nobody is signed in. */
    place: Place | null;
  }
}

/** Of one person: `taken` are worked on, the others wait for their turn. */
type Desk = { taken: number; readonly waiting: Set<() => void> };
type Place = { isWorkedOn: boolean; isAnswered: boolean; leave(): void };

/** Milliseconds after its answer in which work still counts: what hangs keeps nobody out for good. */
const longestAfterAnswer = 20_000;
const tooMany = () => new Refusal('too_many_requests', 429, commonMessages.too_many_requests, { waitSeconds: 1 });

/** Behind the guard, and before the routes. As many again may wait. */
export function limitWorkAtOnce(app: FastifyInstance, { requestsAtOnce }: Pick<Config, 'requestsAtOnce'>): void {
  const desks = new Map<string, Desk>();
  app.decorateRequest('place', null);
  app.addHook('onRequest', async (request, reply) => {
    const { actor, routeOptions } = request;
    if (!actor || routeOptions.config.isStream) return;
    const whose = actor.isKey ? actor.sessionId : actor.userId;
    const desk = desks.get(whose) ?? { taken: 0, waiting: new Set() };
    desks.set(whose, desk);
    if (desk.taken < requestsAtOnce) desk.taken += 1;
    else if (desk.waiting.size < requestsAtOnce) await turnAt(desk, reply);
    else throw tooMany();
    request.place = placeAt(desk, reply, () => desks.delete(whose));
  });
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = async function (request, reply) {
      const { place } = request;
      if (place) place.isWorkedOn = true;
      try {
        return await handler.call(this, request, reply);
      } finally {
        if (place) place.isWorkedOn = false;
        if (place?.isAnswered) place.leave();
      }
    };
  });
}

/** Never comes for a request that has its answer already: it took too long, or its sender is gone. */
const turnAt = ({ waiting }: Desk, reply: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    waiting.add(resolve);
    onAnswered(reply, () => waiting.delete(resolve));
  });

function placeAt(desk: Desk, reply: FastifyReply, forget: () => void): Place {
  let isLeft = false;
  const place: Place = {
    isWorkedOn: false,
    isAnswered: false,
    leave: () => {
      if (isLeft) return;
      isLeft = true;
      const [next] = desk.waiting;
      if (next) {
        desk.waiting.delete(next);
        next();
      } else {
        desk.taken -= 1;
        if (desk.taken === 0) forget();
      }
    },
  };
  onAnswered(reply, () => {
    place.isAnswered = true;
    if (place.isWorkedOn) setTimeout(place.leave, longestAfterAnswer).unref();
    else place.leave();
  });
  return place;
}

function onAnswered({ raw }: FastifyReply, then: () => void): void {
  if (raw.destroyed || raw.writableFinished) then();
  raw.once('finish', then).once('close', then);
}
