/** GET events/: what changed in the signed-in person's company, as server-sent events. */
import type { Readable } from 'node:stream';
import { liveChange, liveHeaders, liveQuery } from '@quayside/contract/live';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forbidden } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { endOfToken } from '../auth/auth.public.ts';
import { openHub } from './live.hub.ts';

const media = 'text/event-stream';
const description = 'Server-sent events: `change` with a LiveChange, `resync` when something may have been missed';

export const liveRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const hub = openHub(deps);
    // Before the server waits for its connections to end: these never would.
    app.addHook('preClose', () => hub.close());
    typed(app).get(
      '/events/',
      {
        // A HEAD would open a stream that nobody reads.
        exposeHeadRoute: false,
        schema: {
          tags: ['events'],
          summary: 'What changes in the company, as it happens; ends with the access token',
          querystring: liveQuery,
          headers: liveHeaders,
          response: { 200: { description, content: { [media]: { schema: liveChange } } } },
        },
        config: { permission: 'signed_in', isStream: true, errors: ['too_many_streams'] },
      },
      async (request, reply) => {
        const actor = portalUser(actorOf(request));
        const listener = { ...actor, until: await endOfToken(deps, tokenOf(request)) };
        const standing = { lastId: request.headers['last-event-id'], pageAge: request.query.pageAge };
        // Proxies neither hold it back (nginx reads the header) nor compress it.
        reply.type(media).header('x-accel-buffering', 'no').header('cache-control', 'no-store, no-transform');
        const isOnce = request.query.once === 'true';
        send(reply, await (isOnce ? hub.missed(listener, standing) : hub.open(listener, standing)));
        return reply;
      },
    );
  };

/** Sellers, warehouse and staff (API page); buyers have no pages here. */
function portalUser(actor: SignedInActor): SignedInActor {
  if (actor.kind === 'BUYER') throw forbidden('portal');
  return actor;
}

/** The schema names what one event holds; what is sent is text. */
const send = (reply: FastifyReply, body: string | Readable): FastifyReply => reply.send(body);

const tokenOf = ({ headers }: FastifyRequest): string => headers.authorization?.slice('Bearer '.length) ?? '';
