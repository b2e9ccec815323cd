/**
 * Where carriers tell what happened. Nobody is signed in: the body is signed with the secret we share with the carrier,
 * `X-Quayside-Signature: sha256=<HMAC of the raw body in hexadecimal>`. What is not signed so is not read.
 */
import { carrierEventsAnswer, carrierEventsBody } from '@quayside/contract/shipments';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { isSignedByCarrier, signatureHeader } from './carrier-signature.ts';
import { refuse } from './shipments.errors.ts';
import { ingestCarrierEvents } from './use-cases/ingest-carrier-events.ts';

export const carrierEventRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      const text = body.toString();
      if (isSignedByCarrier(deps.config, text, request.headers[signatureHeader])) parse(request, text, done);
      else done(refuse('invalid_signature'), undefined);
    });
    typed(app).post(
      '/carriers/events/',
      {
        schema: {
          tags: ['carriers'],
          summary: 'What a carrier tells of numbers, signed; the same event counts once',
          headers: z.looseObject({ [signatureHeader]: z.string().max(200).optional() }),
          body: carrierEventsBody,
          response: { 200: carrierEventsAnswer },
        },
        config: { permission: 'public', errors: ['invalid_signature'] },
        // Without a body no signature was looked at.
        preValidation: async (request) => {
          if (request.body === undefined) throw refuse('invalid_signature');
        },
      },
      async (request) => ingestCarrierEvents(deps, request.body.events),
    );
  };
