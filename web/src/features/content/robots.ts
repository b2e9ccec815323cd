import type { LoaderFunctionArgs } from 'react-router';
import { webHost } from '../../app/web-host.ts';

/** Public pages may be indexed in production; the portal and every other environment may not. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { siteUrl, environment } = context.get(webHost).facts;
  const rules =
    environment === 'production' ? ['Allow: /$', 'Allow: /legal/', 'Allow: /assets/', 'Disallow: /'] : ['Disallow: /'];
  return new Response(['User-agent: *', ...rules, `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
