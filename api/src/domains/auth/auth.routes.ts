import {
  applicationHeader,
  loginAnswer,
  loginBody,
  refreshQuery,
  tokenRecord,
  validateAnswer,
  validateBody,
} from '@quayside/contract/auth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { days } from '../../kernel/clock.ts';
import { Refusal } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { kindOf, shownUser, shownUserById } from '../users/users.public.ts';
import { issueAccessToken, readAccessToken } from './access-token.ts';
import { type Cookie, deviceCookie, hintCookie, nameCookie, refreshCookie, refreshCookieName } from './auth.cookies.ts';
import { deviceOf } from './device-of.ts';
import { writeDeviceToken } from './device-token.ts';
import { passwordRoutes } from './passwords.routes.ts';
import { actorOfSession } from './session-cache.ts';
import { sessionRoutes } from './sessions.routes.ts';
import { endSession } from './use-cases/end-session.ts';
import { refreshSession } from './use-cases/refresh-session.ts';
import { sessionDays, signIn } from './use-cases/sign-in.ts';
import { verificationRoutes } from './verification.routes.ts';

const tags = ['auth'];
const noContent = z.undefined();

/** Everything about sessions, verification and passwords, also what lies under `user/`. */
export const authRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    registerLogin(app, deps);
    registerRefresh(app, deps);
    registerLogout(app, deps);
    registerValidate(app, deps);
    await app.register(sessionRoutes(deps));
    await app.register(verificationRoutes(deps));
    await app.register(passwordRoutes(deps));
  };

function registerLogin(app: FastifyInstance, deps: Deps): void {
  typed(app).post(
    '/auth/login/',
    {
      schema: { tags, summary: 'Sign in', body: loginBody, response: { 200: loginAnswer } },
      config: { permission: 'public', errors: ['invalid_credentials', 'invalid_portal_user', 'too_many_attempts'] },
    },
    async (request, reply) => {
      const application = headerOf(request, applicationHeader);
      const { account, sessionId, refreshToken, device } = await signIn(deps, {
        ...request.body,
        application,
        address: request.ip,
        userAgent: headerOf(request, 'user-agent'),
        device: deviceOf(request, deps),
      });
      const maxAge = days(sessionDays) / 1_000;
      give(
        reply,
        refreshCookie(deps.config, refreshToken, maxAge),
        hintCookie(deps.config, kindOf(account.standing, deps.config.warehouseEnabled), maxAge),
        nameCookie(deps.config, account.user.account, maxAge),
        deviceCookie(deps.config, writeDeviceToken(deps.config, device)),
      );
      const user = await shownUser(deps, account);
      return { user, ...(await issueAccessToken(deps, user.qid, sessionId)), signature: user.signature };
    },
  );
}

function registerRefresh(app: FastifyInstance, deps: Deps): void {
  typed(app).post(
    '/auth/refresh/',
    {
      schema: {
        tags,
        summary: 'Exchange the refresh cookie for an access token',
        querystring: refreshQuery,
        response: { 200: tokenRecord },
      },
      config: {
        permission: 'public',
        errors: ['not_authenticated', 'token_expired', 'session_revoked', 'too_many_attempts'],
      },
    },
    async (request, reply) => {
      const presented = request.cookies[refreshCookieName(deps.config)];
      const refreshed = await refreshSession(deps, presented, request.query.rotate === 'true', request.ip).catch(
        (error) => {
          if (error instanceof Refusal && error.status === 401) clearCookies(reply, deps);
          throw error;
        },
      );
      const { userId, sessionId, expiresAt, refreshToken } = refreshed;
      const maxAge = Math.floor((Date.parse(expiresAt) - Date.parse(deps.clock.now())) / 1_000);
      const user = await shownUserById(deps, userId);
      // The name as it is by now: it may have changed since the sign-in.
      if (refreshToken !== null)
        give(reply, refreshCookie(deps.config, refreshToken, maxAge), nameCookie(deps.config, user.account, maxAge));
      return { user, ...(await issueAccessToken(deps, userId, sessionId)), signature: user.signature };
    },
  );
}

function registerLogout(app: FastifyInstance, deps: Deps): void {
  for (const url of ['/auth/logout/', '/user/logout/']) {
    typed(app).post(
      url,
      { schema: { tags, summary: 'Sign out', response: { 204: noContent } }, config: { permission: 'public' } },
      async (request, reply) => {
        const [scheme, token] = (request.headers.authorization ?? '').split(' ');
        await endSession(
          deps,
          scheme === 'Bearer' && token ? token : null,
          request.cookies[refreshCookieName(deps.config)],
        );
        clearCookies(reply, deps);
        return reply.code(204).send();
      },
    );
  }
}

function registerValidate(app: FastifyInstance, deps: Deps): void {
  typed(app).post(
    '/auth/token/validate/',
    {
      schema: {
        tags,
        summary: 'Whether an access token still counts',
        body: validateBody,
        response: { 200: validateAnswer },
      },
      config: { permission: 'public', errors: ['not_authenticated', 'token_expired', 'session_revoked'] },
    },
    async (request) => {
      const claims = await readAccessToken(deps, request.body.token);
      await actorOfSession(deps, claims);
      return { valid: true as const, exp: claims.exp };
    },
  );
}

function give(reply: FastifyReply, ...cookies: readonly Cookie[]): void {
  for (const { name, value, options } of cookies) reply.setCookie(name, value, options);
}

function clearCookies(reply: FastifyReply, { config }: Deps): void {
  give(reply, refreshCookie(config, '', 0), hintCookie(config, null, 0), nameCookie(config, null, 0));
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
