import {
  mailPreferences,
  mailPreferencesBody,
  notificationList,
  notificationQuery,
  readNotificationsAnswer,
  readNotificationsBody,
  unsubscribeQuery,
} from '@quayside/contract/notifications';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { forbidden } from '../../kernel/actor.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { refuse } from './notifications.errors.ts';
import { presentNotification } from './notifications.presenter.ts';
import { notificationPage, preferencesOf } from './notifications.read-model.ts';
import { isMailedByDefault, offeredKinds } from './notifications.rules.ts';
import { changePreferences, unsubscribe } from './use-cases/change-preferences.ts';
import { markNotificationsRead } from './use-cases/mark-notifications-read.ts';

const tags = ['notifications'];
const formType = 'application/x-www-form-urlencoded';
const formLimit = 4_096;

export const notificationRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    read(routes, deps);
    preferences(routes, deps);
    unsubscribing(app, deps);
  };

/** Whose notifications: people of companies have some; staff and warehouse users none so far. Buyers have no portal. */
function personOf(actor: SignedInActor) {
  if (actor.kind === 'BUYER') throw forbidden('portal');
  return actor.sellerId === null ? null : { sellerId: actor.sellerId, userId: actor.userId };
}

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/notifications/',
    {
      schema: {
        tags,
        summary: 'What the signed-in person was told, newest first',
        querystring: notificationQuery,
        response: { 200: notificationList },
      },
      config: { permission: 'signed_in', errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const person = personOf(actorOf(request));
      if (!person) return { ...listAnswer(query, 0, []), unread: 0 };
      const { rows, total, unread } = await notificationPage(deps.database, person, query);
      refuseBeyondEnd(query, rows);
      return { ...listAnswer(query, total, rows.map(presentNotification)), unread };
    },
  );
}

function read(routes: Routes, deps: Deps): void {
  routes.post(
    '/notifications/read/',
    {
      schema: {
        tags,
        summary: 'Mark as read: those named, or all',
        body: readNotificationsBody,
        response: { 200: readNotificationsAnswer },
      },
      config: { permission: 'signed_in', errors: ['not_found'] },
    },
    async (request) => {
      const person = personOf(actorOf(request));
      const { qids } = request.body;
      if (person)
        return writeOnce(deps, writeOf(request, { isPersonal: true }), readNotificationsAnswer, async (write) => ({
          unread: await markNotificationsRead(write, { qids }),
        }));
      if (qids) throw refuse('not_found');
      return { unread: 0 };
    },
  );
}

function preferences(routes: Routes, deps: Deps): void {
  const shown = async (actor: SignedInActor) => {
    const person = personOf(actor);
    if (!person) return { preferences: [] };
    const chosen = await deps.database.read({ sellerId: person.sellerId }, (db) => preferencesOf(db, person));
    const kinds = offeredKinds(actor.permissions);
    return { preferences: kinds.map((kind) => ({ kind, email: chosen.get(kind) ?? isMailedByDefault(kind) })) };
  };
  routes.get(
    '/notifications/preferences/',
    {
      schema: { tags, summary: 'What also comes by e-mail', response: { 200: mailPreferences } },
      config: { permission: 'signed_in' },
    },
    (request) => shown(actorOf(request)),
  );
  routes.put(
    '/notifications/preferences/',
    {
      schema: {
        tags,
        summary: 'Choose what comes by e-mail; kinds left out stay',
        body: mailPreferencesBody,
        response: { 200: mailPreferences },
      },
      config: { permission: 'signed_in' },
    },
    async (request) => {
      const actor = actorOf(request);
      const person = personOf(actor);
      if (person) await changePreferences(deps, person, request.body.preferences);
      return shown(actor);
    },
  );
}

/** RFC 8058: mail programs send a form without cookies; the page for people sends JSON. The link's token says it all. */
function unsubscribing(app: FastifyInstance, deps: Deps): void {
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: formLimit }, (_request, _body, done) =>
    done(null),
  );
  typed(app).post(
    '/notifications/unsubscribe/',
    {
      schema: {
        tags,
        summary: 'Get no more mails of the kind that the link names',
        querystring: unsubscribeQuery,
        response: { 204: z.undefined() },
      },
      config: {
        permission: 'public',
        errors: ['unsubscribe_link_invalid'],
        rateLimit: { max: 60, timeWindow: 60_000 },
      },
    },
    async (request, reply) => {
      await unsubscribe(deps, request.query.token);
      return reply.code(204).send();
    },
  );
}
