/**
 * How much of what one person asks is worked on at once, or of what one key does: a page asks for some twenty answers, and
 * who asks for more waits for their own before others wait for them. A request counts until its work is done, also when
 * nobody waits for the answer any more. Streams of events have a limit of their own.
 */
import { commonMessages } from '@quayside/contract/messages/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/errors.ts';
import type { Config } from '../config.ts';
import { isReceivedLater } from './request-time.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stays open for as long as somebody listens: no work. */
    isStream?: boolean;
  }
  interface FastifyRequest {
    /** Where the request is worked on; null until it has its turn, and where nobody is signed in. */
    place: Place | null;
    /** Waits for the request's turn; null where nobody is signed in. */
    takePlace: (() => Promise<void>) | null;
  }
}

/** Of one person: `taken` are worked on, the others wait for their turn. */
type Desk = { taken: number; readonly waiting: Set<() => void> };
type Place = { works: number; isAnswered: boolean; leave(): void };

/** Milliseconds after its answer in which work still counts: what hangs keeps nobody out for good. */
const longestAfterAnswer = 20_000;
const tooMany = () => new Refusal('too_many_requests', 429, commonMessages.too_many_requests, { waitSeconds: 1 });

/**
 * Behind the guard, and before the routes. As many again may wait. A body is received before its turn comes, so that slow
 * senders hold up no work: twice as many bodies at once, and nobody waits to send one. Files have a limit of their own.
 */
export function limitWorkAtOnce(app: FastifyInstance, { requestsAtOnce }: Pick<Config, 'requestsAtOnce'>): void {
  const [desks, bodies] = [new Map<string, Desk>(), new Map<string, Desk>()];
  const receiving = new WeakMap<FastifyRequest, Place>();
  app.decorateRequest('place', null);
  app.decorateRequest('takePlace', null);
  app.addHook('onRequest', async (request, reply) => {
    const { actor, routeOptions } = request;
    if (!actor || routeOptions.config.isStream) return;
    const whose = actor.isKey ? actor.sessionId : actor.userId;
    request.takePlace = async () => {
      request.place ??= await placeAt(desks, whose, reply, { places: requestsAtOnce, seats: requestsAtOnce });
    };
    if (!hasBody(request)) await request.takePlace();
    else if (!isReceivedLater(request))
      receiving.set(request, await placeAt(bodies, whose, reply, { places: 2 * requestsAtOnce, seats: 0 }));
  });
  app.addHook('preValidation', async (request) => {
    const received = receiving.get(request);
    if (!received) return;
    received.leave();
    await request.takePlace?.();
  });
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      return atPlace(request, async () => handler.call(this, request, reply));
    };
  });
}

/** Runs `work` where the request has its place: it is left when both the work and the answer have ended. */
export async function atPlace<T>({ place }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  if (!place) return work();
  place.works += 1;
  try {
    return await work();
  } finally {
    place.works -= 1;
    if (place.isAnswered && place.works === 0) place.leave();
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Takes a place or a seat to wait for one; throws where neither is free. */
async function placeAt(
  desks: Map<string, Desk>,
  whose: string,
  reply: FastifyReply,
  free: { places: number; seats: number },
): Promise<Place> {
  const desk = desks.get(whose) ?? { taken: 0, waiting: new Set() };
  if (desk.taken < free.places) desk.taken += 1;
  else if (desk.waiting.size < free.seats) await turnAt(desk, reply);
  else throw tooMany();
  desks.set(whose, desk);
  return leftOnAnswer(desk, reply, () => desks.delete(whose));
}

/** Never comes for a request that has its answer already: it took too long, or its sender is gone. */
const turnAt = ({ waiting }: Desk, reply: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    waiting.add(resolve);
    onAnswered(reply, () => waiting.delete(resolve));
  });

function leftOnAnswer(desk: Desk, reply: FastifyReply, forget: () => void): Place {
  let isLeft = false;
  const place: Place = {
    works: 0,
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
    if (place.works > 0) setTimeout(place.leave, longestAfterAnswer).unref();
    else place.leave();
  });
  return place;
}

function onAnswered({ raw }: FastifyReply, then: () => void): void {
  if (raw.destroyed || raw.writableFinished) then();
  raw.once('finish', then).once('close', then);
}
