/** A person's link to the deadlines of their company, and the calendar that programs read by it. */
import { createHash } from 'node:crypto';
import { calendarLink, newCalendarLink } from '@quayside/contract/calendars';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { asSeller } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnceSealed } from '../../platform/write.ts';
import { presentLink } from './calendars.presenter.ts';
import { ownLink } from './calendars.read-model.ts';
import { makeCalendarLink } from './use-cases/make-calendar-link.ts';
import { readCalendar } from './use-cases/read-calendar.ts';
import { removeCalendarLink } from './use-cases/remove-calendar-link.ts';

const tags = ['user'];
const path = '/user/calendar-link/';
/** The link works without a sign-in: no program makes itself one that outlives its key. */
const readers = { permission: 'orders.read', personsOnly: true } as const;
const media = 'text/calendar';
/** Longer than what we make, so that a mistyped one is unknown and not malformed. */
const params = z.strictObject({ secret: z.string().max(200) });

export const calendarLinkRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    own(routes, deps);
    calendar(routes, deps);
  };

function own(routes: Routes, deps: Deps): void {
  routes.get(
    path,
    {
      schema: { tags, summary: 'Whether there is a link to the deadlines', response: { 200: calendarLink } },
      config: readers,
    },
    async (request) => presentLink(await ownLink(deps.database, asSeller(actorOf(request)))),
  );
  routes.post(
    path,
    {
      schema: {
        tags,
        summary: 'Make a link to the deadlines; the one before stops working',
        response: { 200: newCalendarLink },
      },
      config: { ...readers, needsProof: 'where_on' },
    },
    (request) =>
      writeOnceSealed(deps, writeOf(request, { isPersonal: true }), newCalendarLink, async (write) => {
        const { link, url } = await makeCalendarLink(write, asSeller(actorOf(request)));
        return { ...presentLink(link), url };
      }),
  );
  routes.delete(
    path,
    { schema: { tags, summary: 'End the link to the deadlines', response: { 204: z.null() } }, config: readers },
    async (request, reply) => {
      await removeCalendarLink(deps, asSeller(actorOf(request)));
      return reply.code(204).send(null);
    },
  );
}

/** The secret is the permission. Programs ask often: an unchanged calendar is answered without its text. */
function calendar(routes: Routes, deps: Deps): void {
  routes.get(
    '/calendar/:secret/',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['calendar'],
        summary: 'Deadlines of the company’s open orders, and of claims that await its answer, as iCalendar (RFC 5545)',
        params,
        response: {
          200: { description: 'The calendar', content: { [media]: { schema: z.string() } } },
          304: z.undefined(),
        },
      },
      config: {
        permission: 'public',
        errors: ['calendar_link_unknown'],
        rateLimit: { max: 60, timeWindow: 60_000 },
      },
    },
    async (request, reply) => {
      const text = await readCalendar(deps, request.params.secret);
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(`${media}; charset=utf-8`).send(text);
    },
  );
}
