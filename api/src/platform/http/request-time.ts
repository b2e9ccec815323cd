/**
 * How long a request may be worked on: then it is told to come again, whatever it still waits for. The time its body takes
 * to arrive does not count. An answer that has begun is not cut off. Uploads are read while they
 * are worked on: what the guard left of their time is counted from the last byte on (`uploads.ts`).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from './problems.ts';

/** Milliseconds; nobody waits longer than ten seconds. */
export const longestWork = 9_500;

declare module 'fastify' {
  interface FastifyRequest {
    /** What is left of the request's time. */
    work: Work | null;
  }
}

/** Its handler reads the files itself, and counts from then on. */
export const isReceivedLater = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config.upload !== undefined && (headers['content-type'] ?? '').startsWith('multipart/');

type Work = { timer: NodeJS.Timeout | undefined; left: number; begun: number };

export function limitRequestTime(app: FastifyInstance, limit = longestWork): void {
  app.decorateRequest('work', null);
  const start = (reply: FastifyReply, work: Work): void => {
    work.begun = performance.now();
    work.timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) reply.send(unavailable());
    }, work.left);
  };
  const stop = (work: Work): void => {
    clearTimeout(work.timer);
    work.left = Math.max(0, work.left - (performance.now() - work.begun));
  };

  app.addHook('onRequest', (request, reply, done) => {
    const work: Work = { timer: undefined, left: limit, begun: 0 };
    request.work = work;
    start(reply, work);
    reply.raw.once('close', () => clearTimeout(work.timer));
    done();
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (request.work) stop(request.work);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (request.work && !isReceivedLater(request)) start(reply, request.work);
    done();
  });
}
