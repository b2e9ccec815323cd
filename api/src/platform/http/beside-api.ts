/** What stands beside the API and is open to anybody: pictures, published content, collected figures, flags. */
import { Socket } from 'node:net';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { commonMessages } from '@quayside/contract/messages/common';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { registerErrors } from './problems.ts';
import { limitRequestTime } from './request-time.ts';

/** Requests of these for each of the API's: a page has many pictures. */
const perRequest = 5;

/** Gives its routes the API's answers to failures, its time limit, and a limit of requests. */
export async function registerBesideApi(app: FastifyInstance, { requestsPerMinute }: Config): Promise<void> {
  registerErrors(app);
  limitRequestTime(app);
  await app.register(rateLimit, {
    max: requestsPerMinute * perRequest,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => normalizeIP(ip ?? ''),
    // The pages of this very process ask for content without a network between.
    allowList: ({ raw }) => !(raw.socket instanceof Socket),
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error(commonMessages.too_many_requests), { statusCode: context.statusCode }),
  });
}
