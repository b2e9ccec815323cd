/**
 * Against requests forged by other sites: unsafe methods are refused when the browser says they come from elsewhere.
 * Beside it the refresh cookie is SameSite=Strict and every body must be JSON, which no form can send. In development the
 * address a page was opened at will do; elsewhere a name that leads here is not ours because it does.
 */
import { commonMessages } from '@quayside/contract/messages/common';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kernel/errors.ts';
import type { Config } from '../config.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

export function registerCrossSiteGuard(app: FastifyInstance, config: Config): void {
  const site = new URL(config.siteBaseUrl).origin;
  const isDevelopment = config.environment === 'development';
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method)) return;
    const { origin } = request.headers;
    const fetchSite = request.headers['sec-fetch-site'];
    const isOurs =
      origin === undefined || origin === site || (isDevelopment && isSameHost(origin, request.headers.host));
    const isForeign = fetchSite === 'cross-site' || !isOurs;
    if (isForeign) throw new Refusal('cross_site_refused', 403, commonMessages.cross_site_refused);
  });
}

function isSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
