/** What stands above everything that is not the API's. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Headers of every page, asset and error; the content policy comes with the document, errors get the strictest. */
export function setPageHeaders(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const strict =
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'";
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', strict);
  reply.headers({
    'x-content-type-options': 'nosniff',
    'x-frame-options': reply.getHeader('x-frame-options') ?? 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    'x-request-id': request.id,
  });
  if (config.siteBaseUrl.startsWith('https:'))
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
