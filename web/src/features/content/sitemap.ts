import type { LoaderFunctionArgs } from 'react-router';
import { webHost } from '../../app/web-host.ts';
import { publicPaths } from './content.port.ts';

/** The public pages, for search engines. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { siteUrl } = context.get(webHost).facts;
  const urls = publicPaths().map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
