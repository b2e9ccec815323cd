import type { LoaderFunctionArgs } from 'react-router';
import { webHost } from '../../app/web-host.ts';

/** What is nobody's but the people's who sign in. */
const closed = [
  'api',
  'dev',
  'dashboard',
  'orders',
  'claims',
  'help-center',
  'inventory',
  'insights',
  'internal',
  'my-profile',
  'notifications',
  'payouts',
  'price-reductions',
  'trending-products',
  'warehouse',
  'login',
  'logout',
  'reset-password',
  'activate-account',
  'unsubscribe',
  'embed',
];

/** Public pages may be indexed, the portal may not; a preview is not for search engines at all. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { siteUrl, environment } = context.get(webHost).facts;
  const rules = environment === 'preview' ? ['Disallow: /'] : closed.map((path) => `Disallow: /${path}/`);
  return new Response(['User-agent: *', ...rules, `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
